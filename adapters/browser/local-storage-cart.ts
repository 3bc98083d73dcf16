import { type CartStorage, repairCart } from '#core/purchase/cart/index.ts';
import { localStored } from './stored.ts';

/** The cart in local storage under `cart`, repaired on every reading. */
export const createLocalStorageCart = (): CartStorage => {
  const stored = localStored('cart');
  return {
    load: () => repairCart(stored.read()),
    save: (cart) => stored.write(cart),
    onChangeElsewhere: (listener) => stored.onChangeElsewhere((value) => listener(repairCart(value))),
  };
};
