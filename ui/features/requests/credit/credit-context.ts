import { providedHook } from '#ui/app/provided.ts';
import type { LazyStore } from '#ui/hydration/lazy-store.ts';
import type { CreditStore } from './credit-store.ts';

/** Buying on credit, whose code comes on the first need. */
export const useLazyCredit = providedHook<LazyStore<typeof CreditStore>>('Credit');
