import { sellersOf } from '#adapters/provider-sandbox/db/partners.ts';
import { validationError } from '#adapters/provider-sandbox/http/errors.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import type { Body } from '#adapters/provider-sandbox/http/wire.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { type Bani, parseAmount } from '#adapters/provider-sandbox/money.ts';
import { messages } from './messages.ts';

/** A partner's advance in bani; undefined without an advance or a partner. Rejects an advance of 0 or above the total. */
export const advanceFor = (
  { status_type, advance }: Pick<Body<'submitOrder'>, 'status_type' | 'advance'>,
  total: Bani,
  partner: string | undefined,
  locale: Locale,
): Bani | undefined => {
  if (partner === undefined || status_type !== 'prepaid_expense' || advance === undefined) return undefined;
  const sum = parseAmount(advance) ?? 0;
  if (sum <= 0 || sum > total) throw validationError(messages.advance[locale]);
  return sum;
};

/** The seller of an order by id; null without a seller or a partner. Rejects another partner's seller. */
export const resolveSeller = (
  { sql }: Provider,
  seller: string | undefined,
  partner: string | undefined,
  locale: Locale,
): string | null => {
  if (seller === undefined || partner === undefined) return null;
  if (!sellersOf(sql, partner).some(({ id }) => id === seller)) throw validationError(messages.seller[locale]);
  return seller;
};
