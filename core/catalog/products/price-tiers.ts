import type { Bani } from '#core/kernel/shared/index.ts';

/** Who may see a price: everyone, or only a partner without a customer beside them (rules SECOND-1, SECOND-2). */
interface TierRow {
  readonly seenBy: 'anybody' | 'partner';
}

/**
 * All prices of a piece, in the order in which links number them. A new one needs a row at the end, words under
 * `priceTiers` and the provider's spelling in `adapters/provider-http/price-tier.ts`.
 */
export const priceTiers = {
  retail: { seenBy: 'anybody' },
  second: { seenBy: 'partner' },
} as const satisfies Readonly<Record<string, TierRow>>;
export type PriceTier = keyof typeof priceTiers;

/** The price that every product has. */
export const RETAIL = 'retail' as const satisfies PriceTier;
/** A price that a product may have beside the retail one. */
export type FurtherTier = Exclude<PriceTier, typeof RETAIL>;

export const tiers = Object.keys(priceTiers) as readonly PriceTier[];
export const furtherTiers = tiers.filter((tier): tier is FurtherTier => tier !== RETAIL);
/** All prices in the order shown: a partner's before the retail one (rule SECOND-1). */
export const tiersInOrder: readonly PriceTier[] = [...furtherTiers, RETAIL];

/** Prices of the further tiers, bani; the provider sends them only to those who may see them. */
export type TierPrices = Readonly<Partial<Record<FurtherTier, Bani>>>;

interface Tiered {
  readonly price: Bani;
  readonly tierPrices?: TierPrices;
}

/** Price of one piece at a tier, bani; undefined when the product has no such price. */
export const tierPrice = ({ price, tierPrices }: Tiered, tier: PriceTier): Bani | undefined =>
  tier === RETAIL ? price : tierPrices?.[tier];

/** The tier that a product can be sold at when this one is wanted: a price that it has not leaves it at the retail one. */
export const sellableTier = (product: Tiered, wanted: PriceTier): PriceTier =>
  tierPrice(product, wanted) === undefined ? RETAIL : wanted;

/** A stored tier; retail if it is unknown. */
export const parseTier = (stored: unknown): PriceTier => tiers.find((tier) => tier === stored) ?? RETAIL;

/** Upgrades a stored line: older visits stored a flag for one of two prices. */
export const withTier = (line: object): object => {
  const { secondPrice, ...today }: { readonly secondPrice?: unknown } = line;
  return typeof secondPrice === 'boolean' && !('tier' in line)
    ? { ...today, tier: secondPrice ? 'second' : RETAIL }
    : line;
};
