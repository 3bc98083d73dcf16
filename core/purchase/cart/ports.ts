import type { Locale } from '#core/kernel/locale/index.ts';
import type { Cart } from './cart.ts';

/** Where a shopper's cart is kept between visits; a broken or missing one reads as empty. */
export interface CartStorage {
  load(): Cart;
  save(cart: Cart): void;
  /** Calls back when another tab changed the cart; gives the way to stop. */
  onChangeElsewhere(listener: (cart: Cart) => void): () => void;
}

/** One piece that came into the stored cart before the shop was there to tell of it (rule CART-30). */
export interface EarlyPiece {
  readonly productId: string;
  /** The language of the page on which it was put in. */
  readonly locale: Locale;
  /** It was put in on the very page that is shown. */
  readonly isHere: boolean;
}

/** Where pieces are recorded until they are reported; what is broken or missing reads as none. */
export interface EarlyPieces {
  /** Records a piece that was put in on the page that is shown. */
  record(productId: string): void;
  /** Gives what was recorded, and forgets it. */
  take(): readonly EarlyPiece[];
}
