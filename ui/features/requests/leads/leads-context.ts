import { providedHook } from '#ui/app/provided.ts';
import type { LazyStore } from '#ui/hydration/lazy-store.ts';
import type { LeadsStore } from './leads-store.ts';

/** What is asked for with a name and a phone, whose code comes on the first need. */
export const useLazyLeads = providedHook<LazyStore<typeof LeadsStore>>('Leads');
