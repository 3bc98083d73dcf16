import { type PriceTier, type Product, RETAIL, sellableTier } from '#core/catalog/products/index.ts';
import { addToCart, boundedCart, type Cart, type CartLine, piecesOf } from './cart.ts';
import type { CartStorage, EarlyPiece, EarlyPieces } from './ports.ts';

interface Dependencies {
  readonly cartStorage: Pick<CartStorage, 'load' | 'save'>;
  readonly earlyPieces: Pick<EarlyPieces, 'record'>;
  /** Most pieces of one product in the cart; absent for partners, who have no limit. */
  readonly soldAtOnce?: number | undefined;
}

/**
 * Use-case: adds one piece to the stored cart before the shop's code is loaded, at this price if the product has it,
 * and records it (rules CART-1, CART-2, CART-17, CART-30). Returns the stored cart; undefined when the cart is full or
 * cannot be stored, and nothing has changed.
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
