import type { Locale } from '#core/kernel/locale/index.ts';
import type { Failure, Result } from '#core/kernel/shared/index.ts';
import type { Review, Stars, ValidReview } from './reviews.ts';

/** One page of a product's reviews, or of those with so many stars. */
export interface ReviewPage {
  readonly reviews: readonly Review[];
  /** How many there are on all pages. */
  readonly total: number;
  /** How many of all reviews of the product give how many stars, however they are narrowed (rule REVIEW-5). */
  readonly counts: Readonly<Partial<Record<Stars, number>>>;
}

/** Which reviews are asked for. */
export interface ReviewQuery {
  readonly productId: string;
  /** Only above 1 (rule REVIEW-2). */
  readonly page?: number;
  /** Only those with so many stars (rule REVIEW-5). */
  readonly rating?: Stars;
  readonly locale: Locale;
}

/** Where reviews are read and left. */
export interface ReviewDesk {
  /** Those in the language asked for first, then the others, the newest of either first. */
  page(query: ReviewQuery, signal?: AbortSignal): Promise<Result<ReviewPage, Failure>>;
  /** The same review under the same key is left once (rule REVIEW-7). */
  post(
    query: { readonly review: ValidReview; readonly key: string; readonly locale: Locale },
    signal?: AbortSignal,
  ): Promise<Result<{ readonly success: boolean }, Failure>>;
}
