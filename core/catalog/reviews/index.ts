export type { ReviewDesk, ReviewPage } from './ports.ts';
export {
  AUTHOR_MAX,
  appendReviews,
  EMPTY_REVIEW,
  FIRST_REVIEW_PAGE,
  hasMoreReviews,
  PRODUCT_ID_REQUIRED,
  REVIEW_TEXT_MAX,
  type Review,
  type ReviewDraft,
  type ReviewErrors,
  reviewPage,
  type Stars,
  starDistribution,
  stars,
  type ValidReview,
  validateReview,
} from './reviews.ts';
export { makeLoadReviews, makePostReview, type ReviewProblem } from './use-cases.ts';
