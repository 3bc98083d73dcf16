import type { ConsentStorage } from '#core/marketing/consent/index.ts';
import { localStored } from './stored.ts';

/** The visitor's consent, in local storage under `consent`. */
export const createLocalStorageConsent = (): ConsentStorage => {
  const stored = localStored('consent');
  return { load: stored.read, save: stored.write };
};
