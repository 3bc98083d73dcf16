import type { Product } from '#core/catalog/products/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Failure, Result } from '#core/kernel/shared/index.ts';
import type { SearchAnswer } from './search.ts';

interface SearchQuery {
  readonly locale: Locale;
  readonly text: string;
}

/** A product with how many pieces of it there are. */
export interface StockedProduct {
  readonly product: Product;
  /** Pieces in all shops together; absent when it is not given. */
  readonly available?: number;
}

/** Where products are found by a text. */
export interface SearchDesk {
  /** The first products, the total, and counts by category. */
  byText(query: SearchQuery, signal?: AbortSignal): Promise<Result<SearchAnswer, Failure>>;
  /** Products whose code begins like the text. */
  byCode(query: SearchQuery, signal?: AbortSignal): Promise<Result<SearchAnswer, Failure>>;
  /** The products that have exactly these codes, 100 at most; codes that no product has are passed over. */
  byCodes(
    query: { locale: Locale; codes: readonly string[] },
    signal?: AbortSignal,
  ): Promise<Result<readonly StockedProduct[], Failure>>;
  /** Texts that many search for. */
  popular(query: { locale: Locale }, signal?: AbortSignal): Promise<Result<readonly string[], Failure>>;
}
