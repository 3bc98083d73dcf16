import { providedHook } from '#ui/app/provided.ts';
import type { LazyStore } from '#ui/hydration/lazy-store.ts';
import type { LeadsStore } from './leads-store.ts';

/** Requests with a name and a phone; the code loads on first use. */
export const useLazyLeads = providedHook<LazyStore<typeof LeadsStore>>('Leads');
