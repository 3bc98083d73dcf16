import { providedHook } from '#ui/app/provided.ts';
import type { CompareStore } from './compare-store.ts';

/** What the visitor compares. */
export const useCompare = providedHook<CompareStore>('Compare');
