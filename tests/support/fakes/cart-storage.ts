import type { Cart, CartStorage } from '#core/purchase/cart/index.ts';

/** A cart kept in memory, with another tab that can change it. */
export const memoryCart = (kept: Cart = []) => {
  const listeners = new Set<(cart: Cart) => void>();
  const storage: CartStorage = {
    load: () => kept,
    save: (cart) => {
      kept = cart;
    },
    onChangeElsewhere: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const changeElsewhere = (cart: Cart) => {
    kept = cart;
    for (const listener of listeners) listener(cart);
  };
  return { storage, changeElsewhere, kept: () => kept };
};
