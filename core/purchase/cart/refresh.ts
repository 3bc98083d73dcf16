import { type Product, sellableTier } from '#core/catalog/products/index.ts';
import type { Bani } from '#core/kernel/shared/index.ts';
import type { Cart, CartLine } from './cart.ts';
import { linePrice } from './totals.ts';

/** What became of a line while the shopper was away (rule CART-14). */
export type CartChange =
  | {
      readonly kind: 'price';
      readonly title: string;
      readonly productId: string;
      readonly from: Bani;
      readonly to: Bani;
    }
  | { readonly kind: 'absent'; readonly title: string; readonly productId: string }
  | { readonly kind: 'gone'; readonly title: string; readonly productId: string };

/**
 * The cart with today's products: prices follow, products no longer sold leave, absent ones stay so that the shopper
 * decides; every difference is reported (rule CART-14). Prices in the changes are of one piece after the promo discount,
 * bani.
 */
export const refreshCart = (
  cart: Cart,
  current: readonly Product[],
): { cart: Cart; changes: readonly CartChange[] } => {
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
    const [from, to] = [linePrice({ ...line, count: 1 }), linePrice({ ...fresh, count: 1 })];
    if (from !== to) changes.push({ kind: 'price', title, productId, from, to });
    if (!product.inStock && line.product.inStock) changes.push({ kind: 'absent', title, productId });
    return [fresh];
  });
  return { cart: lines, changes };
};

/**
 * The cart once a check of the products `asked` is answered: their lines follow today's products, and what came in while
 * it was under way stays behind them (rules CART-14, CART-23).
 */
export const settleCheck = (
  cart: Cart,
  asked: readonly string[],
  current: readonly Product[],
): ReturnType<typeof refreshCart> => {
  const isAsked = ({ product }: CartLine) => asked.includes(product.productId);
  const { cart: checked, changes } = refreshCart(cart.filter(isAsked), current);
  return { cart: [...checked, ...cart.filter((line) => !isAsked(line))], changes };
};

/** Whether something in the cart cannot be had today, which holds the order up (rule CART-15). */
export const hasAbsent = (cart: Cart): boolean => cart.some(({ product }) => !product.inStock);

/** Whether every line can be ordered today: something is in the cart and nothing is absent (rule CART-15). */
export const canOrder = (cart: Cart): boolean => cart.length > 0 && !hasAbsent(cart);
