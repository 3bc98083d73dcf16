import type { Bani } from '#core/kernel/shared/index.ts';
import { finalPrice } from './pricing.ts';
import type { Product } from './product.ts';

/** How much cheaper or dearer a product has become, bani. */
export interface PriceChange {
  readonly kind: 'cheaper' | 'dearer';
  readonly by: Bani;
}

/** Change between two prices, bani; undefined when equal or when one is missing (rule PRICE-4). */
export const priceChange = (then: Bani, now: Bani): PriceChange | undefined => {
  const more = now - then;
  if (more === 0 || then === 0 || now === 0) return undefined;
  return { kind: more < 0 ? 'cheaper' : 'dearer', by: Math.abs(more) };
};

/**
 * Change of a product's price since a list stored it; undefined also when the list lacks it (rules FAVORITE-3,
 * COMPARE-10).
 */
export const changeSince = (list: readonly Product[], today: Product): PriceChange | undefined => {
  const kept = list.find(({ productId }) => productId === today.productId);
  return kept && priceChange(finalPrice(kept), finalPrice(today));
};
