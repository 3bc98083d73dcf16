import type { Bilingual, PictureSpec } from './model.ts';
import type { SeedBanner, SeedFaq } from './settings-model.ts';

export interface SeedArticle {
  slug: string;
  title: Bilingual;
  lead: Bilingual;
  /** Clean HTML. */
  body: Bilingual;
  /** Words of the body that lead to a product, where they stand first. */
  mentions: { words: Bilingual; productUrl: string }[];
  /** ISO date. */
  publishedAt: string;
  /** Reads, orders the popular list. */
  views: number;
  tint: string;
  picture: PictureSpec;
}

export interface SeedVideo {
  videoId: string;
  title: Bilingual;
  description: Bilingual;
  productUrl: string;
  durationSeconds: number;
  /** Eleven characters, as YouTube writes them. */
  youtubeId: string;
  publishedAt: string;
  picture: PictureSpec;
}

export interface SeedTestimonial {
  testimonialId: string;
  author: string;
  locality: Bilingual;
  rating: number;
  /** As written by the shopper, in one language. */
  language: 'ru' | 'ro';
  text: string;
  createdAt: string;
}

export interface SeedPromotion {
  slug: string;
  title: Bilingual;
  lead: Bilingual;
  /** Clean HTML. */
  text: Bilingual;
  /** The first and the last month that it is on, counted from today's, or the first and the last day of one that is over. */
  period: readonly [first: number, last: number] | readonly [first: string, last: string];
  categoryUrls: string[];
  productUrls: string[];
  tint: string;
  picture: PictureSpec;
}

export interface SeedDayOffer {
  productUrl: string;
  /** Today's price, below the product's own. */
  price: number;
  /** Local time of day when it ends, e.g. `23:59`; the offer renews every day. */
  until: string;
  piecesTotal: number;
  piecesLeft: number;
  title: Bilingual;
  text: Bilingual;
}

export type SeedLandingBlock =
  | { kind: 'hero'; title: Bilingual; text: Bilingual; tint: string; pictures: PictureSpec[] }
  | { kind: 'text'; title: Bilingual; html: Bilingual }
  | { kind: 'products'; title: Bilingual; productUrls: string[] }
  | { kind: 'features'; title: Bilingual; items: { title: Bilingual; text: Bilingual }[] }
  | { kind: 'banner'; banner: SeedBanner }
  | { kind: 'faq'; title: Bilingual; items: SeedFaq[] };

export interface SeedLanding {
  slug: string;
  title: Bilingual;
  description: Bilingual;
  blocks: SeedLandingBlock[];
}

export interface SeedVacancy {
  vacancyId: string;
  title: Bilingual;
  city: Bilingual;
  schedule: Bilingual;
  salary: Bilingual;
  /** Clean HTML. */
  text: Bilingual;
  isActive: boolean;
}

export interface SeedCompany {
  companyId: string;
  name: Bilingual;
  text: Bilingual;
  city: Bilingual;
  /** A path of the shop; empty when it has none. */
  url: string;
}

export interface SeedTradeInModel {
  modelId: string;
  kind: string;
  brand: string;
  title: string;
  /** Memory, where it makes a difference, and what a faultless one is worth. */
  variants: { memory?: Bilingual; price: number }[];
}

export interface SeedTradeIn {
  kinds: { kind: string; title: Bilingual }[];
  conditions: {
    condition: 'excellent' | 'good' | 'worn' | 'broken';
    title: Bilingual;
    text: Bilingual;
    /** Least and highest part of the best price. */
    from: number;
    to: number;
  }[];
  models: SeedTradeInModel[];
}

export interface SeedWarranty {
  /** IMEI or serial number. */
  number: string;
  title: Bilingual;
  boughtDaysAgo: number;
  months: number;
  repairs: { acceptedDaysAgo: number; finishedDaysAgo?: number; text: Bilingual }[];
}

export interface SeedVitrinaAccount {
  login: string;
  /** Of the demonstration only. */
  password: string;
  companyName: string;
  /** How much of the common second price the company pays, in thousandths. */
  priceLevel: number;
  sellers: { id: string; name: string }[];
}

export interface SeedContent {
  news: SeedArticle[];
  videos: SeedVideo[];
  testimonials: SeedTestimonial[];
  promotions: SeedPromotion[];
  dayOffer: SeedDayOffer;
  landings: SeedLanding[];
  vacancies: SeedVacancy[];
  companies: SeedCompany[];
  tradeIn: SeedTradeIn;
  warranties: SeedWarranty[];
  vitrinaAccounts: SeedVitrinaAccount[];
}
