export type { ReviewDesk, ReviewPage } from './ports.ts';
export {
  AUTHOR_MAX,
  appendReviews,
  EMPTY_REVIEW,
  FIRST_REVIEW_PAGE,
  hasMoreReviews,
  REVIEW_TEXT_MAX,
  type Review,
  type ReviewDraft,
  type ReviewErrors,
  type Stars,
  starDistribution,
  stars,
  type ValidReview,
} from './reviews.ts';
export { makeLoadReviews, makePostReview, type ReviewProblem } from './use-cases.ts';
