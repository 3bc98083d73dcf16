import type { SeedPage, SeedPageKey } from '../settings-model.ts';
import { b } from '../text.ts';

const soon = (ru: string, ro: string): SeedPage => ({ title: b(ru, ro), lead: b(ru, ro), html: b(`<p>${ru}</p>`, `<p>${ro}</p>`), faq: [] });

export const pages: Record<SeedPageKey, SeedPage> = {
  about_us: soon('О нас', 'Despre noi'),
  credit: soon('Кредит', 'Credit online'),
  delivery: soon('Доставка', 'Livrare'),
  discount: soon('Скидки', 'Reduceri'),
  footer: soon('Подвал', 'Subsol'),
  insurance: soon('Страхование', 'Asigurare'),
  service_center: soon('Сервис', 'Service'),
  terms_and_privacy_policy: soon('Условия', 'Termeni'),
};
