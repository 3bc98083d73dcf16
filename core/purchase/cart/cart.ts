import { type PriceTier, type Product, RETAIL, sellableTier } from '#core/catalog/products/index.ts';

/** One line item of the cart. */
export interface CartLine {
  readonly product: Product;
  /** Pieces, at least 1. */
  readonly count: number;
  /** The price that it is sold at, as far as its product has it. */
  readonly tier: PriceTier;
  /** Most pieces of one product per order; absent without a limit (rule CART-17). */
  readonly soldAtOnce?: number;
}

export type Cart = readonly CartLine[];

/** A cart with nothing in it (rule CART-9). */
export const EMPTY_CART: Cart = [];
/** Most different products in one order (rule CART-27). */
export const MAX_CART_LINES = 100;
/** Most pieces of one product that a visitor orders at once, unless configured otherwise (rule CART-17). */
export const VISITORS_PIECES = 99;
/** Most pieces that any line is read with, a partner's too: what is more is a slip of the hand (rule CART-17). */
export const MAX_LINE_COUNT = 999_999;

/** Adds the limit per product to each line; undefined means no limit (rule CART-17). */
export const boundedCart = (cart: Cart, soldAtOnce: number | undefined): Cart =>
  soldAtOnce === undefined ? cart : cart.map((line) => ({ ...line, soldAtOnce }));

/**
 * Puts a product in: a new line of one piece, or one piece more of the line that is there. Its tier
 * becomes what this adding says, so a plain repeated add resets it (rules CART-1, CART-2). A product more than a cart can
 * have stays out (rule CART-27).
 */
export const addToCart = (cart: Cart, product: Product, tier: PriceTier = RETAIL): Cart => {
  const present = cart.find((line) => line.product.productId === product.productId);
  if (!present) return cart.length < MAX_CART_LINES ? [...cart, { product, count: 1, tier }] : cart;
  return replaceLine(cart, { product, count: Math.min(present.count + 1, MAX_LINE_COUNT), tier });
};

/** Several pieces of a product that go to the cart together. */
export interface PutLine extends CartLine {
  /** Most pieces of it that there are. */
  readonly most: number;
}

/**
 * Puts several products in at once, each with its count: a line that is there gets so many pieces more, as far as there
 * are so many, and never loses any; its tier becomes what this adding says (rules CART-2, CART-17, CART-21).
 */
export const putLines = (cart: Cart, lines: readonly PutLine[]): Cart =>
  lines.reduce((filled, { product, count, tier, most }) => {
    const present = filled.find((line) => line.product.productId === product.productId)?.count ?? 0;
    const wanted = Math.max(present, Math.min(present + count, most, MAX_LINE_COUNT));
    return setCount(addToCart(filled, product, tier), product.productId, wanted);
  }, cart);

/** How many pieces of a product are in the cart; 0 when it is not (rule CART-28). */
export const piecesOf = (cart: Cart, productId: string): number =>
  cart.find((line) => line.product.productId === productId)?.count ?? 0;

/** At which price a product is in the cart; undefined when it is not. */
export const tierOf = (cart: Cart, productId: string): PriceTier | undefined =>
  cart.find((line) => line.product.productId === productId)?.tier;

/** Sets how many pieces a line has: 0 removes it, a negative or broken count is ignored (rules CART-3, CART-4). */
export const setCount = (cart: Cart, productId: string, count: number): Cart => {
  if (!Number.isInteger(count) || count < 0) return cart;
  if (count === 0) return removeFromCart(cart, productId);
  return cart.map((line) =>
    line.product.productId === productId ? { ...line, count: Math.min(count, MAX_LINE_COUNT) } : line,
  );
};

/**
 * Sells a line at another price; a product that does not have it is sold at the retail one (rule CART-22). The pieces
 * stay as they are.
 */
export const setTier = (cart: Cart, productId: string, tier: PriceTier): Cart =>
  cart.map((line) =>
    line.product.productId === productId ? { ...line, tier: sellableTier(line.product, tier) } : line,
  );

/** Takes a line out (rule CART-3). */
export const removeFromCart = (cart: Cart, productId: string): Cart =>
  cart.filter((line) => line.product.productId !== productId);

/** A removed line and its former place. */
export interface RemovedLine {
  readonly line: CartLine;
  readonly place: number;
}

/** Restores a removed line to its place; a line that was added again since is unchanged (rule CART-29). */
export const putBack = (cart: Cart, { line, place }: RemovedLine): Cart =>
  isInCart(cart, line.product.productId) ? cart : cart.toSpliced(place, 0, line);

/** Takes out what was ordered, pieces of each product; what came in since stays (rule CART-24). */
export const takeOut = (cart: Cart, ordered: readonly { readonly productId: string; readonly count: number }[]): Cart =>
  ordered.reduce((lines, { productId, count }) => {
    const present = lines.find(({ product }) => product.productId === productId);
    return present ? setCount(lines, productId, Math.max(0, present.count - count)) : lines;
  }, cart);

/** Pieces in the whole cart: the number on the cart button (rule CART-5). */
export const itemCount = (cart: Cart): number => cart.reduce((sum, line) => sum + line.count, 0);

/** Whether a product has a line (rule CART-5). */
export const isInCart = (cart: Cart, productId: string): boolean =>
  cart.some((line) => line.product.productId === productId);

const replaceLine = (cart: Cart, changed: CartLine): Cart =>
  cart.map((line) => (line.product.productId === changed.product.productId ? changed : line));
