import { requiredContext } from '#ui/app/required-context.ts';
import type { TermsStore } from './terms-store.ts';

/** A partner's own terms of the order being made. */
export const [PartnerTermsContext, usePartnerTerms] = requiredContext<TermsStore>('PartnerTerms');
