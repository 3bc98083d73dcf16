import type { OnDemand } from '#ui/app/on-demand.ts';
import { providedHook } from '#ui/app/provided.ts';
import type { TermsStore } from './terms-store.ts';

/** What a partner says of an order, whose code comes on the first need. */
export const usePartnerTermsOnDemand =
  providedHook<OnDemand<ConstructorParameters<typeof TermsStore>, TermsStore>>('PartnerTerms');
