import { creditPartners } from '#adapters/provider-sandbox/content/settings.ts';
import { validationError } from '#adapters/provider-sandbox/http/errors.ts';
import type { Body } from '#adapters/provider-sandbox/http/wire.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import type { Bani } from '#adapters/provider-sandbox/money.ts';
import { messages } from './messages.ts';

const LEU = 100;

/**
 * The credit of an order; undefined without one. Rejects another payment method, and a sum or term the lender does not
 * offer.
 */
export const creditFor = (
  { payment, credit }: Pick<Body<'submitOrder'>, 'payment' | 'credit'>,
  total: Bani,
  locale: Locale,
) => {
  if (!credit) return undefined;
  const lender = creditPartners.find(({ partnerId }) => partnerId === String(credit.partnerId));
  if (payment !== 'credit' || !lender?.months.includes(credit.months)) throw validationError(messages.partner[locale]);
  if (total < lender.minAmount * LEU || total > lender.maxAmount * LEU) throw validationError(messages.credit[locale]);
  const { months } = credit;
  return { partner: lender.partnerId, months, monthly: monthlyOf(total, months, lender.yearlyRate) };
};

/** The monthly payment, rounded down. */
const monthlyOf = (total: Bani, months: number, yearlyRate: number): Bani => {
  const rate = yearlyRate / 100 / 12;
  return Math.floor(rate === 0 ? total / months : (total * rate) / (1 - (1 + rate) ** -months));
};
