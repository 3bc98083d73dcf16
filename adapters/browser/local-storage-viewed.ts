import { repairViewed, VIEWED_STORED_AS, type ViewedStorage } from '#core/catalog/recently-viewed/index.ts';
import { localStored } from './stored.ts';

/** What was looked at in local storage, repaired on every reading (rule BROWSING-10). */
export const createLocalStorageViewed = (): ViewedStorage => {
  const stored = localStored(VIEWED_STORED_AS);
  return {
    load: () => repairViewed(stored.read()),
    save: (list) => stored.write(list.length === 0 ? undefined : list),
  };
};
