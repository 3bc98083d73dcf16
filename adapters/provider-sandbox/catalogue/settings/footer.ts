import type { SeedSettings } from '#adapters/provider-sandbox/catalogue/settings-model.ts';
import { b } from '#adapters/provider-sandbox/catalogue/text.ts';

export const footer: SeedSettings['footer'] = {
  columns: [
    {
      title: b('Покупателям', 'Pentru cumpărători'),
      links: [
        { title: b('Доставка', 'Livrare'), url: '/delivery' },
        { title: b('Кредит', 'Credit'), url: '/credit' },
        { title: b('Акции', 'Promoții'), url: '/promo' },
        { title: b('Предложение дня', 'Oferta zilei'), url: '/dayoffer' },
        { title: b('Скидки', 'Reduceri'), url: '/discount' },
        { title: b('Трейд-ин', 'Trade-in'), url: '/trade-in' },
      ],
    },
    {
      title: b('Zori', 'Zori'),
      links: [
        { title: b('О нас', 'Despre noi'), url: '/about' },
        { title: b('Магазины и контакты', 'Magazine și contacte'), url: '/contacts' },
        { title: b('Новости', 'Noutăți'), url: '/newmorning' },
        { title: b('Видеообзоры', 'Recenzii video'), url: '/review' },
        { title: b('Отзывы', 'Părerile clienților'), url: '/feedbacks' },
        { title: b('Вакансии', 'Cariere'), url: '/career' },
        { title: b('Партнёрам', 'Parteneri'), url: '/partners' },
      ],
    },
    {
      title: b('Помощь', 'Asistență'),
      links: [
        { title: b('Сервисный центр', 'Centru de service'), url: '/service' },
        { title: b('Страхование техники', 'Asigurarea dispozitivelor'), url: '/insurance' },
        { title: b('Все категории', 'Toate categoriile'), url: '/produs' },
        { title: b('Весь каталог', 'Tot catalogul'), url: '/products-feed' },
        { title: b('Условия и конфиденциальность', 'Termeni și confidențialitate'), url: '/terms' },
      ],
    },
  ],
  legal: b(
    'Цены указаны в молдавских леях с НДС. Изображения товаров могут незначительно отличаться от оригинала.',
    'Prețurile sunt indicate în lei moldovenești și includ TVA. Imaginile produselor pot diferi ușor de original.',
  ),
  copyright: b('© 2026 Zori. Магазин электроники', '© 2026 Zori. Magazin de electronice'),
};
