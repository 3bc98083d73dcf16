import type { Locale } from '#core/locale/index.ts';
import type { Failure, Result } from '#core/shared/index.ts';
import type { ReviewDesk, ReviewPage } from './ports.ts';
import { PRODUCT_ID_REQUIRED, reviewPage } from './reviews.ts';

/**
 * Use-case: one page of a product's reviews; the first is asked for without its number (rule REVIEW-2).
 * Throws `Product ID is required` without a product (rule REVIEW-1). Errors: the port's own.
 */
export const makeLoadReviews =
  ({ reviews }: { readonly reviews: Pick<ReviewDesk, 'page'> }) =>
  async (
    productId: string,
    page: number,
    locale: Locale,
    signal?: AbortSignal,
  ): Promise<Result<ReviewPage, Failure>> => {
    if (!productId) throw new Error(PRODUCT_ID_REQUIRED);
    return reviews.page({ productId, ...reviewPage(page), locale }, signal);
  };
export type LoadReviews = ReturnType<typeof makeLoadReviews>;
