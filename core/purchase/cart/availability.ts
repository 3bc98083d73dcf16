import { saleState } from '#core/catalog/products/index.ts';
import { type Cart, type CartLine, itemCount, MAX_CART_LINES, MAX_LINE_COUNT } from './cart.ts';

/** Why a line cannot be ordered: out of stock, restricted, more than in stock, more than sold at once. */
export type Obstacle = 'absent' | 'restricted' | 'too_many' | 'above_limit';

/**
 * Most pieces of a line that can be ordered: the known stock and the limit per order (rules CART-17, CART-25). Unknown
 * stock counts as unlimited.
 */
export const maxCount = (
  line: Pick<CartLine, 'product' | 'soldAtOnce'>,
  soldAtOnce = line.soldAtOnce ?? MAX_LINE_COUNT,
): number => Math.min(line.product.available || soldAtOnce, soldAtOnce);

/** Why a line cannot be ordered today; undefined when it can (rules CART-17, CART-25). */
export const obstacleOf = (line: CartLine): Obstacle | undefined => {
  const sale = saleState(line.product);
  if (sale === 'restricted') return 'restricted';
  if (sale !== 'sold') return 'absent';
  const most = maxCount(line);
  if (line.count <= most) return undefined;
  return most < maxCount({ product: line.product }) ? 'above_limit' : 'too_many';
};

/** The lines that can be ordered today: what sums, delivery and offers are made of (rule CART-25). */
export const orderableCart = (cart: Cart): Cart => cart.filter((line) => obstacleOf(line) === undefined);

/** Whether a line is unavailable in any count (rule CART-32). */
export const isUnavailable = (obstacle: Obstacle | undefined): boolean =>
  obstacle === 'absent' || obstacle === 'restricted';

/** Pieces that are in the sum: the number beside the cart's title (rule CART-31). */
export const countedPieces = (cart: Cart): number => itemCount(orderableCart(cart));

/** Whether a line blocks the order (rules CART-15, CART-25). */
export const hasObstacle = (cart: Cart): boolean => cart.some((line) => obstacleOf(line) !== undefined);

/** How many lines a cart has above the limit of one order (rule CART-27). */
export const excessLines = (cart: Cart): number => Math.max(0, cart.length - MAX_CART_LINES);

/** Whether every line can be ordered today: something is in the cart and nothing holds it up (rules CART-15, CART-27). */
export const canOrder = (cart: Cart): boolean => cart.length > 0 && !hasObstacle(cart) && excessLines(cart) === 0;
