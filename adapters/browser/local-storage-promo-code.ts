import type { PromoCodeStorage } from '#core/purchase/promo-code/index.ts';
import { localStored } from './stored.ts';

/** The entered and the offered promo codes, in local storage under `promoCodes`. */
export const createLocalStoragePromoCode = (): PromoCodeStorage => {
  const stored = localStored('promoCodes');
  return { load: stored.read, save: stored.write };
};
