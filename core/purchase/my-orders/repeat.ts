import { type Product, RETAIL, saleState } from '#core/catalog/products/index.ts';
import { mostOf, type PutLine } from '#core/purchase/cart/index.ts';
import type { KeptOrder } from '#core/purchase/checkout/index.ts';
import type { ShortGood } from './my-orders.ts';

/**
 * What of an earlier order goes to the cart again, at today's retail prices and as far as it is sold, and what is short of
 * it (rule MINE-3).
 */
export const repeatedLines = (
  goods: KeptOrder['goods'],
  current: readonly Product[],
): { readonly lines: readonly PutLine[]; readonly short: readonly ShortGood[] } => {
  const lines: PutLine[] = [];
  const short: ShortGood[] = [];
  for (const { productId, title, count } of goods) {
    const product = current.find((known) => known.productId === productId);
    const left = product && saleState(product) === 'sold' ? Math.min(count, mostOf({ product })) : 0;
    if (product && left > 0) lines.push({ product, count: left, tier: RETAIL, most: mostOf({ product }) });
    if (left < count) short.push({ productId, title, left });
  }
  return { lines, short };
};
