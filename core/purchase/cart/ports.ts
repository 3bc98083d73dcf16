import type { Locale } from '#core/kernel/locale/index.ts';
import type { Cart } from './cart.ts';

/** Stores a shopper's cart; a broken or missing one reads as empty. */
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
  /** Added on the current page. */
  readonly isHere: boolean;
}

/** Records early additions until they are reported; a broken or missing record reads as empty. */
export interface EarlyPieces {
  /** Records a piece that was put in on the page that is shown. */
  record(productId: string): void;
  /** Gives what was recorded, and forgets it. */
  take(): readonly EarlyPiece[];
}
