import { sellersOf } from '#adapters/provider-sandbox/db/partners.ts';
import { refused } from '#adapters/provider-sandbox/http/errors.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { refusals } from './words.ts';

/** The seller of an order by id; null without a seller or a partner. Rejects another partner's seller. */
export const resolveSeller = (
  { sql }: Provider,
  seller: string | undefined,
  partner: string | undefined,
  locale: Locale,
): string | null => {
  if (seller === undefined || partner === undefined) return null;
  if (!sellersOf(sql, partner).some(({ id }) => id === seller)) throw refused(refusals.seller[locale]);
  return seller;
};
