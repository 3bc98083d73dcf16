import { type Bani, roundToMdl } from '#core/kernel/shared/index.ts';
import { type PriceTier, RETAIL, tierPrice } from './price-tiers.ts';
import type { Product, ProductPage } from './product.ts';

export type Priced = Pick<Product, 'price' | 'discount' | 'promoDiscount' | 'tierPrices'>;

/**
 * Selling price of one piece: the tier's price, or the retail price, minus the promo discount, never below 0 (rule
 * PRICE-3). The only source of a product's price. Bani.
 */
export const finalPrice = (product: Omit<Priced, 'discount'>, tier: PriceTier = RETAIL): Bani =>
  Math.max(0, (tierPrice(product, tier) ?? product.price) - product.promoDiscount);

/** What one piece costs at a tier before any discount (rule PRICE-3). Bani. */
export const fullPrice = (product: Omit<Priced, 'promoDiscount'>, tier: PriceTier = RETAIL): Bani =>
  (tierPrice(product, tier) ?? product.price) + product.discount;

/** What all discounts take off a piece (rule PRICE-3). Bani. */
export const totalDiscount = (product: Priced, tier: PriceTier = RETAIL): Bani =>
  fullPrice(product, tier) - finalPrice(product, tier);

/**
 * What the page of a product says that one piece saves: nothing where it cost no more in the 30 days before (rule
 * HISTORY-3). Bani.
 */
export const savingOf = ({ product, priceHistory }: Pick<ProductPage, 'product' | 'priceHistory'>): Bani => {
  const lowest = priceHistory?.lowestBefore;
  return lowest !== undefined && lowest <= finalPrice(product) ? 0 : totalDiscount(product);
};

/** Part of the saving that comes from a promotion; 0 when nothing is saved (rule HISTORY-3). Bani. */
export const promoSavingOf = (page: Pick<ProductPage, 'product' | 'priceHistory'>): Bani =>
  Math.min(page.product.promoDiscount, savingOf(page));

/** What a price was before the product's discount, to a whole MDL. Bani. */
export const struckPrice = (price: Bani, discount: Bani): Bani => roundToMdl(price + discount);

/** The struck price: second price if present, else price, plus the discount, to a whole MDL (rule PRICE-1). Bani. */
export const priceBeforeDiscount = (product: Omit<Priced, 'promoDiscount'>): Bani =>
  struckPrice(product.tierPrices?.second ?? product.price, product.discount);

/** What is taken off a piece as a share of its price before that, whole per cent; 0 when it is nothing (rule PRICE-2). */
export const discountPercent = (product: Priced): number => percentOff(fullPrice(product), totalDiscount(product));

/** A sum taken off a price as a share of it, whole per cent; 0 when it is nothing (rule PRICE-2). */
export const percentOff = (before: Bani, off: Bani): number =>
  before > 0 && off > 0 ? Math.round((off / before) * 100) : 0;
