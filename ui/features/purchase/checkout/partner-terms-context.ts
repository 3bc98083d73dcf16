import { providedHook } from '#ui/app/provided.ts';
import type { LazyStore } from '#ui/hydration/lazy-store.ts';
import type { TermsStore } from './terms-store.ts';

/** What a partner says of an order, whose code comes on the first need. */
export const useLazyPartnerTerms = providedHook<LazyStore<typeof TermsStore>>('PartnerTerms');
