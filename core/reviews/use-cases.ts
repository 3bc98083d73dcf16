import type { Locale } from '#core/locale/index.ts';
import { err, type Failure, ok, type Result } from '#core/shared/index.ts';
import type { ReviewDesk, ReviewPage } from './ports.ts';
import { PRODUCT_ID_REQUIRED, type ReviewDraft, type ReviewErrors, reviewPage, validateReview } from './reviews.ts';

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

/** Why a review was not left. */
export type ReviewProblem =
  | { readonly kind: 'fields'; readonly errors: ReviewErrors }
  /** The provider took it without saying that it succeeded. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'failure'; readonly failure: Failure };

/**
 * Use-case: leaves a review of a product (rule REVIEW-4). Throws `Product ID is required` without a product (rule
 * REVIEW-1). Errors: a `ReviewProblem`.
 */
export const makePostReview =
  ({ reviews }: { readonly reviews: Pick<ReviewDesk, 'post'> }) =>
  async (
    draft: ReviewDraft,
    productId: string | undefined,
    locale: Locale,
    signal?: AbortSignal,
  ): Promise<Result<'posted', ReviewProblem>> => {
    const valid = validateReview(draft, productId);
    if (!valid.ok) return err({ kind: 'fields', errors: valid.error });
    const answer = await reviews.post({ review: valid.value, locale }, signal);
    if (!answer.ok) return err({ kind: 'failure', failure: answer.error });
    return answer.value.success ? ok('posted') : err({ kind: 'refused' });
  };
export type PostReview = ReturnType<typeof makePostReview>;
