import type { Locale } from '#core/kernel/locale/index.ts';
import type { Failure, Result } from '#core/kernel/shared/index.ts';
import type { ProductBanner } from './banner.ts';
import type { Listing, ListingState, SearchListing } from './listing.ts';
import type { MainBanner, MenuItem, TopCategory } from './menu.ts';
import type { DescribedProduct, Product, ProductPage } from './product.ts';

type Answer<Value> = Promise<Result<Value, Failure>>;

/** Named lists of products for the home page. */
export type CollectionName = 'newest' | 'popular' | 'promo';

/** A titled row of products that the provider composes. */
export interface ProductSlider {
  readonly title: string;
  readonly href?: string;
  readonly products: readonly Product[];
}

/** The remote catalogue. Every call may be aborted; texts come in the language asked for. */
export interface ProductCatalog {
  menu(query: { locale: Locale }, signal?: AbortSignal): Answer<readonly MenuItem[]>;
  topCategories(query: { locale: Locale }, signal?: AbortSignal): Answer<readonly TopCategory[]>;
  mainBanners(query: { locale: Locale }, signal?: AbortSignal): Answer<readonly MainBanner[]>;
  sliders(query: { locale: Locale }, signal?: AbortSignal): Answer<readonly ProductSlider[]>;
  collection(query: { locale: Locale; name: CollectionName }, signal?: AbortSignal): Answer<readonly Product[]>;
  /** Products of a category of any level; `not_found` for an unknown category. */
  listing(query: { locale: Locale; category: string; state: ListingState }, signal?: AbortSignal): Answer<Listing>;
  /** Products found by a text, in one category of them when it is given; `byCategory` counts all of them. */
  search(
    query: { locale: Locale; text: string; category?: string; state: ListingState },
    signal?: AbortSignal,
  ): Answer<SearchListing>;
  /** One product; `not_found` when it does not exist, `unvalid_fields` when the answer is broken (rule PRODUCT-1). */
  product(query: { locale: Locale; url: string; category?: string }, signal?: AbortSignal): Answer<ProductPage>;
  /** The banner of a category on its products' pages (rule PRODUCT-3). */
  banner(query: { locale: Locale; categoryId: string }, signal?: AbortSignal): Answer<ProductBanner>;
  /** The same products with today's prices and stock; those no longer sold are missing. */
  current(query: { locale: Locale; productIds: readonly string[] }, signal?: AbortSignal): Answer<readonly Product[]>;
  /** The same products with all their properties; those no longer sold are missing. */
  described(
    query: { locale: Locale; productIds: readonly string[] },
    signal?: AbortSignal,
  ): Answer<readonly DescribedProduct[]>;
}
