import { promoCodes } from '#adapters/provider-sandbox/content/promotions.ts';
import type { Answer } from '#adapters/provider-sandbox/http/wire.ts';
import { moldovanTime } from '#adapters/provider-sandbox/moldova.ts';
import { type Bani, fromMdl } from '#adapters/provider-sandbox/money.ts';

type Reason = NonNullable<Answer<'promoCode'>['reason']>;

/** The discount of a promo code, bani, or why it gives none. */
export interface PromoCodeResult {
  readonly discount: Bani;
  readonly reason?: Reason;
  /** Set when the goods cost less. */
  readonly minGoods?: Bani;
}

/** Checks a promo code today. It repeats the shop's rules on purpose, so that tests find a mistake in either. */
export const checkPromoCode = (code: string, goods: Bani, now: number): PromoCodeResult => {
  const known = promoCodes.find((one) => one.code === code.trim().toUpperCase());
  if (!known) return { discount: 0, reason: 'unknown' };
  if (known.lastDay !== undefined && moldovanTime(now).date > known.lastDay) return { discount: 0, reason: 'expired' };
  const minGoods = fromMdl(known.minGoods);
  if (goods < minGoods) return { discount: 0, reason: 'too_small', minGoods };
  return { discount: Math.min(fromMdl(known.discount), goods) };
};
