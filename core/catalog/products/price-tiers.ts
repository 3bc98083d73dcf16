import type { Bani } from '#core/kernel/shared/index.ts';

/** Who may see a price: anybody, or a partner who looks alone (rules SECOND-1, SECOND-2). */
interface TierRow {
  readonly seenBy: 'anybody' | 'partner';
}

/**
 * Every price that a piece may be sold at, in the order in which links number them. Another one needs its row here, behind the
 * others, its words in the dictionaries under `priceTiers`, and the provider's spelling of it in
 * `adapters/provider-http/price-tier.ts`.
 */
export const priceTiers = {
  retail: { seenBy: 'anybody' },
  second: { seenBy: 'partner' },
} as const satisfies Readonly<Record<string, TierRow>>;
export type PriceTier = keyof typeof priceTiers;

/** The price that every product has; whoever has no other pays it. */
export const RETAIL = 'retail' as const satisfies PriceTier;
/** A price that a product may have beside the retail one. */
export type FurtherTier = Exclude<PriceTier, typeof RETAIL>;

export const tiers = Object.keys(priceTiers) as readonly PriceTier[];
export const furtherTiers = tiers.filter((tier): tier is FurtherTier => tier !== RETAIL);
/** Every price in the order in which they are shown: a partner's own before the retail one (rule SECOND-1). */
export const tiersInOrder: readonly PriceTier[] = [...furtherTiers, RETAIL];

/** What a product costs at its further tiers, bani; the provider tells it only to whoever may see it. */
export type TierPrices = Readonly<Partial<Record<FurtherTier, Bani>>>;

interface Tiered {
  readonly price: Bani;
  readonly tierPrices?: TierPrices;
}

/** What one piece costs at a tier, bani; undefined when the product has no such price. */
export const tierPrice = ({ price, tierPrices }: Tiered, tier: PriceTier): Bani | undefined =>
  tier === RETAIL ? price : tierPrices?.[tier];

/** The tier that a product can be sold at when this one is wanted: a price that it has not leaves it at the retail one. */
export const sellableTier = (product: Tiered, wanted: PriceTier): PriceTier =>
  tierPrice(product, wanted) === undefined ? RETAIL : wanted;

/** A tier out of whatever was stored; what is none is the retail one. */
export const parseTier = (stored: unknown): PriceTier => tiers.find((tier) => tier === stored) ?? RETAIL;

/** A stored line in today's shape: there used to be two prices, and a flag said which of them a line is sold at. */
export const withTier = (line: object): object => {
  const { secondPrice, ...today }: { readonly secondPrice?: unknown } = line;
  return typeof secondPrice === 'boolean' && !('tier' in line)
    ? { ...today, tier: secondPrice ? 'second' : RETAIL }
    : line;
};
