import type { TermsStorage } from '#core/purchase/checkout/index.ts';
import { localStored } from './stored.ts';

/** The terms of a partner's last order, in local storage under `checkout.partner`. */
export const createLocalStorageTerms = (): TermsStorage => {
  const stored = localStored('checkout.partner');
  return { load: () => stored.read(), save: (terms) => stored.write(terms) };
};
