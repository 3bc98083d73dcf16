import type { TermsStorage } from '#core/purchase/checkout/index.ts';
import { localStored } from './stored.ts';

/** What a partner said of the last order, in local storage. */
export const createLocalStorageTerms = (): TermsStorage => {
  const stored = localStored('checkout.partner');
  return { load: () => stored.read(), save: (terms) => stored.write(terms) };
};
