import type { Cart } from './cart.ts';

/** Where a shopper's cart is kept between visits; a broken or missing one reads as empty. */
export interface CartStorage {
  load(): Cart;
  save(cart: Cart): void;
  /** Calls back when another tab changed the cart; gives the way to stop. */
  onChangeElsewhere(listener: (cart: Cart) => void): () => void;
}
