import type { Locale } from '#core/kernel/locale/index.ts';
import { err, type Failure, type Ids, ok, type Result, withIdempotencyKey } from '#core/kernel/shared/index.ts';
import type { ReviewDesk, ReviewPage, ReviewQuery } from './ports.ts';
import {
  FIRST_REVIEW_PAGE,
  PRODUCT_ID_REQUIRED,
  type ReviewDraft,
  type ReviewErrors,
  reviewPage,
  type ValidReview,
  validateReview,
} from './reviews.ts';

/**
 * Use-case: one page of a product's reviews, of all or of those with so many stars (rule REVIEW-5); the first is asked
 * for without its number (rule REVIEW-2). Throws `Product ID is required` without a product (rule REVIEW-1). Errors: the
 * port's own.
 */
export const createLoadReviews =
  ({ reviews }: { readonly reviews: Pick<ReviewDesk, 'page'> }) =>
  async (
    { page = FIRST_REVIEW_PAGE, ...query }: ReviewQuery,
    signal?: AbortSignal,
  ): Promise<Result<ReviewPage, Failure>> => {
    if (!query.productId) throw new Error(PRODUCT_ID_REQUIRED);
    return reviews.page({ ...query, ...reviewPage(page) }, signal);
  };

/** Why a review was not left. */
export type ReviewProblem =
  | { readonly kind: 'fields'; readonly errors: ReviewErrors }
  /** The provider took it without saying that it succeeded. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'failure'; readonly failure: Failure };

export interface PostDependencies {
  readonly reviews: Pick<ReviewDesk, 'post'>;
  readonly ids: Ids;
}

/**
 * Use-case: leaves a review of a product (rule REVIEW-4). A review without a definite answer goes under the same key
 * again, so that there is never a second one (rule REVIEW-7). Throws `Product ID is required` without a product (rule
 * REVIEW-1). Errors: a `ReviewProblem`.
 */
export const createPostReview = ({ reviews, ids }: PostDependencies) => {
  const underKey = withIdempotencyKey<ValidReview>(ids);
  return async (
    draft: ReviewDraft,
    productId: string | undefined,
    locale: Locale,
    signal?: AbortSignal,
  ): Promise<Result<'posted', ReviewProblem>> => {
    const valid = validateReview(draft, productId);
    if (!valid.ok) return err({ kind: 'fields', errors: valid.error });
    const review = valid.value;
    const answer = await underKey(review, (key) => reviews.post({ review, key, locale }, signal), signal);
    if (!answer.ok) return err({ kind: 'failure', failure: answer.error });
    return answer.value.success ? ok('posted') : err({ kind: 'refused' });
  };
};
