import {
  type FurtherTier,
  furtherTiers,
  type Priced,
  type PriceTier,
  priceTiers,
  RETAIL,
  struckPrice,
  tierPrice,
} from '#core/catalog/products/index.ts';
import type { Bani } from '#core/kernel/shared/index.ts';

/** A price and, when it is discounted, what it was before; bani. */
export interface ShownPrice<Tier extends PriceTier = PriceTier> {
  readonly tier: Tier;
  readonly price: Bani;
  readonly before?: Bani;
}

/** What is shown of a product's prices: the retail one, and behind it those that there are for the viewer besides. */
export type ShownPrices = readonly [ShownPrice<typeof RETAIL>, ...ShownPrice<FurtherTier>[]];

/** Whether the viewer may see what is sold at a tier (rules SECOND-1, SECOND-2). */
export const seesTier = (tier: PriceTier, partnerLooks: boolean): boolean =>
  partnerLooks || priceTiers[tier].seenBy === 'anybody';

/**
 * The prices to show, all of them to a partner (rule SECOND-1). For anybody else a partner's price does not exist: the
 * retail price is struck by itself and tells nothing of the other (rule SECOND-2). Amounts in bani.
 */
export const shownPrices = (product: Priced, partnerLooks: boolean): ShownPrices => {
  const { discount } = product;
  const shown = <Tier extends PriceTier>(tier: Tier, price: Bani): ShownPrice<Tier> => ({
    tier,
    price,
    ...(discount > 0 ? { before: struckPrice(price, discount) } : {}),
  });
  const further = furtherTiers.flatMap((tier) => {
    const price = tierPrice(product, tier);
    return price === undefined || !seesTier(tier, partnerLooks) ? [] : [shown(tier, price)];
  });
  return [shown(RETAIL, product.price), ...further];
};
