import { providedHook } from '#ui/app/provided.ts';
import type { ViewedStore } from './viewed-store.ts';

/** What the visitor looked at. */
export const useViewed = providedHook<ViewedStore>('Viewed');
