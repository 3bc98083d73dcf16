import { saleState } from '#core/catalog/products/index.ts';
import { type Cart, type CartLine, itemCount, MAX_CART_LINES, MAX_LINE_COUNT } from './cart.ts';

/** Why a line cannot be ordered as it stands: none is there, it is not sold here, there are not so many, or not so many are sold at once. */
export type Obstacle = 'absent' | 'restricted' | 'too_many' | 'above_limit';

/**
 * Most pieces of a line that can be ordered: what is known to be there, and never more than are sold at once where that is
 * bounded (rules CART-17, CART-25). What is sold although none is counted is there in a number that nobody knows.
 */
export const mostOf = (
  line: Pick<CartLine, 'product' | 'soldAtOnce'>,
  soldAtOnce = line.soldAtOnce ?? MAX_LINE_COUNT,
): number => Math.min(line.product.available || soldAtOnce, soldAtOnce);

/** What keeps a line from being ordered today, if anything does (rules CART-17, CART-25). */
export const obstacleOf = (line: CartLine): Obstacle | undefined => {
  const sale = saleState(line.product);
  if (sale === 'restricted') return 'restricted';
  if (sale !== 'sold') return 'absent';
  const most = mostOf(line);
  if (line.count <= most) return undefined;
  return most < mostOf({ product: line.product }) ? 'above_limit' : 'too_many';
};

/** The lines that can be ordered today: what sums, delivery and offers are made of (rule CART-25). */
export const orderable = (cart: Cart): Cart => cart.filter((line) => obstacleOf(line) === undefined);

/** Whether there is no piece of a line to be had: fewer of it would not help (rule CART-32). */
export const isGone = (obstacle: Obstacle | undefined): boolean => obstacle === 'absent' || obstacle === 'restricted';

/** Pieces that are in the sum: the number beside the cart's title (rule CART-31). */
export const countInSum = (cart: Cart): number => itemCount(orderable(cart));

/** Whether something in the cart cannot be had today, which holds the order up (rules CART-15, CART-25). */
export const hasObstacle = (cart: Cart): boolean => cart.some((line) => obstacleOf(line) !== undefined);

/** How many products a cart has more than one order can have; 0 when there are none (rule CART-27). */
export const linesTooMany = (cart: Cart): number => Math.max(0, cart.length - MAX_CART_LINES);

/** Whether every line can be ordered today: something is in the cart and nothing holds it up (rules CART-15, CART-27). */
export const canOrder = (cart: Cart): boolean => cart.length > 0 && !hasObstacle(cart) && linesTooMany(cart) === 0;
