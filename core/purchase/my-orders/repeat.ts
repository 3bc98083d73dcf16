import { type PriceTier, type Product, RETAIL, saleState, sellableTier } from '#core/catalog/products/index.ts';
import { maxCount, type PutLine } from '#core/purchase/cart/index.ts';
import type { OrderedGood } from '#core/purchase/checkout/index.ts';
import type { ShortGood } from './my-orders.ts';

/** A product of an order that is repeated. */
export interface RepeatedGood extends Pick<OrderedGood, 'productId' | 'title' | 'count'> {
  /** The price that it was sold at; the retail one where that is not known. */
  readonly tier?: PriceTier;
}

/**
 * Lines of an earlier order to add to the cart, at today's prices of the same tier, and what is missing (rules MINE-3,
 * ORDERS-9).
 */
export const repeatedLines = (
  goods: readonly RepeatedGood[],
  current: readonly Product[],
): { readonly lines: readonly PutLine[]; readonly short: readonly ShortGood[] } => {
  const lines: PutLine[] = [];
  const short: ShortGood[] = [];
  for (const { productId, title, count, tier = RETAIL } of goods) {
    const product = current.find((known) => known.productId === productId);
    const left = product && saleState(product) === 'sold' ? Math.min(count, maxCount({ product })) : 0;
    if (product && left > 0)
      lines.push({ product, count: left, tier: sellableTier(product, tier), most: maxCount({ product }) });
    if (left < count) short.push({ productId, title, left });
  }
  return { lines, short };
};
