import type { OnDemand } from '#ui/app/on-demand.ts';
import { requiredContext } from '#ui/app/required-context.ts';
import type { TermsStore } from './terms-store.ts';

/** What a partner says of an order, whose code comes on the first need. */
export const [PartnerTermsContext, usePartnerTermsOnDemand] =
  requiredContext<OnDemand<ConstructorParameters<typeof TermsStore>, TermsStore>>('PartnerTerms');
