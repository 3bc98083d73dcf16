import { type PaymentMethod, paymentMethods } from '#core/purchase/checkout/index.ts';

/** Each payment method on the wire. */
export const wirePayments = { cash: 'cash', card: 'card', credit: 'credit' } as const satisfies Record<
  PaymentMethod,
  string
>;
type WirePayment = (typeof wirePayments)[PaymentMethod];

const methods = Object.fromEntries(paymentMethods.map((method) => [wirePayments[method], method])) as Readonly<
  Record<WirePayment, PaymentMethod>
>;

/** The way to pay behind the provider's spelling, with what has become of the payment. */
export const toPaymentOf = <State>({ method, state }: { readonly method: WirePayment; readonly state: State }) => ({
  method: methods[method],
  state,
});
