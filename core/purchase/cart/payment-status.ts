/** How a cart is paid, as partners state it (rule CART-20). */
export const paymentStatusTypes = ['prepaid_expense', 'paid', 'credit_approved'] as const;
export type PaymentStatusType = (typeof paymentStatusTypes)[number];

/** What is stated until a partner says otherwise (rule CART-20). */
export const DEFAULT_PAYMENT_STATUS: PaymentStatusType = 'paid';

/** Reads a stated payment; anything unknown is the default (rule CART-20). */
export const parsePaymentStatus = (stated: string | null | undefined): PaymentStatusType =>
  paymentStatusTypes.find((type) => type === stated) ?? DEFAULT_PAYMENT_STATUS;
