import {
  finalPrice,
  furtherTiers,
  type Priced,
  type PriceTier,
  type Product,
  priceTiers,
  RETAIL,
  saleState,
  sellableTier,
  struckPrice,
  tierPrice,
  tiers,
  totalDiscount,
} from '#core/catalog/products/index.ts';
import type { Bani } from '#core/kernel/shared/index.ts';

/** A price and, when it is discounted, what it was before; bani. */
export interface ShownPrice<Tier extends PriceTier = PriceTier> {
  readonly tier: Tier;
  readonly price: Bani;
  readonly before?: Bani;
}

/** What is shown of a product's prices, the one that leads first: the retail one, and those that there are for the viewer besides. */
export type ShownPrices = readonly [ShownPrice, ...ShownPrice[]];

/** Whether the viewer may see what is sold at a tier (rules SECOND-1, SECOND-2). */
export const canSeeTier = (tier: PriceTier, partnerLooks: boolean): boolean =>
  partnerLooks || priceTiers[tier].seenBy === 'anybody';

/** The price that goods are sold at until the viewer says otherwise: a partner's own, where a product has it (rules QUICK-7, SECOND-1). */
export const defaultTier = (partnerLooks: boolean): PriceTier =>
  tiers.findLast((tier) => canSeeTier(tier, partnerLooks)) ?? RETAIL;

/**
 * Whether a product is sold at a price that is not the viewer's to know by its name: what they pay is a price made for
 * them (rule SECOND-4).
 */
export const isPersonalPrice = (product: Priced, tier: PriceTier, partnerLooks: boolean): boolean =>
  sellableTier(product, tier) !== RETAIL && !canSeeTier(tier, partnerLooks);

const shownAt = <Tier extends PriceTier>(product: Priced, tier: Tier, price: Bani): ShownPrice<Tier> => ({
  tier,
  price: finalPrice(product, tier),
  ...(totalDiscount(product, tier) > 0 ? { before: struckPrice(price, product.discount) } : {}),
});

/** The retail price as sold (rules PRICE-3, SECOND-2). Bani. */
export const shownRetail = (product: Priced): ShownPrice<typeof RETAIL> => shownAt(product, RETAIL, product.price);

/**
 * Prices to show: to a partner alone all of them, their own first (rules PRICE-3, SECOND-1), but the retail price first
 * for a pre-order (rule SECOND-8). Everyone else sees the retail price alone, which reveals nothing of the others (rule
 * SECOND-2). Bani.
 */
export const shownPrices = (
  product: Priced & Pick<Product, 'labels' | 'inStock'>,
  partnerLooks: boolean,
): ShownPrices => {
  const retail = shownRetail(product);
  const further = furtherTiers.flatMap((tier) => {
    const price = tierPrice(product, tier);
    return price === undefined || !canSeeTier(tier, partnerLooks) ? [] : [shownAt(product, tier, price)];
  });
  const [own, ...rest] = further;
  return own === undefined || saleState(product) === 'preorder' ? [retail, ...further] : [own, ...rest, retail];
};

/** What a piece of each of several goods costs together; bani. */
export interface SumAtTier {
  readonly tier: PriceTier;
  readonly price: Bani;
}

/**
 * Sums of goods bought together, the leading one first: for a partner at their own prices, with the retail price where
 * a product has no other, then at retail; for everyone else at retail (rule SECOND-9). Bani.
 */
export const bundlePrices = (
  products: readonly Priced[],
  partnerLooks: boolean,
): readonly [SumAtTier, ...SumAtTier[]] => {
  const sumAt = (tier: PriceTier): SumAtTier => ({
    tier,
    price: products.reduce((sum, product) => sum + finalPrice(product, sellableTier(product, tier)), 0),
  });
  const further = furtherTiers.filter(
    (tier) => canSeeTier(tier, partnerLooks) && products.some((product) => tierPrice(product, tier) !== undefined),
  );
  const [own, ...rest] = further.map(sumAt);
  return own === undefined ? [sumAt(RETAIL)] : [own, ...rest, sumAt(RETAIL)];
};
