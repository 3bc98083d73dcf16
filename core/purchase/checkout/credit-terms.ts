import type { Bani } from '#core/kernel/shared/index.ts';
import { paymentOf, payments } from './payment-methods.ts';

/** Who lends for an order, and for how long. */
export interface CreditTerms {
  readonly partnerId: string;
  readonly months: number;
}

/** A credit as its shopper reads of it. */
export interface ReadCredit {
  /** The name of whoever lends. */
  readonly lender: string;
  readonly months: number;
  /** Bani. */
  readonly monthlyPayment: Bani;
}

/** The terms on which an order goes out, as its shopper saw them. */
export type SeenCredit = CreditTerms & ReadCredit;

/**
 * Which credit can be had for an order: on the terms that are chosen, none for such a sum, or nobody
 * is known to lend, and terms are agreed on by phone (rule CHECKOUT-15).
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

/** The credit that a draft goes out with; none unless it is paid on credit (rule CHECKOUT-15). */
export const creditOf = (draft: PaidDraft, offered: OfferedCredit): SeenCredit | undefined =>
  isOnCredit(draft) && offered.kind === 'offered' ? offered.credit : undefined;
