import { requiredContext } from '#ui/app/required-context.ts';
import type { ReviewFormStore } from './review-form-store.ts';

/** The review being written. */
export const [ReviewFormContext, useReviewForm] = requiredContext<ReviewFormStore>('ReviewForm');
