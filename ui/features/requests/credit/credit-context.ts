import { providedHook } from '#ui/app/provided.ts';
import type { LazyStore } from '#ui/hydration/lazy-store.ts';
import type { CreditStore } from './credit-store.ts';

/** Credit purchases; the code loads on first use. */
export const useLazyCredit = providedHook<LazyStore<typeof CreditStore>>('Credit');
