import type { Bani } from '#core/kernel/shared/index.ts';
import type { OfferedCredit } from '#core/purchase/checkout/index.ts';
import { type CreditChoices, choicesOf } from './calculate-credit.ts';
import type { CreditChoice } from './calculator.ts';
import { type CreditPartner, creditOptions } from './credit.ts';

/** On which terms the whole sum of an order is lent, in bani: nothing is paid at once (rules CHECKOUT-15, CREDIT-11). */
export const orderCreditChoices = (
  partners: readonly CreditPartner[],
  sum: Bani,
  choice: CreditChoice | undefined,
): CreditChoices => choicesOf(partners, creditOptions(sum, partners), choice);

/**
 * Credit for an order's total, bani: on the chosen terms or the nearest ones; unknown until lenders are loaded (rules
 * CHECKOUT-15, CREDIT-11).
 */
export const orderCredit = (
  partners: readonly CreditPartner[],
  sum: Bani,
  choice: CreditChoice | undefined,
): OfferedCredit => {
  if (partners.length === 0) return { kind: 'unknown' };
  const { chosen } = orderCreditChoices(partners, sum, choice);
  if (!chosen) return { kind: 'none' };
  const { partner, plan } = chosen;
  const { months, monthlyPayment } = plan;
  return { kind: 'offered', credit: { partnerId: partner.partnerId, lender: partner.name, months, monthlyPayment } };
};
