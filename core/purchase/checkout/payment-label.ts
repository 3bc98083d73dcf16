import type { Bani } from '#core/kernel/shared/index.ts';
import { DEFAULT_PAYMENT_STATUS, type PaymentStatusType } from '#core/purchase/cart/index.ts';
import { type PaymentKind, type PaymentMethod, payments } from './payment-methods.ts';
import type { LastOrder, PaymentState } from './ports.ts';

/** What is known of how an order is paid. */
export interface PaymentFacts {
  readonly payment?: { readonly method: PaymentMethod; readonly state: PaymentState } | undefined;
  /** What the partner who sold it states. */
  readonly statusType?: PaymentStatusType | undefined;
  /** Advance paid, bani; absent when unknown. */
  readonly advance?: Bani | undefined;
}

/** How an order's payment is described. */
export type PaymentLabel =
  | { readonly kind: 'stated'; readonly as: PaymentStatusType }
  | { readonly kind: 'way'; readonly method: PaymentMethod; readonly state: PaymentState }
  | { readonly kind: 'nothing' };

/**
 * Whether the partner's statement counts: not for cards, which the bank decides, nor for credits, which the lender
 * decides (rule ORDER-13).
 */
export const isStatusTypeShown = (kind: PaymentKind, statusType: PaymentStatusType): boolean =>
  kind === 'on_receipt' || (kind === 'on_credit' && statusType === 'credit_approved');

const statements: Readonly<Record<PaymentKind, readonly PaymentStatusType[]>> = {
  on_receipt: ['paid', 'prepaid_expense'],
  online: [],
  on_credit: ['credit_approved'],
};

/** What a partner may state of an order that is paid in this way (rule CHECKOUT-17). */
export const statusTypesFor = (payment: PaymentMethod): readonly PaymentStatusType[] =>
  statements[payments[payment].kind];

/** What an order goes out with: what was stated where its way to pay leaves that open, else paid (rule CHECKOUT-17). */
export const effectiveStatusType = (payment: PaymentMethod, statusType: PaymentStatusType): PaymentStatusType =>
  statusTypesFor(payment).includes(statusType) ? statusType : DEFAULT_PAYMENT_STATUS;

/**
 * What an order says of its payment, in one word (rule ORDER-13): what the partner who sold it states, until the provider
 * knows more; undefined when nothing is known.
 */
export const paymentLabel = ({ payment, statusType }: PaymentFacts, cancelled = false): PaymentLabel | undefined => {
  const isUndone = cancelled && statusType === 'prepaid_expense';
  if (!payment) return isUndone ? { kind: 'nothing' } : statusType && { kind: 'stated', as: statusType };
  const { method, state } = payment;
  if (
    state === 'pending' &&
    statusType !== undefined &&
    !isUndone &&
    isStatusTypeShown(payments[method].kind, statusType)
  )
    return { kind: 'stated', as: statusType };
  return cancelled && state !== 'approved' ? { kind: 'nothing' } : { kind: 'way', method, state };
};

/** Whether a credit decision is pending; until then nothing is delivered or held (rule ORDER-14). */
export const isBankDeciding = (facts: PaymentFacts): boolean => {
  const word = paymentLabel(facts);
  return word?.kind === 'way' && payments[word.method].kind === 'on_credit' && word.state === 'pending';
};

/** How the last order of this browser is paid, as far as it knows: a card is charged once its page is left with success (rules ORDER-9, ORDER-13). */
export const placedPayment = ({ contents, transId, paymentUrl }: Partial<LastOrder>): PaymentFacts => {
  if (!contents?.payment) return {};
  const { method, statusType, advance } = contents.payment;
  const isCharged = payments[method].kind === 'online' && transId !== undefined && paymentUrl === undefined;
  return { payment: { method, state: isCharged ? 'approved' : 'pending' }, statusType, advance };
};
