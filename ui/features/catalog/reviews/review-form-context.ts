import type { OnDemand } from '#ui/app/on-demand.ts';
import { requiredContext } from '#ui/app/required-context.ts';
import type { ReviewFormStore } from './review-form-store.ts';

/** The review being written, whose code comes on the first need. */
export const [ReviewFormContext, useReviewFormOnDemand] =
  requiredContext<OnDemand<ConstructorParameters<typeof ReviewFormStore>, ReviewFormStore>>('ReviewForm');
