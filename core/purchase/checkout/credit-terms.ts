import type { Bani } from '#core/kernel/shared/index.ts';
import { paymentOf, payments } from './payment-methods.ts';

/** Who lends for an order, and for how long. */
export interface CreditTerms {
  readonly partnerId: string;
  readonly months: number;
}

/** A credit as its shopper reads of it. */
export interface ReadCredit {
  /** Name of the lender. */
  readonly lender: string;
  readonly months: number;
  /** Bani. */
  readonly monthlyPayment: Bani;
}

/** The terms on which an order goes out, as its shopper saw them. */
export type SeenCredit = CreditTerms & ReadCredit;

/**
 * Credit for an order: on chosen terms, none for this sum, or without known lenders, so that terms are agreed by phone
 * (rule CHECKOUT-15).
 */
export type OfferedCredit =
  | { readonly kind: 'offered'; readonly credit: SeenCredit }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' };

/** The terms that a draft has chosen; undefined until then (rule CHECKOUT-15). */
export const chosenTerms = ({
  creditPartnerId: partnerId,
  creditMonths: months,
}: {
  readonly creditPartnerId: string;
  readonly creditMonths: number;
}): CreditTerms | undefined => (partnerId === '' ? undefined : { partnerId, months });

type PaidDraft = Parameters<typeof paymentOf>[0];

/** Whether a draft is paid on credit. */
export const isOnCredit = (draft: PaidDraft): boolean => payments[paymentOf(draft)].kind === 'on_credit';

/** Credit of a draft; undefined unless it is paid on credit (rule CHECKOUT-15). */
export const creditOf = (draft: PaidDraft, offered: OfferedCredit): SeenCredit | undefined =>
  isOnCredit(draft) && offered.kind === 'offered' ? offered.credit : undefined;
