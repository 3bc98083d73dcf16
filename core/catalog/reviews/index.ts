export { createReviewList, hasMoreReviews, type ReviewList, UNREAD_REVIEWS } from './list-reviews.ts';
export type { ReviewDesk, ReviewPage } from './ports.ts';
export {
  AUTHOR_MAX,
  REVIEW_TEXT_MAX,
  type Review,
  type ReviewDraft,
  type ReviewErrors,
  type Stars,
  starDistribution,
  stars,
  type ValidReview,
} from './reviews.ts';
export { createReviewForm, UNWRITTEN_REVIEW, type WrittenReview } from './write-review.ts';
