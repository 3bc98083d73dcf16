import { type GiftStorage, repairGifts } from '#core/editorial/gift/index.ts';
import { localStored } from './stored.ts';

/** The offered gifts in local storage under `gifts`, and the time of the last order under `ordered-at`. */
export const createLocalStorageGift = (): GiftStorage => {
  const stored = localStored('gifts');
  const ordered = localStored('ordered-at');
  return {
    load: () => repairGifts(stored.read()),
    save: (offered) => stored.write(offered),
    orderedAt: () => {
      const at = ordered.read();
      return typeof at === 'number' ? at : undefined;
    },
    saveOrderedAt: (at) => ordered.write(at),
  };
};
