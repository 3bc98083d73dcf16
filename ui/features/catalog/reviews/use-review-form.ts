import { useLazyReviewForm } from './review-form-context.ts';
import { ReviewFormStore } from './review-form-store.ts';

/** The review being written. */
export const useReviewForm = (): ReviewFormStore => useLazyReviewForm().get(ReviewFormStore);
