import * as v from 'valibot';
import { readerOf } from '#adapters/provider-http/ask.ts';
import { type AnswerOf, defineCall } from '#adapters/provider-http/contract/define-call.ts';
import {
  amount,
  assumed,
  count,
  exampleCustomer,
  filled,
  maybe,
  moment,
  phone,
  slug,
  text,
} from '#adapters/provider-http/contract/wire.ts';
import { baniOf, type Mapping, present } from '#adapters/provider-http/mapping.ts';
import { toPaymentOf } from '#adapters/provider-http/payment-method.ts';
import { mapResult } from '#core/kernel/shared/index.ts';
import { paymentStatusTypes } from '#core/purchase/cart/index.ts';
import type { OrderDesk, OrderStatus, Payment, ReadCredit } from '#core/purchase/checkout/index.ts';
import {
  linkKey,
  maybeLink,
  orderDelivery,
  orderedGood,
  orderStatusWire,
  paymentMethod,
  paymentState,
  paymentUrl,
  toOrderDelivery,
  toOrderedGood,
  toOrderStep,
} from './order-parts.ts';
import { type OrderDeskOptions, placeOver } from './place-order.ts';

/** The state of one order. */
const statusWire = v.object({
  order_number: filled,
  status: orderStatusWire,
  total: amount,
  promo_code: maybe(text),
  promo_discount: v.pipe(maybe(amount), v.description('What the promo code took off')),
  created_at: moment,
  payment: v.object({
    method: paymentMethod,
    state: paymentState,
    credit: v.fallback(assumed(v.object({ partner: filled, months: count, monthly_payment: amount })), undefined),
  }),
  status_type: v.pipe(assumed(v.picklist(paymentStatusTypes)), v.description('What the partner who sold it states')),
  advance: v.pipe(assumed(amount), v.description('What was paid before, where an advance is stated')),
  products: assumed(v.array(orderedGood)),
  delivery: assumed(orderDelivery),
  can_cancel: v.pipe(assumed(v.boolean()), v.description('Whether `cancelOrder` would be taken now')),
  link_key: maybeLink,
});

export const orderStatus = defineCall({
  id: 'orderStatus',
  method: 'GET',
  path: '/general/order_status',
  summary: 'The state of one order; 404 unless number and phone belong together',
  query: v.object({ order_number: filled, phone }),
  assumed: true,
  answer: statusWire,
  example: {
    query: { order_number: '100001', phone: exampleCustomer.customer_phone_number },
    from: { '/query/order_number': 'submitOrder#/order_number' },
  },
});

export const orderByLink = defineCall({
  id: 'orderByLink',
  method: 'POST',
  path: '/general/order_by_link/',
  summary: 'The state of the order that a private link opens; 404 when it opens none',
  reads: true,
  assumed: true,
  body: v.object({ link_key: linkKey }),
  answer: statusWire,
  example: {
    body: { link_key: 'q7Zb1mC0x2vN8sLr4TfWkYhE6uJpA9dG' },
    from: { '/body/link_key': 'submitOrder#/link_key' },
  },
});

export const cancelOrder = defineCall({
  id: 'cancelOrder',
  method: 'POST',
  path: '/general/order_cancel/',
  summary: 'Cancels an order that has not left yet; 404 unless number and phone belong together',
  idempotent: 'optional',
  assumed: true,
  body: v.object({ order_number: filled, phone }),
  answer: statusWire,
  example: {
    body: { order_number: '100001', phone: exampleCustomer.customer_phone_number },
    from: { '/body/order_number': 'submitOrder#/order_number' },
  },
});

export const payment = defineCall({
  id: 'payment',
  method: 'GET',
  path: '/general/payment/{transId}',
  summary: 'The state of a card payment; 404 when there is none',
  params: v.object({ transId: slug }),
  assumed: true,
  answer: v.object({
    trans_id: filled,
    order_number: filled,
    state: paymentState,
    total: amount,
    payment_url: paymentUrl,
  }),
  example: {
    params: { transId: '7f3c0a52-3a83-4a07-8dc1-0f6f9f9f3c11' },
    from: { '/params/transId': 'submitOrder#/trans_id' },
  },
});

/** The state of an order as core knows it; total in bani. */
const toOrderStatus = (wire: v.InferOutput<typeof statusWire>, mapping: Mapping): OrderStatus => ({
  orderNumber: wire.order_number,
  status: toOrderStep(wire.status),
  total: baniOf(wire.total),
  ...(wire.promo_code ? { code: { code: wire.promo_code, discount: baniOf(wire.promo_discount ?? 0) } } : {}),
  createdAt: wire.created_at,
  payment: { ...toPaymentOf(wire.payment), ...present({ credit: toCredit(wire.payment.credit) }) },
  ...present({
    goods: wire.products?.map((good) => toOrderedGood(good, mapping)),
    delivery: wire.delivery ? toOrderDelivery(wire.delivery) : undefined,
    cancellable: wire.can_cancel,
    linkKey: wire.link_key,
    statusType: wire.status_type,
    advance: wire.advance == null ? undefined : baniOf(wire.advance),
  }),
});

const toCredit = (wire: v.InferOutput<typeof statusWire>['payment']['credit']): ReadCredit | undefined =>
  wire ? { lender: wire.partner, months: wire.months, monthlyPayment: baniOf(wire.monthly_payment) } : undefined;

/** A card payment as core knows it; total in bani. */
const toPayment = (wire: AnswerOf<typeof payment>): Payment => ({
  transId: wire.trans_id,
  orderNumber: wire.order_number,
  state: wire.state,
  total: baniOf(wire.total),
  paymentUrl: wire.payment_url,
});

/** The desk that takes orders over the provider's HTTP calls. */
export const createHttpOrderDesk = (access: OrderDeskOptions): OrderDesk => {
  const read = readerOf(access);
  return {
    place: placeOver(access),
    status: read(
      orderStatus,
      ({ orderNumber, phone }) => ({ query: { order_number: orderNumber, phone } }),
      toOrderStatus,
    ),
    byLink: read(orderByLink, ({ linkKey }) => ({ body: { link_key: linkKey } }), toOrderStatus),
    cancel: async ({ orderNumber, phone, key, locale }, signal) => {
      const request = { body: { order_number: orderNumber, phone } };
      const context = { locale, signal, idempotencyKey: key, shtoken: access.shtoken };
      const reply = await access.transport.send(cancelOrder, request, context);
      return mapResult(reply, (said) =>
        said.kind === 'answer'
          ? ({ kind: 'cancelled', order: toOrderStatus(said.value, access.transport) } as const)
          : ({ kind: 'refused', messages: said.messages } as const),
      );
    },
    payment: read(payment, ({ transId }) => ({ params: { transId } }), toPayment),
  };
};
