import { type CartStorage, repairCart } from '#core/purchase/cart/index.ts';
import { localStored } from './stored.ts';

/** A cart in local storage under a name, repaired on every read. */
export const createLocalStorageCart = (name: string): CartStorage => {
  const stored = localStored(name);
  return {
    load: () => repairCart(stored.read()),
    save: (cart) => stored.write(cart),
    onChangeElsewhere: (listener) => stored.onChangeElsewhere((value) => listener(repairCart(value))),
  };
};
