import { type Priced, priceBeforeDiscount } from '#core/catalog/products/index.ts';
import type { Bani } from '#core/kernel/shared/index.ts';

/** A price and, when it is discounted, what it was before; bani. */
export interface ShownPrice {
  readonly price: Bani;
  readonly before?: Bani;
}

/** What is shown of a product's prices. */
export interface ShownPrices {
  readonly retail: ShownPrice;
  /** The partner's own; absent when there is none, or when it is nobody's to see. */
  readonly second?: ShownPrice;
}

/**
 * The prices to show, both of them to a partner (rule SECOND-1). For anybody else the second price does not exist: the
 * retail price is struck by itself and tells nothing of the other (rule SECOND-2). Amounts in bani.
 */
export const shownPrices = (product: Priced, partnerLooks: boolean): ShownPrices => {
  const { price, secondPrice, discount } = product;
  const before = (priced: Priced) => (discount > 0 ? { before: priceBeforeDiscount(priced) } : {});
  const retail = { price, ...before({ price, discount }) };
  return partnerLooks && secondPrice !== undefined
    ? { retail, second: { price: secondPrice, ...before(product) } }
    : { retail };
};
