import { type PriceTier, type Product, RETAIL, sellableTier } from '#core/catalog/products/index.ts';
import { SHARED_MOST, type SharedLine, type SharedList } from '#core/catalog/sharing/index.ts';
import {
  type Cart,
  type CartLine,
  maxCount,
  type Obstacle,
  obstacleOf,
  type PutLine,
} from '#core/purchase/cart/index.ts';

/** Receiver of a partner's cart: a customer in the shop, or a colleague in the vitrina. */
export type CartReceiver = 'customer' | 'colleague';

/** A cart for a link. A customer's has retail prices only (rules SHARED-1, SHARED-6). */
export const cartToShare = (cart: Cart, receiver: CartReceiver): SharedList => ({
  kind: 'cart',
  lines: cart.slice(0, SHARED_MOST).map(({ product: { productId }, count, tier }) => ({
    productId,
    count,
    tier: receiver === 'customer' ? RETAIL : tier,
  })),
});

/** A line of a shared cart as available today. */
export interface ReceivedLine extends CartLine {
  /** Pieces that the link asks for. */
  readonly wanted: number;
  /** Why not all pieces are available; `count` are those that are, perhaps 0. */
  readonly obstacle?: Obstacle;
}

/** A shared cart as available today. */
export interface ReceivedCart {
  readonly lines: readonly ReceivedLine[];
  /** How many of its products are no longer sold. */
  readonly gone: number;
}

const receivedLine = (product: Product, wanted: number, tier: PriceTier, soldAtOnce?: number): ReceivedLine => {
  const count = Math.min(wanted, maxCount({ product }, soldAtOnce));
  const line = { product, count, tier: sellableTier(product, tier), wanted };
  const obstacle = obstacleOf(line);
  if (obstacle) return { ...line, obstacle, count: 0 };
  if (count === wanted) return line;
  return { ...line, obstacle: count < maxCount({ product }) ? 'above_limit' : 'too_many' };
};

/** Matches a shared cart with today's products (rule SHARED-6). `soldAtOnce` is absent without a limit. */
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
 * Lines that merge a shared cart into one's own: a product in both gets the larger count and keeps its tier, so that
 * merging twice changes nothing (rule SHARED-5).
 */
export const joiningLines = (own: Cart, received: readonly ReceivedLine[]): readonly PutLine[] =>
  received.flatMap(({ product, count, tier }) => {
    const mine = own.find((line) => line.product.productId === product.productId);
    const missing = count - (mine?.count ?? 0);
    return missing > 0 ? [{ product, count: missing, tier: mine?.tier ?? tier, most: maxCount({ product }) }] : [];
  });
