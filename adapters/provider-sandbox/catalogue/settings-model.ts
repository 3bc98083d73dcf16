import type { creditPartners } from '#adapters/provider-sandbox/content/credit-partners.ts';
import type { Hours } from '#adapters/provider-sandbox/content/places.ts';
import type { Bilingual, PictureSpec } from './model.ts';

export interface SeedBanner {
  bannerId: string;
  title: Bilingual;
  subtitle: Bilingual;
  button: Bilingual;
  /** A category or product url of this catalogue. */
  target: { kind: 'category' | 'product'; url: string };
  /** Background tint as #RRGGBB. */
  tint: string;
  pictures: PictureSpec[];
}

export interface SeedSlider {
  sliderId: string;
  title: Bilingual;
  productUrls: string[];
}

export interface SeedPromoCode {
  code: string;
  title: Bilingual;
  /** MDL that it takes off an order's goods. */
  takesOff: number;
  /** MDL that the goods have to come to. */
  leastGoods: number;
  /** The last day on which it holds, `2026-08-31`; absent when it has none. */
  lastDay?: string;
}

export interface SeedFaq {
  question: Bilingual;
  answer: Bilingual;
}

export interface SeedPage {
  title: Bilingual;
  lead: Bilingual;
  /** Clean HTML. */
  html: Bilingual;
  faq: SeedFaq[];
  /** Where its subject is found. */
  place?: { address: Bilingual; hours: Hours; latitude: number; longitude: number };
}

export type SeedPageKey =
  | 'about_us'
  | 'credit'
  | 'delivery'
  | 'discount'
  | 'footer'
  | 'insurance'
  | 'partners'
  | 'service_center'
  | 'terms_and_privacy_policy'
  | 'trade_in';

export interface SeedFooterColumn {
  title: Bilingual;
  links: { title: Bilingual; url: string }[];
}

/** How a shop looks from where people walk by; colours are #RRGGBB. */
export interface SeedShopFront {
  wall: string;
  /** What the wall is made of; `hall` stands in a mall. */
  texture: 'plaster' | 'brick' | 'stone' | 'hall';
  sign: string;
  awning?: string;
  door: 'left' | 'right';
  evening?: boolean;
  /** Of the house. */
  number?: string;
  /** What stands in the window. */
  pictures: PictureSpec[];
}

export interface SeedSettings {
  shopName: string;
  logo: { light: string; dark: string };
  icons: { favicon: string };
  colours: Record<
    | 'accent'
    | 'accentHover'
    | 'onAccent'
    | 'ink'
    | 'muted'
    | 'hairline'
    | 'tile'
    | 'surface'
    | 'positive'
    | 'warning'
    | 'danger'
    | 'promoTint',
    string
  >;
  images: Record<'notFound' | 'compareError' | 'emptyFavorites' | 'emptySearch' | 'emptyCart' | 'emptyFilters', string>;
  phones: { main: string; landline: string; support: string; service: string };
  socials: { viber: string; instagram: string; facebook: string; tiktok: string };
  mapIcons: { shop: string; shopActive: string; pickup: string };
  buttonsSettings: Record<
    'promo' | 'news' | 'videoReview' | 'review' | 'aboutUs' | 'contacts' | 'serviceCenter' | 'tradeIn',
    boolean
  >;
  email: string;
  footer: { columns: SeedFooterColumn[]; legal: Bilingual; copyright: Bilingual };
  deliveryInfoText: Bilingual;
  mainBanners: SeedBanner[];
  /** By top category url. */
  menuBanners: Record<string, SeedBanner>;
  /** Pictures between the words of the page about the shop, by their names. */
  aboutPictures: Record<string, PictureSpec[]>;
  /** How each shop looks, by its id. */
  shopFronts: Readonly<Record<string, SeedShopFront>>;
  productSliders: SeedSlider[];
  promoCodes: SeedPromoCode[];
  pages: Record<SeedPageKey, SeedPage>;
  creditPartners: typeof creditPartners;
  popularQueries: { ru: string[]; ro: string[] };
}
