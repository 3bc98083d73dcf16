import { type DeliveryMethod, deliveryMethods } from '#core/purchase/delivery/index.ts';

/** When and by whom the money is paid: on receipt, on the provider's payment page, or by a lender. */
export type PaymentKind = 'on_receipt' | 'online' | 'on_credit';

interface PaymentRow {
  readonly kind: PaymentKind;
  /** The ways of delivery that it can be chosen with. */
  readonly goesWith: readonly DeliveryMethod[];
}

/**
 * Every way to pay an order, in the order of the screen; the first one is chosen at the start (rule CHECKOUT-8). Another
 * one needs its row here, its words in the dictionaries, under `checkout` and `order.paid`, and the provider's spelling of
 * it in `adapters/provider-http/payment-method.ts`.
 */
export const payments = {
  cash: { kind: 'on_receipt', goesWith: deliveryMethods },
  card: { kind: 'online', goesWith: deliveryMethods },
  credit: { kind: 'on_credit', goesWith: deliveryMethods },
} as const satisfies Readonly<Record<string, PaymentRow>>;
export type PaymentMethod = keyof typeof payments;

type PaymentTable = Readonly<Record<PaymentMethod, PaymentRow>>;

export const paymentMethods = Object.keys(payments) as readonly PaymentMethod[];
/** How an order is paid until the shopper says otherwise (rule CHECKOUT-8). */
export const DEFAULT_PAYMENT: PaymentMethod = 'cash';

/** The ways to pay what is delivered like this, of those that the provider takes, in the order of the screen (rule CHECKOUT-12). */
export const paymentsFor = (
  delivery: DeliveryMethod,
  taken: readonly PaymentMethod[] = paymentMethods,
  table: PaymentTable = payments,
): readonly PaymentMethod[] =>
  paymentMethods.filter((method) => taken.includes(method) && table[method].goesWith.includes(delivery));

/** How a draft is paid: as chosen, or in the first way that is offered (rule CHECKOUT-12). */
export const paymentOf = (
  { payment, method }: { readonly payment: PaymentMethod; readonly method: DeliveryMethod },
  taken: readonly PaymentMethod[] = paymentMethods,
  table: PaymentTable = payments,
): PaymentMethod => {
  const offered = paymentsFor(method, taken, table);
  return offered.find((other) => other === payment) ?? offered[0] ?? payment;
};
