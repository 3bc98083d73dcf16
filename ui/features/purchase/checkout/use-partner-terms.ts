import { useEffect } from 'react';
import { useLazyPartnerTerms } from './partner-terms-context.ts';
import { TermsStore } from './terms-store.ts';

/** What a partner says of an order; what the last one left is read after the first render. */
export const usePartnerTerms = (): TermsStore => {
  const terms = useLazyPartnerTerms().get(TermsStore);
  useEffect(() => terms.start(), [terms]);
  return terms;
};
