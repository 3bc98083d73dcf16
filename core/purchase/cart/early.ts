import { type PriceTier, type Product, RETAIL, sellableTier } from '#core/catalog/products/index.ts';
import { addToCart, boundedCart, type Cart, type CartLine, piecesOf } from './cart.ts';
import type { CartStorage, EarlyPiece, EarlyPieces } from './ports.ts';

interface Dependencies {
  readonly cartStorage: Pick<CartStorage, 'load' | 'save'>;
  readonly earlyPieces: Pick<EarlyPieces, 'record'>;
  /** Most pieces of one product in the cart; absent: there is no such bound, as for partners. */
  readonly soldAtOnce?: number | undefined;
}

/**
 * Use-case: puts one piece, at this price if the product has it, in the stored cart before the shop is there to keep it, and records it for the shop (rules CART-1,
 * CART-2, CART-17, CART-30). Gives the stored cart; undefined when the piece found no room in the cart or could not be
 * stored, so that nothing has happened.
 */
export const createAddEarly =
  ({ cartStorage, earlyPieces, soldAtOnce }: Dependencies) =>
  (product: Product, tier: PriceTier = RETAIL): Cart | undefined => {
    const wanted = addToCart(cartStorage.load(), product, sellableTier(product, tier));
    const pieces = piecesOf(wanted, product.productId);
    if (pieces === 0) return undefined;
    cartStorage.save(boundedCart(wanted, soldAtOnce));
    const stored = cartStorage.load();
    if (piecesOf(stored, product.productId) !== pieces) return undefined;
    earlyPieces.record(product.productId);
    return stored;
  };

/** The early pieces that are still in the cart, each with its line (rule CART-30). */
export const earlyLines = (
  cart: Cart,
  early: readonly EarlyPiece[],
): readonly (EarlyPiece & { readonly line: CartLine })[] =>
  early.flatMap((piece) => {
    const line = cart.find(({ product }) => product.productId === piece.productId);
    return line ? [{ ...piece, line }] : [];
  });
