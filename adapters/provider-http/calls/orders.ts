import * as v from 'valibot';
import { type AnswerOf, defineCall, type RequestOf } from '#adapters/provider-http/contract/define-call.ts';
import {
  amount,
  assumed,
  count,
  customer,
  exampleCustomer,
  filled,
  id,
  maybe,
  moment,
  phone,
  slug,
  text,
  utm,
} from '#adapters/provider-http/contract/wire.ts';
import { wireDeliveryTypes } from '#adapters/provider-http/delivery-type.ts';
import { baniOf, type Mapping, present } from '#adapters/provider-http/mapping.ts';
import { toPaymentOf, wirePayments } from '#adapters/provider-http/payment-method.ts';
import { wireTiers } from '#adapters/provider-http/price-tier.ts';
import { toDecimal } from '#core/kernel/shared/index.ts';
import { paymentStatusTypes } from '#core/purchase/cart/index.ts';
import type {
  Fulfilment,
  OrderRequest,
  OrderStatus,
  Payment,
  PlacedOrder,
  ReadCredit,
} from '#core/purchase/checkout/index.ts';
import type { OfferedDevice } from '#core/purchase/counted-device/index.ts';
import {
  orderDelivery,
  orderedGood,
  orderStatusWire,
  toOrderDelivery,
  toOrderedGood,
  toOrderStep,
} from './order-parts.ts';
import { orderedLines } from './ordered-lines.ts';
import { productWire } from './products.ts';
import { deviceWire, fromDevice } from './trade-in.ts';

export const paymentMethod = v.picklist(Object.values(wirePayments));
export const paymentState = v.picklist(['pending', 'approved', 'declined']);
/** The key of an order's private link. An unsafe one is ignored. */
const linkKey = v.pipe(
  v.string(),
  v.regex(/^[\w-]{22,200}$/),
  v.description('At least 22 characters that nobody can guess'),
);
const maybeLink = v.fallback(assumed(linkKey), undefined);
/** Where the browser is sent to be charged. */
const paymentUrl = v.pipe(v.string(), v.regex(/^https?:\/\//), v.description('Absolute address'));

const fulfilment = v.variant('delivery_method', [
  v.object({
    delivery_method: v.literal('address'),
    delivery_type: v.picklist(Object.values(wireDeliveryTypes)),
    regionId: slug,
    localityId: slug,
    street: v.pipe(filled, v.maxLength(300)),
  }),
  v.object({ delivery_method: v.literal('pickup'), shopId: slug }),
]);

export const submitOrder = defineCall({
  id: 'submitOrder',
  method: 'POST',
  path: '/general/order/',
  summary: 'Places an order; the provider prices it itself',
  idempotent: 'required',
  assumed: true,
  secured: 'optional',
  body: v.object({
    lines: orderedLines,
    contact: v.object({ ...customer, customer_email: v.optional(v.pipe(v.string(), v.maxLength(254))) }),
    fulfilment,
    payment: paymentMethod,
    credit: v.pipe(
      v.optional(v.object({ partnerId: id, months: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
      v.description('Who lends and for how long; only with payment on credit'),
    ),
    comment: v.optional(v.pipe(v.string(), v.maxLength(2000))),
    expected_total: amount,
    promo_code: v.optional(v.pipe(filled, v.maxLength(40))),
    return_url: v.pipe(v.string(), v.regex(/^https?:\/\//), v.description('Where the payment page leads back to')),
    seller: v.optional(filled),
    status_type: v.optional(v.picklist(paymentStatusTypes)),
    advance: v.optional(
      v.pipe(
        amount,
        v.metadata({ 'x-assumed': true }),
        v.description('What the partner had of the total before; only with `prepaid_expense`'),
      ),
    ),
    trade_in: v.optional(
      v.pipe(
        v.object({
          ...deviceWire,
          device: v.pipe(filled, v.maxLength(200), v.description('The device in words')),
          estimate: amount,
          valid_until: moment,
        }),
        v.metadata({ 'x-assumed': true }),
        v.description('A used device that the shopper offers in exchange; the total does not have it'),
      ),
    ),
    utm,
  }),
  answer: v.object({
    order_number: filled,
    total: amount,
    payment_url: maybe(paymentUrl),
    trans_id: maybe(filled),
    link_key: maybeLink,
  }),
  refusals: {
    409: v.pipe(
      v.object({ code: v.literal('idempotency_conflict'), message: maybe(text) }),
      v.description('The key was used for another order'),
    ),
    422: v.pipe(
      v.object({ code: v.literal('price_changed'), total: amount, products: v.array(productWire) }),
      v.description('The sum differs from `expected_total`: nothing was ordered'),
    ),
  },
  example: {
    body: {
      lines: [{ productId: '100001', count: 1 }],
      contact: exampleCustomer,
      fulfilment: {
        delivery_method: 'address',
        delivery_type: 'standart',
        regionId: 'kishinev',
        localityId: 'kishinev',
        street: 'bd. Ștefan cel Mare 1, ap. 2',
      },
      payment: 'card',
      expected_total: '12390.00',
      return_url: 'http://localhost:8000/confirmation',
    },
    from: {
      '/body/lines/0/productId': 'popularProducts#/products/0/productId',
      '/body/expected_total': 'submitOrder:422#/total',
    },
  },
});

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

/** The body of an order. `returnUrl` is where the payment page leads back to. */
export const fromOrder = (order: OrderRequest, returnUrl: string): RequestOf<typeof submitOrder>['body'] => ({
  lines: order.lines.map(({ productId, count: pieces, tier }) => ({ productId, count: pieces, ...wireTiers[tier] })),
  contact: {
    customer_name: order.contact.name,
    customer_phone_number: order.contact.phone,
    ...present({ customer_email: order.contact.email }),
  },
  fulfilment: fromFulfilment(order.fulfilment),
  payment: wirePayments[order.payment],
  ...present({ credit: order.credit }),
  comment: order.comment,
  expected_total: toDecimal(order.expectedTotal),
  return_url: returnUrl,
  ...present({ utm: order.utm, seller: order.seller, status_type: order.statusType, promo_code: order.promoCode }),
  ...(order.advance === undefined ? {} : { advance: toDecimal(order.advance) }),
  ...(order.tradeIn ? { trade_in: fromOffered(order.tradeIn) } : {}),
});

const fromOffered = (offered: OfferedDevice) => ({
  ...fromDevice(offered),
  device: offered.device,
  estimate: toDecimal(offered.worth),
  valid_until: new Date(offered.until).toISOString(),
});

const fromFulfilment = (chosen: Fulfilment): v.InferInput<typeof fulfilment> =>
  chosen.method === 'pickup'
    ? { delivery_method: 'pickup', shopId: chosen.shopId }
    : {
        delivery_method: 'address',
        delivery_type: wireDeliveryTypes[chosen.type],
        regionId: chosen.regionId,
        localityId: chosen.localityId,
        street: chosen.street,
      };

/** A placed order as core knows it; total in bani. */
export const toPlacedOrder = (wire: AnswerOf<typeof submitOrder>): PlacedOrder => ({
  orderNumber: wire.order_number,
  total: baniOf(wire.total),
  ...present({ paymentUrl: wire.payment_url, transId: wire.trans_id, linkKey: wire.link_key }),
});

/** The state of an order as core knows it; total in bani. */
export const toOrderStatus = (wire: v.InferOutput<typeof statusWire>, mapping: Mapping): OrderStatus => ({
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
export const toPayment = (wire: AnswerOf<typeof payment>): Payment => ({
  transId: wire.trans_id,
  orderNumber: wire.order_number,
  state: wire.state,
  total: baniOf(wire.total),
  paymentUrl: wire.payment_url,
});
