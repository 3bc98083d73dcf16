import { repairViewed, VIEWED_STORED_AS, type ViewedStorage } from '#core/catalog/recently-viewed/index.ts';
import { localStored } from './stored.ts';

/** Recently viewed products in local storage, repaired on every read (rule BROWSING-10). */
export const createLocalStorageViewed = (): ViewedStorage => {
  const stored = localStored(VIEWED_STORED_AS);
  return {
    load: () => repairViewed(stored.read()),
    save: (list) => stored.write(list.length === 0 ? undefined : list),
  };
};
