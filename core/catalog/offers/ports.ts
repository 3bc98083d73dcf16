import type { Breadcrumb, CategoryLink, Product, SeoInfo } from '#core/catalog/products/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Failure, Result, TintedPictureFields } from '#core/kernel/shared/index.ts';
import type { DayOffer } from './day-offer.ts';

/** A promotion, as lists know it. */
export interface Promotion extends TintedPictureFields {
  readonly url: string;
  readonly title: string;
  /** Summary in one sentence; may be empty. */
  readonly lead: string;
  readonly isActive: boolean;
  /** ISO dates. */
  readonly startsAt?: string;
  readonly endsAt?: string;
}

/** The whole page of a promotion. */
export interface PromotionPage {
  readonly promotion: Promotion;
  /** Clean HTML. */
  readonly html: string;
  readonly products: readonly Product[];
  readonly seo: SeoInfo;
}

/** The best discounted products of one top category. */
export interface OfferGroup {
  readonly category: CategoryLink;
  /** How many of its products are discounted. */
  readonly totalCount: number;
  readonly products: readonly Product[];
}

/** One page of the discounted products of a category of any level. */
export interface CategoryOffers {
  readonly title: string;
  readonly products: readonly Product[];
  readonly totalCount: number;
  /** From the top level down to the category itself. */
  readonly breadcrumbs: readonly Breadcrumb[];
}

type Answer<Value> = Promise<Result<Value, Failure>>;

/** Knows what is sold at a better price, and until when. */
export interface OfferDesk {
  promotions(query: { readonly locale: Locale }, signal?: AbortSignal): Answer<readonly Promotion[]>;
  /** One promotion with its products; `not_found` when it does not exist. */
  promotion(query: { readonly locale: Locale; readonly url: string }, signal?: AbortSignal): Answer<PromotionPage>;
  /** Today's offer, or null. */
  dayOffer(query: { readonly locale: Locale }, signal?: AbortSignal): Answer<DayOffer | null>;
  /** Top categories that have discounted products. */
  groups(query: { readonly locale: Locale }, signal?: AbortSignal): Answer<readonly OfferGroup[]>;
  /** Discounted products of a category, `page` from 1; `not_found` for an unknown category. */
  inCategory(
    query: { readonly locale: Locale; readonly category: string; readonly page: number },
    signal?: AbortSignal,
  ): Answer<CategoryOffers>;
}
