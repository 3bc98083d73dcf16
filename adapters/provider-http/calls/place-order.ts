import * as v from 'valibot';
import type { ProviderAccess } from '#adapters/provider-http/ask.ts';
import { type AnswerOf, defineCall, type RequestOf } from '#adapters/provider-http/contract/define-call.ts';
import {
  amount,
  customer,
  exampleCustomer,
  filled,
  id,
  maybe,
  moment,
  slug,
  text,
  utm,
} from '#adapters/provider-http/contract/wire.ts';
import { wireDeliveryTypes } from '#adapters/provider-http/delivery-type.ts';
import { baniOf, present } from '#adapters/provider-http/mapping.ts';
import { wirePayments } from '#adapters/provider-http/payment-method.ts';
import { allowedTier, wireTiers } from '#adapters/provider-http/price-tier.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { err, failure, ok, toDecimal } from '#core/kernel/shared/index.ts';
import { paymentStatusTypes } from '#core/purchase/cart/index.ts';
import type { Fulfilment, OrderDesk, OrderRequest, PlacedOrder } from '#core/purchase/checkout/index.ts';
import type { OfferedDevice } from '#core/purchase/counted-device/index.ts';
import { maybeLink, paymentMethod, paymentUrl } from './order-parts.ts';
import { orderedLines } from './ordered-lines.ts';
import { productWire } from './products.ts';
import { deviceWire, fromDevice } from './trade-in.ts';

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

/** The body of an order. `returnUrl` is where the payment page leads back to. */
const fromOrder = (order: OrderRequest, returnUrl: string): RequestOf<typeof submitOrder>['body'] => ({
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
const toPlacedOrder = (wire: AnswerOf<typeof submitOrder>): PlacedOrder => ({
  orderNumber: wire.order_number,
  total: baniOf(wire.total),
  ...present({ paymentUrl: wire.payment_url, transId: wire.trans_id, linkKey: wire.link_key }),
});

export interface OrderDeskOptions extends ProviderAccess {
  /** Where the payment page leads back to in a language, an absolute address. */
  readonly returnUrl: (locale: Locale) => string;
}

/** Places orders; none is sent twice by itself. */
export const placeOver =
  ({ returnUrl, ...access }: OrderDeskOptions): OrderDesk['place'] =>
  async ({ order, key }, signal) => {
    const context = { locale: order.locale, signal, idempotencyKey: key, shtoken: access.shtoken };
    // Only a partner may name the seller, the payment status and the advance.
    const { seller: _seller, statusType: _status, advance: _advance, ...visitors } = order;
    const lines = order.lines.map((line) => ({ ...line, tier: allowedTier(access, line.tier) }));
    const body = fromOrder({ ...(access.shtoken === undefined ? visitors : order), lines }, returnUrl(order.locale));
    const reply = await access.transport.send(submitOrder, { body }, context);
    if (!reply.ok) return reply;
    const said = reply.value;
    if (said.kind === 'answer') return ok({ kind: 'placed', order: toPlacedOrder(said.value) });
    if (said.kind === 'refusal') return ok({ kind: 'refused', messages: said.messages });
    if (said.status === 422) return ok({ kind: 'repriced', total: baniOf(said.value.total) });
    return err(
      failure('domain', 'idempotency_conflict', said.value.message ?? 'The key was used for another order', {
        status: 409,
      }),
    );
  };
