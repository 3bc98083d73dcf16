import { type Bani, clean, err, fromMdl, ok, parseAmount, type Result, shownMdl } from '#core/kernel/shared/index.ts';
import type { PaymentStatusType } from '#core/purchase/cart/index.ts';
import { isStatusTypeShown, type PaymentFacts, paymentLabel } from './payment-label.ts';
import { type PaymentMethod, payments } from './payment-methods.ts';

/** What is wrong with the sum of an advance. */
export type AdvanceError = 'required' | 'amount' | 'above_total';

interface StatedPayment {
  readonly statusType: PaymentStatusType;
}

/** What an advance is stated of: how the order is paid, and its total in bani. */
export interface AdvanceSubject {
  readonly payment: PaymentMethod;
  readonly expectedTotal: Bani;
}

/** Digits, spaces between them, and at most two decimals: three of them might be thousands. */
const WRITTEN = /^\d[\d\s]*(?:[.,]\d{1,2})?$/;

/** Whether the sum of an advance is asked for: one is stated, and the rest is paid by hand (rule ADVANCE-1). */
export const asksAdvance = ({ statusType }: StatedPayment, { payment }: Pick<AdvanceSubject, 'payment'>): boolean =>
  statusType === 'prepaid_expense' && isStatusTypeShown(payments[payment].kind, statusType);

/** The partner's advance, bani, or its error; undefined when no advance is stated (rule ADVANCE-1). */
export const statedAdvance = (
  { statusType, advance }: StatedPayment & { readonly advance: string },
  order: AdvanceSubject,
): Result<Bani | undefined, AdvanceError> => {
  if (!asksAdvance({ statusType }, order)) return ok(undefined);
  const typed = clean(advance);
  if (typed === '') return err('required');
  const sum = WRITTEN.test(typed) ? (parseAmount(typed) ?? 0) : 0;
  if (sum === 0) return err('amount');
  return sum > order.expectedTotal ? err('above_total') : ok(sum);
};

/** An advance and the remaining sum, bani. */
export interface Advance {
  readonly paid: Bani;
  /** Absent of a cancelled order: nothing is due. */
  readonly remains?: Bani;
}

/** What an advance leaves of a total to be paid, to the ban; never below nothing (rule ADVANCE-2). */
export const remainingToPay = (total: Bani, paid: Bani): Bani => Math.max(0, total - paid);

const whole = (amount: Bani): Bani => fromMdl(shownMdl(amount));

/**
 * The advance of an order's total, bani, while its payment says that one was paid (rules ADVANCE-2, ORDER-13); else
 * undefined. Both parts in whole MDL add up to the shown total (rule ADVANCE-3).
 */
export const advanceOf = (
  { total, advance, ...payment }: PaymentFacts & { readonly total: Bani },
  cancelled = false,
): Advance | undefined => {
  const word = paymentLabel(payment);
  if (advance === undefined || word?.kind !== 'stated' || word.as !== 'prepaid_expense') return;
  return { paid: advance, ...(cancelled ? {} : { remains: remainingToPay(whole(total), whole(advance)) }) };
};
