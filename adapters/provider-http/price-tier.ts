import * as v from 'valibot';
import { type FurtherTier, type PriceTier, RETAIL, type TierPrices } from '#core/catalog/products/index.ts';
import type { Bani } from '#core/kernel/shared/index.ts';
import { amount, assumed, ignoredIfInvalid, maybe } from './contract/wire.ts';
import { baniOf, present } from './mapping.ts';

/** The fields of a product that hold its further prices; `is_second_price` may say that one does not count. */
export const wirePrices = {
  second_price: ignoredIfInvalid('second_price', amount),
  is_second_price: maybe(v.boolean()),
};
type WirePrices = v.InferOutput<v.ObjectSchema<typeof wirePrices, undefined>>;

/** The further prices of a product, bani; undefined when there are none. */
export const toTierPrices = ({ second_price, is_second_price }: WirePrices): TierPrices | undefined => {
  const given: Readonly<Record<FurtherTier, Bani | undefined>> = {
    second: second_price == null || is_second_price === false ? undefined : baniOf(second_price),
  };
  const prices = present(given);
  return Object.keys(prices).length > 0 ? prices : undefined;
};

/** The fields of a request that say the price tier. */
export const wireTier = { second_price: v.optional(v.boolean()) };

/** Each tier on the wire. */
export const wireTiers = {
  retail: { second_price: false },
  second: { second_price: true },
} as const satisfies Readonly<Record<PriceTier, v.InferOutput<v.ObjectSchema<typeof wireTier, undefined>>>>;

/** The requested tier for a partner, retail for all others (rule SECOND-6). */
export const allowedTier = ({ shtoken }: { readonly shtoken?: string | undefined }, tier: PriceTier): PriceTier =>
  shtoken === undefined ? RETAIL : tier;

/** The fields of an answer that say the price tier. */
export const wireSold = { second_price: assumed(v.boolean()) };

/** The tier of a wire value. */
export const toTier = ({ second_price }: v.InferOutput<v.ObjectSchema<typeof wireSold, undefined>>): PriceTier =>
  second_price === true ? 'second' : RETAIL;
