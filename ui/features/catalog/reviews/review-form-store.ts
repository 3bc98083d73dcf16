import { createReviewForm, UNWRITTEN_REVIEW } from '#core/catalog/reviews/index.ts';
import { storeOf } from '#ui/app/store-of.ts';

/** A review being written. */
export class ReviewFormStore extends storeOf(UNWRITTEN_REVIEW, createReviewForm) {}
