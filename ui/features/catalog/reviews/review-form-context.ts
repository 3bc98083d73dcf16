import { providedHook } from '#ui/app/provided.ts';
import type { LazyStore } from '#ui/hydration/lazy-store.ts';
import type { ReviewFormStore } from './review-form-store.ts';

/** The review being written, whose code comes on the first need. */
export const useLazyReviewForm = providedHook<LazyStore<typeof ReviewFormStore>>('ReviewForm');
