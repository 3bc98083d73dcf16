import { refused } from '#adapters/provider-sandbox/http/errors.ts';
import type { Body } from '#adapters/provider-sandbox/http/wire.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { type Bani, parseAmount } from '#adapters/provider-sandbox/money.ts';
import { refusals } from './words.ts';

/** A partner's advance in bani; null without an advance or a partner. Rejects an advance of 0 or above the total. */
export const advanceFor = (
  { status_type, advance }: Pick<Body<'submitOrder'>, 'status_type' | 'advance'>,
  total: Bani,
  partner: string | undefined,
  locale: Locale,
): Bani | null => {
  if (partner === undefined || status_type !== 'prepaid_expense' || advance === undefined) return null;
  const sum = parseAmount(advance) ?? 0;
  if (sum <= 0 || sum > total) throw refused(refusals.advance[locale]);
  return sum;
};
