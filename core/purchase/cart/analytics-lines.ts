import { type PriceTier, type Product, RETAIL } from '#core/catalog/products/index.ts';
import type { SoldProduct } from '#core/marketing/analytics/index.ts';
import type { CartLine } from './cart.ts';
import { linePrice } from './totals.ts';

/** A line as analytics knows it: its pieces, and what one of them costs in this cart. */
export const analyticsLine = (line: CartLine): SoldProduct => ({
  product: line.product,
  count: line.count,
  price: linePrice({ ...line, count: 1 }),
});

/** One piece of a product for analytics, at its price in a cart (rule ANALYTICS-1). */
export const analyticsPiece = (product: Product, tier: PriceTier = RETAIL): SoldProduct =>
  analyticsLine({ product, count: 1, tier });
