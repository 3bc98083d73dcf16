import type { Product } from '#core/catalog/index.ts';

/** One line item of the cart. */
export interface CartLine {
  readonly product: Product;
  /** Pieces, at least 1. */
  readonly count: number;
  /** The line is sold at the partner's second price. */
  readonly secondPrice: boolean;
}

export type Cart = readonly CartLine[];

/** A cart with nothing in it (rule CART-9). */
export const EMPTY_CART: Cart = [];
/** Most pieces of one product in one order (rule CART-17). */
export const MAX_LINE_COUNT = 99;

/**
 * Puts a product in: a new line of one piece, or one piece more of the line that is there. Its second-price flag
 * becomes what this adding says, so a plain repeated add resets it (rules CART-1, CART-2).
 */
export const addToCart = (cart: Cart, product: Product, secondPrice = false): Cart => {
  const present = cart.find((line) => line.product.productId === product.productId);
  if (!present) return [...cart, { product, count: 1, secondPrice }];
  return replaceLine(cart, { product, count: Math.min(present.count + 1, MAX_LINE_COUNT), secondPrice });
};

/** Sets how many pieces a line has: 0 removes it, a negative or broken count is ignored (rules CART-3, CART-4). */
export const setCount = (cart: Cart, productId: string, count: number): Cart => {
  if (!Number.isInteger(count) || count < 0) return cart;
  if (count === 0) return removeFromCart(cart, productId);
  return cart.map((line) =>
    line.product.productId === productId ? { ...line, count: Math.min(count, MAX_LINE_COUNT) } : line,
  );
};

/** Takes a line out (rule CART-3). */
export const removeFromCart = (cart: Cart, productId: string): Cart =>
  cart.filter((line) => line.product.productId !== productId);

/** Pieces in the whole cart: the number on the cart button (rule CART-5). */
export const itemCount = (cart: Cart): number => cart.reduce((sum, line) => sum + line.count, 0);

/** Whether a product has a line (rule CART-5). */
export const isInCart = (cart: Cart, productId: string): boolean =>
  cart.some((line) => line.product.productId === productId);

const replaceLine = (cart: Cart, changed: CartLine): Cart =>
  cart.map((line) => (line.product.productId === changed.product.productId ? changed : line));
