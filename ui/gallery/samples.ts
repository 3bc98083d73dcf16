import type { Product } from '#core/catalog/products/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { fromMdl } from '#core/kernel/shared/index.ts';
import type { CartLine, CartStorage } from '#core/purchase/cart/index.ts';
import type { OpeningSpan, Region, Shop } from '#core/purchase/delivery/index.ts';
import { PLAIN_SHELL, type Shell } from '#core/site/settings/index.ts';
import type { World } from '#ui/renderer/world.ts';
import banner from './pictures/banner.svg?url';
import phone from './pictures/phone.svg?url';
import tablet from './pictures/tablet.svg?url';

export const pictures = { phone, tablet, banner };

/** An accent as an operator may set it. */
export const ACCENT = '#CC3D08';

/** Words in Russian and Romanian; a language that they are not in gets the Russian ones. */
export const inBoth = (ru: string, ro: string) => {
  const words: Partial<Record<Locale, string>> = { ru, ro };
  return (locale: Locale): string => words[locale] ?? ru;
};

export const title = inBoth('Смартфон Aurora 12 Pro 12/256 ГБ, синий', 'Smartphone Aurora 12 Pro 12/256 GB, albastru');
export const longTitle = inBoth(
  'Беспроводной вертикальный пылесос Aurora V15 Detect Absolute с лазерной подсветкой, станцией самоочистки и набором насадок для мебели, матрасов и автомобиля',
  'Aspirator vertical fără fir Aurora V15 Detect Absolute cu iluminare laser, stație de autocurățare și set de accesorii pentru mobilă, saltele și automobil',
);
export const sentence = inBoth(
  'Камера видит в темноте, батареи хватает на два дня, а зарядка занимает полчаса.',
  'Camera vede pe întuneric, bateria ține două zile, iar încărcarea durează o jumătate de oră.',
);
export const longText = inBoth(
  'Пользуюсь третий месяц. Экран яркий даже на солнце, камера быстрая, батареи хватает на полтора дня. Сначала сомневался из-за размера, но в руке лежит удобно.\n\nСлово без единого пробела тоже должно поместиться: превысокомногорассмотрительствующий.',
  'Îl folosesc de trei luni. Ecranul e luminos chiar și la soare, camera e rapidă, bateria ține o zi și jumătate. La început am avut îndoieli din cauza mărimii, dar stă bine în mână.\n\nUn cuvânt fără niciun spațiu trebuie să încapă și el: pneumonoultramicroscopicsilicovolcaniconioză.',
);

/** A phone that is sold, changed as the state wants it. */
export const product = (locale: Locale, changes: Partial<Product> = {}): Product => ({
  productId: 'gallery-phone',
  code: 'MI12345678',
  url: 'aurora-12-pro',
  title: title(locale),
  caption: sentence(locale),
  brand: 'Aurora',
  price: fromMdl(12_999),
  discount: 0,
  promoDiscount: 0,
  deliveryFees: { standard: fromMdl(60), express: fromMdl(120), regionPrice: fromMdl(90) },
  categories: [{ url: 'smartphones', title: inBoth('Смартфоны', 'Smartphone-uri')(locale) }],
  image: phone,
  labels: [],
  rating: 4.6,
  reviewCount: 128,
  inStock: true,
  ...changes,
});

export const partnersProduct = (locale: Locale): Product =>
  product(locale, { discount: fromMdl(1_000), tierPrices: { second: fromMdl(11_499) } });

/** Where these lines were kept. */
export const storageOf = (...lines: readonly CartLine[]): CartStorage => ({
  load: () => lines,
  save: () => undefined,
  onChangeElsewhere: () => () => undefined,
});

/** The world of a visitor who has these lines in the cart. */
export const withCart = (...lines: readonly CartLine[]): Partial<World> => ({ cartStorage: storageOf(...lines) });

/** What surrounds a page: an operator who lends by the month. */
export const shellOf = (locale: Locale): Shell => ({
  ...PLAIN_SHELL,
  settings: {
    ...PLAIN_SHELL.settings,
    siteName: 'Gallery',
    phones: { ...PLAIN_SHELL.settings.phones, main: '+37322840100' },
  },
  creditPartners: [
    {
      partnerId: 'credit',
      name: 'credit',
      title: inBoth('Кредит', 'Credit')(locale),
      terms: '',
      months: [12, 24],
      yearlyRate: 0,
      commission: 0,
      minAmount: fromMdl(1_000),
      maxAmount: fromMdl(100_000),
    },
  ],
});

const allWeek = (opens: string, closes: string): readonly OpeningSpan[] =>
  ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({ weekday, opens, closes }));

/** Hours of a shop, by how it stands at the gallery's time. */
export const hours = {
  open: allWeek('09:00', '20:00'),
  closesSoon: allWeek('09:00', '13:30'),
  closed: allWeek('15:00', '20:00'),
} as const;

export const shop = (locale: Locale, changes: Partial<Shop> = {}): Shop => ({
  shopId: '1',
  title: inBoth('Магазин на Измаил', 'Magazinul de pe Ismail')(locale),
  address: inBoth('Кишинёв, улица Измаил, 84', 'Chișinău, strada Ismail, 84')(locale),
  phone: '+37322840100',
  hours: '',
  schedule: hours.open,
  isOpen: true,
  regionId: 'kishinev',
  latitude: 47.0245,
  longitude: 28.8323,
  ...changes,
});

/** Names of regions in both languages, as many as a list needs to be long. */
export const regionNames = [
  inBoth('Кишинёв', 'Chișinău'),
  inBoth('Бельцы', 'Bălți'),
  inBoth('Анений-Ной', 'Anenii Noi'),
  inBoth('Бричаны', 'Briceni'),
  inBoth('Кагул', 'Cahul'),
  inBoth('Калараш', 'Călărași'),
  inBoth('Каушаны', 'Căușeni'),
  inBoth('Криуляны', 'Criuleni'),
  inBoth('Дондюшаны', 'Dondușeni'),
  inBoth('Единец', 'Edineț'),
  inBoth('Фалешты', 'Fălești'),
  inBoth('Флорешты', 'Florești'),
  inBoth('Хынчешты', 'Hîncești'),
  inBoth('Оргеев', 'Orhei'),
  inBoth('Сороки', 'Soroca'),
  inBoth('Унгены', 'Ungheni'),
];

/** A region that costs the same as others, the first of all names having the number 0. */
export const region = (locale: Locale, place: number, changes: Partial<Region> = {}): Region => ({
  regionId: `region-${place}`,
  label: regionNames[place]?.(locale) ?? '',
  localities: [],
  fees: { standard: { from: fromMdl(90), to: fromMdl(440) } },
  ...changes,
});

/** A field that several stories have. */
export const street = inBoth('Улица и дом', 'Strada și numărul');
