import { sellableTier, tierPrice, tiersInOrder } from '#core/catalog/products/index.ts';
import type { Bani } from '#core/kernel/shared/index.ts';
import { type Cart, orderableCart } from '#core/purchase/cart/index.ts';
import type { DeliveryChoice } from '#core/purchase/delivery/index.ts';
import type { AppliedCode } from '#core/purchase/promo-code/index.ts';
import { cartAtTier, type ExplainedTier, explainTotals, type PriceStep, type StepSubject, stepKey } from './steps.ts';

/** A total explained at some prices. */
export interface Explanation {
  readonly tier: ExplainedTier;
  /** These prices are the ones that are paid. */
  readonly paid: boolean;
  readonly steps: readonly PriceStep[];
}

/** Whether each line is sold at the same price in both carts. */
const isSoldAlike = (cart: Cart, other: Cart): boolean =>
  cart.every(
    ({ product, tier }, place) => sellableTier(product, tier) === sellableTier(product, other[place]?.tier ?? tier),
  );

/**
 * Steps of a cart's total at each price tier, for a partner alone, and at the chosen mix of tiers. For everyone else
 * only the latter (rule EXPLAIN-3).
 */
export const explainForViewer = (
  cart: Cart,
  delivery: DeliveryChoice,
  code: AppliedCode | undefined,
  partnerLooks: boolean,
): readonly Explanation[] => {
  const had = orderableCart(cart);
  const at = (tier: ExplainedTier, paid: boolean): Explanation => ({
    tier,
    paid,
    steps: explainTotals(cart, delivery, tier, code),
  });
  const offered = tiersInOrder.filter((tier) => had.some(({ product }) => tierPrice(product, tier) !== undefined));
  if (!partnerLooks || offered.length < 2) return [at('chosen', true)];
  const explained = offered.map((tier) => at(tier, isSoldAlike(had, cartAtTier(had, tier))));
  return explained.some(({ paid }) => paid) ? explained : [at('chosen', true), ...explained];
};

/** A step of several explanations. */
export interface SharedStep {
  readonly what: StepSubject;
  /** One per explanation, bani; 0 where a step is missing. */
  readonly amounts: readonly Bani[];
}

/** The steps of several explanations of one cart side by side (rule EXPLAIN-3). */
export const sideBySide = (explanations: readonly Explanation[]): readonly SharedStep[] => {
  const known = new Map(explanations.flatMap(({ steps }) => steps.map(({ what }) => [stepKey(what), what] as const)));
  return [...known].map(([key, what]) => ({
    what,
    amounts: explanations.map(({ steps }) => steps.find((step) => stepKey(step.what) === key)?.amount ?? 0),
  }));
};
