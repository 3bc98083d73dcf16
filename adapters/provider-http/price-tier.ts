import * as v from 'valibot';
import { type FurtherTier, type PriceTier, RETAIL, type TierPrices } from '#core/catalog/products/index.ts';
import type { Bani } from '#core/kernel/shared/index.ts';
import { amount, assumed, maybe, orAbsent } from './contract/wire.ts';
import { baniOf, present } from './mapping.ts';

/** The fields of a product that hold its further prices; `is_second_price` may say that one does not count. */
export const wirePrices = { second_price: orAbsent('second_price', amount), is_second_price: maybe(v.boolean()) };
type WirePrices = v.InferOutput<v.ObjectSchema<typeof wirePrices, undefined>>;

/** The further prices of a product, bani; undefined when there are none. */
export const toTierPrices = ({ second_price, is_second_price }: WirePrices): TierPrices | undefined => {
  const given: Readonly<Record<FurtherTier, Bani | undefined>> = {
    second: second_price == null || is_second_price === false ? undefined : baniOf(second_price),
  };
  const prices = present(given);
  return Object.keys(prices).length > 0 ? prices : undefined;
};

/** The fields by which a request says at which price something is sold. */
export const wireTier = { second_price: v.optional(v.boolean()) };

/** The provider's own spelling of each tier. */
export const wireTiers = {
  retail: { second_price: false },
  second: { second_price: true },
} as const satisfies Readonly<Record<PriceTier, v.InferOutput<v.ObjectSchema<typeof wireTier, undefined>>>>;

/** The tier at which somebody is sold: without a partner's token retail, whatever their browser has sent (rule SECOND-6). */
export const tierFor = ({ shtoken }: { readonly shtoken?: string | undefined }, tier: PriceTier): PriceTier =>
  shtoken === undefined ? RETAIL : tier;

/** The fields by which an answer says at which price something was sold. */
export const wireSold = { second_price: assumed(v.boolean()) };

/** The tier behind the provider's spelling. */
export const toTier = ({ second_price }: v.InferOutput<v.ObjectSchema<typeof wireSold, undefined>>): PriceTier =>
  second_price === true ? 'second' : RETAIL;
