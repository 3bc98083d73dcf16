import type { OnDemand } from '#ui/app/on-demand.ts';
import { providedHook } from '#ui/app/provided.ts';
import type { ReviewFormStore } from './review-form-store.ts';

/** The review being written, whose code comes on the first need. */
export const useReviewFormOnDemand =
  providedHook<OnDemand<ConstructorParameters<typeof ReviewFormStore>, ReviewFormStore>>('ReviewForm');
