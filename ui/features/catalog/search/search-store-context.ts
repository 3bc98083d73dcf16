import { providedHook } from '#ui/app/provided.ts';
import type { SearchStore } from './search-store.ts';

/** The search's store, which comes with its code on the first need; rejects when that cannot be loaded. */
export const useSearchStore = providedHook<() => Promise<SearchStore>>('SearchStore');
