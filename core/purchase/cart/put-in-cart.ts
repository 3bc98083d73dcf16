import type { Product } from '#core/catalog/products/index.ts';
import type { Clock } from '#core/kernel/shared/index.ts';
import {
  type AnalyticsEvent,
  type DataLayer,
  productAdded,
  type SoldProduct,
} from '#core/marketing/analytics/index.ts';
import { addToCart, type Cart, type CartLine } from './cart.ts';
import { type CartPanel, makeCartPanel } from './panel.ts';
import { linePrice } from './totals.ts';

/** A line as analytics knows it: its pieces, and what one of them costs in this cart. */
export const soldLine = (line: CartLine): SoldProduct => ({
  product: line.product,
  count: line.count,
  price: linePrice({ ...line, count: 1 }),
});

/** One piece of a product was put in a cart, at what it costs there (rule ANALYTICS-1). */
export const pieceAdded = (product: Product, secondPrice = false): AnalyticsEvent =>
  productAdded(soldLine({ product, count: 1, secondPrice }));

interface Dependencies {
  readonly clock: Clock;
  readonly analytics: DataLayer;
}

/** The cart with what is seen of it. */
export interface ShownCart {
  readonly cart: Cart;
  readonly panel: CartPanel;
}

/**
 * Use-case: puts a product in the cart, opens the panel and tells analytics (rules CART-1, CART-2, CART-18). The event
 * says one piece at what it costs in this cart.
 */
export const makePutInCart = ({ clock, analytics }: Dependencies) => {
  const moves = makeCartPanel({ clock });
  return ({ cart, panel }: ShownCart, product: Product, secondPrice = false): ShownCart => {
    analytics.push(pieceAdded(product, secondPrice));
    return { cart: addToCart(cart, product, secondPrice), panel: moves.added(panel) };
  };
};
export type PutInCart = ReturnType<typeof makePutInCart>;
