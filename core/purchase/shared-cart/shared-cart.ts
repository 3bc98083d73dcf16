import { type PriceTier, type Product, RETAIL, sellableTier } from '#core/catalog/products/index.ts';
import { SHARED_MOST, type SharedLine, type SharedList } from '#core/catalog/sharing/index.ts';
import {
  type Cart,
  type CartLine,
  mostOf,
  type Obstacle,
  obstacleOf,
  type PutLine,
} from '#core/purchase/cart/index.ts';

/** Whom a partner gives a cart to: a customer, who buys in the shop, or whoever sells in the vitrina, too. */
export type CartReceiver = 'customer' | 'colleague';

/**
 * A cart on its way. A customer's carries retail prices alone, so that nothing tells of another (rules SHARED-1,
 * SHARED-6).
 */
export const cartToShare = (cart: Cart, receiver: CartReceiver): SharedList => ({
  kind: 'cart',
  lines: cart.slice(0, SHARED_MOST).map(({ product: { productId }, count, tier }) => ({
    productId,
    count,
    tier: receiver === 'customer' ? RETAIL : tier,
  })),
});

/** A line of somebody's cart as it can be had today. */
export interface ReceivedLine extends CartLine {
  /** Pieces that the link asks for. */
  readonly wanted: number;
  /** What keeps all of them from being had; `count` are those that can be, 0 when none. */
  readonly obstacle?: Obstacle;
}

/** Somebody's cart as it can be had today. */
export interface ReceivedCart {
  readonly lines: readonly ReceivedLine[];
  /** How many of its products are no longer sold. */
  readonly gone: number;
}

const receivedLine = (product: Product, wanted: number, tier: PriceTier, soldAtOnce?: number): ReceivedLine => {
  const count = Math.min(wanted, mostOf({ product }, soldAtOnce));
  const line = { product, count, tier: sellableTier(product, tier), wanted };
  const obstacle = obstacleOf(line);
  if (obstacle) return { ...line, obstacle, count: 0 };
  if (count === wanted) return line;
  return { ...line, obstacle: count < mostOf({ product }) ? 'above_limit' : 'too_many' };
};

/**
 * Somebody's cart with today's products: what can be had of it, and what cannot (rule SHARED-6). `soldAtOnce` is absent
 * where pieces are not bounded.
 */
export const receivedCart = (
  lines: readonly SharedLine[],
  current: readonly Product[],
  soldAtOnce?: number,
): ReceivedCart => {
  const byId = new Map(current.map((product) => [product.productId, product]));
  const received = lines.flatMap(({ productId, count, tier }) => {
    const product = byId.get(productId);
    return product ? [receivedLine(product, count, tier, soldAtOnce)] : [];
  });
  return { lines: received, gone: lines.length - received.length };
};

/**
 * What is put in one's own cart so that somebody's joins it: a product in both gets the larger of the two counts and keeps
 * the price of its line, so that a cart which comes twice changes nothing more (rule SHARED-5).
 */
export const joiningLines = (own: Cart, received: readonly ReceivedLine[]): readonly PutLine[] =>
  received.flatMap(({ product, count, tier }) => {
    const mine = own.find((line) => line.product.productId === product.productId);
    const missing = count - (mine?.count ?? 0);
    return missing > 0 ? [{ product, count: missing, tier: mine?.tier ?? tier, most: mostOf({ product }) }] : [];
  });
