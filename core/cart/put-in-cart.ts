import { type DataLayer, productAdded } from '#core/analytics/index.ts';
import type { Product } from '#core/catalog/index.ts';
import type { Clock } from '#core/shared/index.ts';
import { addToCart, type Cart } from './cart.ts';
import { type CartPanel, makeCartPanel } from './panel.ts';
import { linePrice } from './totals.ts';

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
    const price = linePrice({ product, count: 1, secondPrice });
    analytics.push(productAdded({ product, count: 1, price }));
    return { cart: addToCart(cart, product, secondPrice), panel: moves.added(panel) };
  };
};
export type PutInCart = ReturnType<typeof makePutInCart>;
