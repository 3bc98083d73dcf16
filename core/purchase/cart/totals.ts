import { finalPrice, fullPrice } from '#core/catalog/products/index.ts';
import type { Bani } from '#core/kernel/shared/index.ts';
import { type Obstacle, obstacleOf } from './availability.ts';
import type { Cart, CartLine } from './cart.ts';

/** A line's price: what a piece is sold for at its tier, times count (rules CART-6, CART-7). Bani. */
export const linePrice = ({ product, tier, count }: CartLine): Bani => finalPrice(product, tier) * count;

/** A line before any discount: what a piece costs before them, times count (rule CART-8). Bani. */
export const undiscountedLinePrice = ({ product, tier, count }: CartLine): Bani => fullPrice(product, tier) * count;

/** A line with its prices worked out. */
export interface PricedLine {
  readonly line: CartLine;
  /** Selling price of one piece, bani. */
  readonly piece: Bani;
  /** All its pieces as they are sold, bani. */
  readonly price: Bani;
  /** Struck price of all pieces, bani; absent without a discount. */
  readonly before?: Bani;
  /** Why it cannot be ordered; it is then in no sum. */
  readonly obstacle?: Obstacle;
}

/**
 * Lines with their prices and obstacles (rules CART-6 … CART-8, CART-25). A partner's price is struck from its own
 * price before discount, so that lines add up to the totals (rule SECOND-1).
 */
export const pricedLines = (cart: Cart): readonly PricedLine[] =>
  cart.map((line) => {
    const [price, before, obstacle] = [linePrice(line), undiscountedLinePrice(line), obstacleOf(line)];
    return {
      line,
      piece: linePrice({ ...line, count: 1 }),
      price,
      ...(before > price ? { before } : {}),
      ...(obstacle ? { obstacle } : {}),
    };
  });

export interface CartTotals {
  /** Sum of the lines before any discount. */
  readonly undiscounted: Bani;
  /** Sum of the lines as they are sold. */
  readonly discounted: Bani;
  readonly saving: Bani;
  /** What a promo code takes off the goods. */
  readonly code: Bani;
  readonly delivery: Bani;
  /** To be paid: discounted less the code, plus delivery. */
  readonly total: Bani;
}

/**
 * Totals of a cart with its delivery fee and the discount of a promo code; everything exact in bani (rules CART-9,
 * CART-10, CODE-2).
 */
export const cartTotals = (cart: Cart, delivery: Bani, discountOfCode: Bani = 0): CartTotals => {
  const discounted = cart.reduce((sum, line) => sum + linePrice(line), 0);
  const undiscounted = cart.reduce((sum, line) => sum + undiscountedLinePrice(line), 0);
  const code = Math.min(discountOfCode, discounted);
  const saving = undiscounted - discounted;
  return { undiscounted, discounted, saving, code, delivery, total: discounted - code + delivery };
};
