import { type Product, sellableTier } from '#core/catalog/products/index.ts';
import type { Bani } from '#core/kernel/shared/index.ts';
import { maxCount, obstacleOf } from './availability.ts';
import type { Cart, CartLine } from './cart.ts';
import { linePrice } from './totals.ts';

/** Change of a line since the shopper left or changed it (rules CART-14, CART-26). */
export type CartChange =
  | {
      readonly kind: 'price';
      readonly title: string;
      readonly productId: string;
      readonly from: Bani;
      readonly to: Bani;
    }
  /** `full`: it stays out, because the cart has as many products as an order can have (rule CART-27). */
  | { readonly kind: 'absent' | 'gone' | 'full'; readonly title: string; readonly productId: string }
  /** Taken out: it is not sold here. `before` is the line as it was, for a way back. */
  | { readonly kind: 'restricted'; readonly title: string; readonly productId: string; readonly before: CartLine }
  /** Brought down to the pieces that there are, or to those that are sold at once. */
  | {
      readonly kind: 'fewer' | 'above_limit';
      readonly title: string;
      readonly productId: string;
      readonly before: CartLine;
      readonly left: number;
    };

/** What a correction has made of a cart. */
export interface Corrected {
  readonly cart: Cart;
  readonly changes: readonly CartChange[];
}

/**
 * The cart without what is restricted and without pieces beyond the stock or beyond what is sold at once; each correction is reported with the line as
 * it was (rules CART-17, CART-26). Products whose correction was undone are left as they are. What is out of stock altogether stays,
 * so that the shopper decides.
 */
export const correctCart = (cart: Cart, undone: ReadonlySet<string>): Corrected => {
  const changes: CartChange[] = [];
  const lines = cart.flatMap((line) => {
    const { productId, title } = line.product;
    const obstacle = obstacleOf(line);
    if (undone.has(productId) || !obstacle || obstacle === 'absent') return [line];
    const said = { title, productId, before: line };
    if (obstacle === 'restricted') {
      changes.push({ kind: obstacle, ...said });
      return [];
    }
    const left = maxCount(line);
    changes.push({ kind: obstacle === 'above_limit' ? obstacle : 'fewer', ...said, left });
    return [{ ...line, count: left }];
  });
  return { cart: lines, changes };
};

/** The cart as it was before a correction (rule CART-26). */
export const undoCorrection = (cart: Cart, before: CartLine): Cart => {
  const { productId } = before.product;
  return cart.some(({ product }) => product.productId === productId)
    ? cart.map((line) => (line.product.productId === productId ? { ...line, count: before.count } : line))
    : [...cart, before];
};

/**
 * The cart with today's products: prices follow, products no longer sold leave, absent ones stay so that the shopper
 * decides; every difference is reported (rule CART-14). Prices in the changes are of one piece after the promo discount,
 * bani.
 */
export const refreshCart = (
  cart: Cart,
  current: readonly Product[],
  undone: ReadonlySet<string> = NOBODY,
): Corrected => {
  const byId = new Map(current.map((product) => [product.productId, product]));
  const changes: CartChange[] = [];
  const lines = cart.flatMap((line) => {
    const { productId, title } = line.product;
    const product = byId.get(productId);
    if (!product) {
      changes.push({ kind: 'gone', title, productId });
      return [];
    }
    const fresh = { ...line, product, tier: sellableTier(product, line.tier) };
    // What is taken out right away has no price to tell of.
    if (obstacleOf(fresh) === 'restricted') return [fresh];
    const [from, to] = [linePrice({ ...line, count: 1 }), linePrice({ ...fresh, count: 1 })];
    if (from !== to) changes.push({ kind: 'price', title, productId, from, to });
    if (!product.inStock && line.product.inStock) changes.push({ kind: 'absent', title, productId });
    return [fresh];
  });
  const corrected = correctCart(lines, undone);
  return { cart: corrected.cart, changes: [...changes, ...corrected.changes] };
};

const NOBODY: ReadonlySet<string> = new Set();

/**
 * The cart once a check of the products `asked` is answered: their lines follow today's products, and what came in while
 * it was under way stays behind them (rules CART-14, CART-23).
 */
export const applyCheck = (
  cart: Cart,
  asked: readonly string[],
  current: readonly Product[],
  undone?: ReadonlySet<string>,
): Corrected => {
  const isAsked = ({ product }: CartLine) => asked.includes(product.productId);
  const { cart: checked, changes } = refreshCart(cart.filter(isAsked), current, undone);
  return { cart: [...checked, ...cart.filter((line) => !isAsked(line))], changes };
};

/** What was found before, of lines that are still there, and what has been found since (rule CART-26). */
export const addedChanges = (before: readonly CartChange[], since: readonly CartChange[]): readonly CartChange[] => [
  ...before.filter(({ kind, productId }) => !since.some((one) => one.productId === productId && one.kind === kind)),
  ...since,
];
