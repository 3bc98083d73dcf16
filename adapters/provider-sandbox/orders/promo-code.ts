import { promoCodes } from '#adapters/provider-sandbox/content/promotions.ts';
import type { Answer } from '#adapters/provider-sandbox/http/wire.ts';
import { moldovanTime } from '#adapters/provider-sandbox/moldova.ts';
import { type Bani, fromMdl } from '#adapters/provider-sandbox/money.ts';

type Reason = NonNullable<Answer<'promoCode'>['reason']>;

/** The discount of a promo code, bani, or why it gives none. */
export type CodeEffect =
  | { readonly takes: Bani; readonly reason?: never }
  | { readonly takes: 0; readonly reason: Reason; readonly least?: Bani };

/** Checks a promo code today. It repeats the shop's rules on purpose, so that tests find a mistake in either. */
export const codeEffect = (code: string, goods: Bani, now: number): CodeEffect => {
  const known = promoCodes.find((one) => one.code === code.trim().toUpperCase());
  if (!known) return { takes: 0, reason: 'unknown' };
  if (known.lastDay !== undefined && moldovanTime(now).date > known.lastDay) return { takes: 0, reason: 'expired' };
  const least = fromMdl(known.leastGoods);
  if (goods < least) return { takes: 0, reason: 'too_small', least };
  return { takes: Math.min(fromMdl(known.takesOff), goods) };
};
