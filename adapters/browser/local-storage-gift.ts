import { type GiftStorage, repairGifts } from '#core/editorial/gift/index.ts';
import { localStored } from './stored.ts';

/** The gifts that this browser has been offered, in local storage under `gifts`. */
export const createLocalStorageGift = (): GiftStorage => {
  const stored = localStored('gifts');
  return { load: () => repairGifts(stored.read()), save: (offered) => stored.write(offered) };
};
