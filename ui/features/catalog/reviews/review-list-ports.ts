import { providedHook } from '#ui/app/provided.ts';
import type { ReviewListStore } from './review-list-store.ts';

/** What a product's list of reviews needs of the world. */
export type ReviewListPorts = Omit<ConstructorParameters<typeof ReviewListStore>[0], 'subject'>;

export const useReviewListPorts = providedHook<ReviewListPorts>('ReviewListPorts');
