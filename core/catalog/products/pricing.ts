import { type Bani, roundToMdl } from '#core/kernel/shared/index.ts';
import type { Product } from './product.ts';

export type Priced = Pick<Product, 'price' | 'discount' | 'tierPrices'>;

/** What a price was before the product's discount, to a whole MDL. Bani. */
export const struckPrice = (price: Bani, discount: Bani): Bani => roundToMdl(price + discount);

/** The struck price: second price if present, else price, plus the discount, to a whole MDL (rule PRICE-1). Bani. */
export const priceBeforeDiscount = (product: Priced): Bani =>
  struckPrice(product.tierPrices?.second ?? product.price, product.discount);

/** The discount as a share of the price before it, whole per cent; 0 when there is none (rule PRICE-2). */
export const discountPercent = (product: Priced): number => {
  const before = product.price + product.discount;
  return before > 0 && product.discount > 0 ? Math.round((product.discount / before) * 100) : 0;
};
