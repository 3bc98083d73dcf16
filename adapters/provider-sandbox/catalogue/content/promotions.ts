import { colourBySlug } from '#adapters/provider-sandbox/catalogue/colours.ts';
import type { SeedPromotion } from '#adapters/provider-sandbox/catalogue/content-model.ts';
import type { PictureFamily } from '#adapters/provider-sandbox/catalogue/model.ts';
import { b } from '#adapters/provider-sandbox/catalogue/text.ts';

type Words = readonly [title: string, lead: string, ...paragraphs: string[]];

const promotion = (
  slug: string,
  period: SeedPromotion['period'],
  goods: Partial<Pick<SeedPromotion, 'categoryUrls' | 'productUrls'>>,
  tint: string,
  [family, model, colour]: readonly [PictureFamily, string, string],
  ru: Words,
  ro: Words,
): SeedPromotion => {
  const html = ([, , ...paragraphs]: Words) => paragraphs.map((text) => `<p>${text}</p>`).join('');
  return {
    slug,
    title: b(ru[0], ro[0]),
    lead: b(ru[1], ro[1]),
    text: b(html(ru), html(ro)),
    period,
    categoryUrls: goods.categoryUrls ?? [],
    productUrls: goods.productUrls ?? [],
    tint,
    picture: { family, model, colour: colourBySlug(colour).hex },
  };
};

/** Running promotions first, then the past ones. */
export const promotions: SeedPromotion[] = [
  promotion(
    'mesyats-tepla',
    [0, 0],
    { categoryUrls: ['climate', 'kettles', 'coffee'] },
    '#F3E7DC',
    ['heater', 'xiaomi-smart-space-heater-s', 'white'],
    [
      'Месяц тепла',
      'Обогреватели, увлажнители, чайники и кофемашины по тёплым ценам.',
      'Весь месяц снижаем цены на то, что делает дом теплее. Скидка уже учтена в цене каждого товара.',
      'При покупке обогревателя вместе с увлажнителем доставка по Кишинёву бесплатна — назовите слово «ноябрь» оператору.',
    ],
    [
      'Luna căldurii',
      'Radiatoare, umidificatoare, fierbătoare și espressoare la prețuri mai calde.',
      'Toată luna reducem prețurile la ceea ce face casa mai caldă. Reducerea este deja inclusă în prețul fiecărui produs.',
      'La cumpărarea unui radiator împreună cu un umidificator livrarea în Chișinău este gratuită: spuneți-i operatorului cuvântul „noiembrie”.',
    ],
  ),
  promotion(
    'redmi-note-s-podarkom',
    [-1, 1],
    {
      categoryUrls: ['redmi-note'],
      productUrls: ['redmi-note-15-pro-5g-8-256-mist-blue', 'redmi-note-15-pro-plus-5g-8-256-mocha'],
    },
    '#E6ECF3',
    ['phone', 'redmi-note-15-pro-plus-5g', 'mocha'],
    [
      'Redmi Note 15 с подарком',
      'К каждому телефону серии — защитное стекло с поклейкой.',
      'Выберите любой Redmi Note 15 и получите стекло в подарок. Наклеим в магазине за пять минут или положим в посылку.',
      'Покупателям Pro+ дополнительно дарим чехол. Количество подарков ограничено.',
    ],
    [
      'Redmi Note 15 cu cadou',
      'La fiecare telefon din serie, sticlă de protecție cu montaj.',
      'Alegeți orice Redmi Note 15 și primiți sticla în dar. O aplicăm în magazin în cinci minute sau o punem în colet.',
      'La Pro+ adăugăm și o husă. Numărul cadourilor este limitat.',
    ],
  ),
  promotion(
    'trade-in-plus-1000',
    [-2, 1],
    { categoryUrls: ['apple-iphone', 'galaxy-s'] },
    '#EAEAEF',
    ['phone', 'samsung-galaxy-s26-ultra', 'violet'],
    [
      'Трейд-ин: плюс 1\u00a0000\u00a0MDL',
      'Сдайте старый телефон и получите тысячу сверху на новый флагман.',
      'Оценим ваше устройство и добавим 1\u00a0000\u00a0MDL к его стоимости при покупке iPhone или Galaxy S.',
      'Принимаем телефоны любых марок не старше шести лет, даже с разбитым стеклом.',
    ],
    [
      'Trade-in: plus 1\u00a0000\u00a0MDL',
      'Predați telefonul vechi și primiți o mie în plus pentru un flagship nou.',
      'Evaluăm dispozitivul și adăugăm 1\u00a0000\u00a0MDL la valoarea lui când cumpărați un iPhone sau un Galaxy S.',
      'Primim telefoane de orice marcă, nu mai vechi de șase ani, chiar și cu sticla spartă.',
    ],
  ),
  promotion(
    'umnyy-dom-minus-15',
    [-1, 0],
    { categoryUrls: ['smart-home'] },
    '#E5EFE4',
    ['smart-plug', 'tp-link-tapo-p110', 'white'],
    [
      'Соберите умный дом',
      'Три устройства в заказе — скидка 15% на самое недорогое.',
      'Добавьте в корзину любые три товара из раздела «Умный дом». Оператор вычтет скидку при подтверждении.',
      'Не знаете, с чего начать? Розетка, лампа и камера — готовый набор на первый вечер.',
    ],
    [
      'Creați-vă casa inteligentă',
      'Trei dispozitive în comandă, 15% reducere la cel mai ieftin.',
      'Adăugați în coș orice trei produse din „Casă inteligentă”. Operatorul scade reducerea la confirmare.',
      'Nu știți de unde să începeți? O priză, un bec și o cameră sunt setul pentru prima seară.',
    ],
  ),
  promotion(
    'igrovaya-subbota',
    [0, 1],
    {
      categoryUrls: ['gaming', 'gaming-headsets'],
      productUrls: ['sony-dualsense-white', 'sony-playstation-5-slim-1024gb-white'],
    },
    '#E8E4F0',
    ['gamepad', 'sony-dualsense', 'white'],
    [
      'Игровая суббота',
      'Каждую субботу — второй геймпад за полцены.',
      'По субботам при покупке консоли второй геймпад обойдётся вдвое дешевле. Действует в магазинах и на сайте.',
      'А на Ботанике можно поиграть до покупки: стенд открыт с полудня до шести.',
    ],
    [
      'Sâmbăta jocurilor',
      'În fiecare sâmbătă, al doilea controler la jumătate de preț.',
      'Sâmbăta, la cumpărarea unei console, al doilea controler costă pe jumătate. Valabil în magazine și pe site.',
      'Iar la Botanica puteți juca înainte de cumpărare: standul e deschis de la prânz până la șase.',
    ],
  ),
  promotion(
    'shkolnyy-bazar',
    ['2026-08-10', '2026-09-15'],
    { categoryUrls: ['tablets', 'everyday-laptops', 'backpacks'] },
    '#EEF1E2',
    ['backpack', 'lenovo-casual-b210', 'navy'],
    [
      'Школьный базар',
      'Планшеты, ноутбуки и рюкзаки к первому звонку.',
      'К каждому ноутбуку дарили рюкзак, а к планшету — настройку родительского контроля.',
      'Акция завершена. Спасибо всем первоклассникам и их родителям.',
    ],
    [
      'Târgul școlar',
      'Tablete, laptopuri și rucsacuri pentru primul sunet de clopoțel.',
      'La fiecare laptop am oferit un rucsac, iar la tabletă, configurarea controlului parental.',
      'Promoția s-a încheiat. Mulțumim tuturor bobocilor și părinților lor.',
    ],
  ),
  promotion(
    'leto-na-samokate',
    ['2026-05-15', '2026-08-31'],
    { categoryUrls: ['electric-scooters'] },
    '#E3EEE6',
    ['scooter', 'ninebot-f3-pro', 'graphite'],
    [
      'Лето на самокате',
      'Шлем и первое обслуживание в подарок.',
      'Летом каждый самокат уезжал от нас со шлемом, а через месяц мы бесплатно подтягивали тормоза.',
      'Акция завершена, но сервис по-прежнему ждёт вас.',
    ],
    [
      'Vara pe trotinetă',
      'Casca și prima revizie în dar.',
      'Vara fiecare trotinetă a plecat de la noi cu o cască, iar după o lună am reglat gratuit frânele.',
      'Promoția s-a încheiat, dar service-ul vă așteaptă în continuare.',
    ],
  ),
  promotion(
    'martovskie-podarki',
    ['2026-02-20', '2026-03-10'],
    { categoryUrls: ['beauty-and-health'], productUrls: ['dreame-hair-glory-pink'] },
    '#F7E4EA',
    ['hair-dryer', 'dreame-hair-glory', 'pink'],
    [
      'Мартовские подарки',
      'Фены, щётки и весы со скидкой и праздничной упаковкой.',
      'Упаковали в мартовскую ленту больше тысячи подарков.',
      'Акция завершена, до встречи следующей весной.',
    ],
    [
      'Cadouri de mărțișor',
      'Uscătoare, periuțe și cântare la reducere, cu ambalaj festiv.',
      'Am legat cu șnur de mărțișor peste o mie de cadouri.',
      'Promoția s-a încheiat, ne vedem la primăvară.',
    ],
  ),
];
