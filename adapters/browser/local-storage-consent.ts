import type { ConsentStorage } from '#core/marketing/consent/index.ts';
import { localStored } from './stored.ts';

/** What the visitor has agreed to, in local storage under `consent`; no server ever sees it. */
export const createLocalStorageConsent = (): ConsentStorage => {
  const stored = localStored('consent');
  return { load: stored.read, save: stored.write };
};
