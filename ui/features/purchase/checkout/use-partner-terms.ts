import { useEffect } from 'react';
import { useLazyPartnerTerms } from './partner-terms-context.ts';
import { TermsStore } from './terms-store.ts';

/** A partner's terms of an order; the stored ones are read after the first render. */
export const usePartnerTerms = (): TermsStore => {
  const terms = useLazyPartnerTerms().get(TermsStore);
  useEffect(() => terms.start(), [terms]);
  return terms;
};
