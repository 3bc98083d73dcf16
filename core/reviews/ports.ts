import type { Locale } from '#core/locale/index.ts';
import type { Failure, Result } from '#core/shared/index.ts';
import type { Review, Stars, ValidReview } from './reviews.ts';

/** One page of a product's reviews. */
export interface ReviewPage {
  readonly reviews: readonly Review[];
  readonly total: number;
  /** How many reviews of the product give how many stars. */
  readonly counts: Readonly<Partial<Record<Stars, number>>>;
}

/** Where reviews are read and left. */
export interface ReviewDesk {
  /** Newest first; `page` only above 1. */
  page(
    query: { readonly productId: string; readonly page?: number; readonly locale: Locale },
    signal?: AbortSignal,
  ): Promise<Result<ReviewPage, Failure>>;
  post(
    query: { readonly review: ValidReview; readonly locale: Locale },
    signal?: AbortSignal,
  ): Promise<Result<{ readonly success: boolean }, Failure>>;
}
