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
  takenOff,
  tierPrice,
  tiers,
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
export const seesTier = (tier: PriceTier, partnerLooks: boolean): boolean =>
  partnerLooks || priceTiers[tier].seenBy === 'anybody';

/** The price that goods are sold at until the viewer says otherwise: a partner's own, where a product has it (rules QUICK-7, SECOND-1). */
export const usualTier = (partnerLooks: boolean): PriceTier =>
  tiers.findLast((tier) => seesTier(tier, partnerLooks)) ?? RETAIL;

/**
 * Whether a product is sold at a price that is not the viewer's to know by its name: what they pay is a price made for
 * them (rule SECOND-4).
 */
export const isPriceForYou = (product: Priced, tier: PriceTier, partnerLooks: boolean): boolean =>
  sellableTier(product, tier) !== RETAIL && !seesTier(tier, partnerLooks);

const shownAt = <Tier extends PriceTier>(product: Priced, tier: Tier, price: Bani): ShownPrice<Tier> => ({
  tier,
  price: finalPrice(product, tier),
  ...(takenOff(product, tier) > 0 ? { before: struckPrice(price, product.discount) } : {}),
});

/** The price that is anybody's, as a piece is sold for it (rules PRICE-3, SECOND-2). Amounts in bani. */
export const shownRetail = (product: Priced): ShownPrice<typeof RETAIL> => shownAt(product, RETAIL, product.price);

/**
 * The prices to show, each as a piece is sold for it, all of them to a partner, their own first (rules PRICE-3, SECOND-1); what
 * can only be pre-ordered is had at the retail price, which then leads (rule SECOND-8). For anybody else a partner's price does
 * not exist: the retail price is struck by itself and tells nothing of the other (rule SECOND-2). Amounts in bani.
 */
export const shownPrices = (
  product: Priced & Pick<Product, 'labels' | 'inStock'>,
  partnerLooks: boolean,
): ShownPrices => {
  const retail = shownRetail(product);
  const further = furtherTiers.flatMap((tier) => {
    const price = tierPrice(product, tier);
    return price === undefined || !seesTier(tier, partnerLooks) ? [] : [shownAt(product, tier, price)];
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
 * The sums of several goods that are put in the cart together, the one that leads first: to a partner at their own price,
 * where any of them has it, what has none being counted at its retail one, then at the retail price; to anybody else at
 * that one alone (rule SECOND-9). Amounts in bani.
 */
export const pricesTogether = (
  products: readonly Priced[],
  partnerLooks: boolean,
): readonly [SumAtTier, ...SumAtTier[]] => {
  const sumAt = (tier: PriceTier): SumAtTier => ({
    tier,
    price: products.reduce((sum, product) => sum + finalPrice(product, sellableTier(product, tier)), 0),
  });
  const further = furtherTiers.filter(
    (tier) => seesTier(tier, partnerLooks) && products.some((product) => tierPrice(product, tier) !== undefined),
  );
  const [own, ...rest] = further.map(sumAt);
  return own === undefined ? [sumAt(RETAIL)] : [own, ...rest, sumAt(RETAIL)];
};
