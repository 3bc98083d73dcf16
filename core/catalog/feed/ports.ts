import type { Product } from '#core/catalog/products/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Failure, Result } from '#core/kernel/shared/index.ts';

type Answer<Value> = Promise<Result<Value, Failure>>;

/** One page of the whole catalogue. */
export interface CataloguePage {
  readonly products: readonly Product[];
  readonly totalCount: number;
}

/** A product with what only shopping programs want to know. */
export interface FeedProduct {
  readonly product: Product;
  /** Words without markup; may be empty. */
  readonly description: string;
  /** Every view, the first one included. */
  readonly gallery: readonly string[];
  /** The number under its barcode. */
  readonly gtin?: string;
  /** The manufacturer's own number. */
  readonly mpn?: string;
}

/** Some products of the whole catalogue in a row. */
export interface FeedPart {
  readonly products: readonly FeedProduct[];
  /** What the next part is asked for by; absent at the end. */
  readonly next?: string;
}

/** Goes through the whole catalogue, category by category in the order of the menu. */
export interface CatalogueIndex {
  /** Pages from 1, of one top category if given; `not_found` for an unknown category. */
  page(
    query: { readonly locale: Locale; readonly category?: string; readonly page: number },
    signal?: AbortSignal,
  ): Answer<CataloguePage>;
}

/** The whole catalogue in parts; products added meanwhile cause no gap and no repeat. */
export interface FeedSource {
  part(query: { readonly locale: Locale; readonly after?: string }, signal?: AbortSignal): Answer<FeedPart>;
}
