import * as v from 'valibot';
import { type Mapping, pictureOf, present } from '#adapters/provider-http/mapping.ts';
import { RETAIL } from '#core/catalog/products/index.ts';
import { toDecimal } from '#core/kernel/shared/index.ts';
import { paymentStatusTypes } from '#core/purchase/cart/index.ts';
import {
  type OrderDelivery,
  type OrderedGood,
  type OrderRequest,
  type OrderStatus,
  type OrderStep,
  paymentMethods,
} from '#core/purchase/checkout/index.ts';
import { deliveryMethods, deliveryTypes } from '#core/purchase/delivery/index.ts';
import { defineOperation } from './ask-engine.ts';
import { idsOf, money, productIdOf, urlOf } from './product.ts';

const paymentStates = ['pending', 'approved', 'declined'] as const;

export const order = v.object({
  orderNumber: v.string(),
  state: v.string(),
  paymentState: v.picklist(paymentStates),
  payment: v.picklist(paymentMethods),
  total: money,
  promoCode: v.nullish(v.string()),
  promoDiscount: money,
  createdAt: v.string(),
  goods: v.array(
    v.object({
      variantId: v.string(),
      productId: v.string(),
      productSlug: v.nullish(v.string()),
      sku: v.string(),
      title: v.string(),
      image: v.nullish(v.string()),
      count: v.number(),
      price: money,
      tier: v.string(),
    }),
  ),
  method: v.picklist(deliveryMethods),
  deliveryType: v.nullish(v.picklist(deliveryTypes)),
  place: v.string(),
  deliveryPrice: money,
  regionId: v.nullish(v.string()),
  shopId: v.nullish(v.string()),
  cancellable: v.boolean(),
  linkKey: v.string(),
  customerName: v.nullish(v.string()),
  phone: v.nullish(v.string()),
  seller: v.nullish(v.string()),
  statusType: v.nullish(v.picklist(paymentStatusTypes)),
  advance: v.nullish(money),
});
export type WireOrder = v.InferOutput<typeof order>;

export const ORDER_FIELDS = `fragment ShopOrderFields on ShopOrder {
  orderNumber state paymentState payment total promoCode promoDiscount createdAt
  goods { variantId productId productSlug sku title image count price tier }
  method deliveryType place deliveryPrice regionId shopId cancellable linkKey
  customerName phone seller statusType advance
}`;

/** Places an order; one that the engine prices otherwise is not placed. */
export const placeOrder = defineOperation(
  `mutation ShopPlaceOrder($input: ShopOrderInput!) {
  placeShopOrder(input: $input) {
    __typename
    ... on ShopOrderPlaced { orderNumber total linkKey paymentUrl transId }
    ... on ShopOrderRepriced { newTotal: total }
    ... on ShopOrderRefused { message }
  }
}`,
  v.object({
    placeShopOrder: v.variant('__typename', [
      v.object({
        __typename: v.literal('ShopOrderPlaced'),
        orderNumber: v.string(),
        total: money,
        linkKey: v.string(),
        paymentUrl: v.nullish(v.string()),
        transId: v.nullish(v.string()),
      }),
      v.object({ __typename: v.literal('ShopOrderRepriced'), newTotal: money }),
      v.object({ __typename: v.literal('ShopOrderRefused'), message: v.string() }),
      v.object({ __typename: v.literal('ShopOrderConflict') }),
    ]),
  }),
);

/** The order of a number and a phone; null unless they belong together. */
export const orderByNumber = defineOperation(
  `query ShopOrderByNumber($orderNumber: String!, $phone: String!) {
  order: shopOrder(orderNumber: $orderNumber, phone: $phone) { ...ShopOrderFields }
}
${ORDER_FIELDS}`,
  v.object({ order: v.nullable(order) }),
);

/** The order of a private link; null when it opens none. */
export const orderByLink = defineOperation(
  `query ShopOrderByLink($linkKey: String!) {
  order: shopOrderByLink(linkKey: $linkKey) { ...ShopOrderFields }
}
${ORDER_FIELDS}`,
  v.object({ order: v.nullable(order) }),
);

/** Cancels an order that has not left; null when there is none. */
export const cancelOrder = defineOperation(
  `mutation ShopCancelOrder($orderNumber: String!, $phone: String!) {
  cancelShopOrder(orderNumber: $orderNumber, phone: $phone) {
    __typename
    ...ShopOrderFields
    ... on ShopOrderNotCancelled { message }
  }
}
${ORDER_FIELDS}`,
  v.object({
    cancelShopOrder: v.nullable(
      v.variant('__typename', [
        v.object({ __typename: v.literal('ShopOrder'), ...order.entries }),
        v.object({ __typename: v.literal('ShopOrderNotCancelled'), message: v.string() }),
      ]),
    ),
  }),
);

/** A card payment; null when there is none. */
export const cardPayment = defineOperation(
  `query ShopCardPayment($transId: String!) {
  shopPayment(transId: $transId) { transId orderNumber state total paymentUrl }
}`,
  v.object({
    shopPayment: v.nullable(
      v.object({
        transId: v.string(),
        orderNumber: v.string(),
        state: v.picklist(paymentStates),
        total: money,
        paymentUrl: v.string(),
      }),
    ),
  }),
);

/** The engine's order lines; only a partner buys at another price than retail (rule SECOND-6). */
export const toLines = (lines: OrderRequest['lines'], isPartner: boolean) =>
  lines.map(({ productId, count, tier }) => ({
    // An id of another provider is a variant that the engine does not know.
    variantId: idsOf(productId)?.variant ?? '0',
    count,
    tier: isPartner ? tier : RETAIL,
  }));

/** What an order says besides the shopper's comment, which Vendure has no field for. */
const commentOf = ({ comment, tradeIn }: OrderRequest): string =>
  [comment, tradeIn && `Trade-in: ${tradeIn.device}, ${toDecimal(tradeIn.worth)} MDL`].filter(Boolean).join('\n');

interface Placing {
  readonly key: string;
  readonly returnUrl: string;
  /** The locality in words. */
  readonly city: string;
  readonly isPartner: boolean;
}

/** An order as the engine takes it; amounts in bani. What is for partners to state does not come from anybody else. */
export const toOrderInput = (request: OrderRequest, { key, returnUrl, city, isPartner }: Placing) => {
  const { contact, fulfilment, seller, statusType, advance } = request;
  const where =
    fulfilment.method === 'pickup'
      ? { method: 'pickup', shopId: fulfilment.shopId }
      : {
          method: 'address',
          deliveryType: fulfilment.type,
          regionId: fulfilment.regionId,
          city,
          street: fulfilment.street,
        };
  return {
    key,
    lines: toLines(request.lines, isPartner),
    name: contact.name,
    phone: contact.phone,
    ...present({ email: contact.email || undefined }),
    ...where,
    payment: request.payment,
    comment: commentOf(request),
    ...present({ promoCode: request.promoCode }),
    expectedTotal: request.expectedTotal,
    returnUrl,
    ...(isPartner ? present({ seller, statusType, advance }) : {}),
  };
};

const STEPS: Readonly<Record<string, OrderStep>> = {
  AwaitingCard: 'accepted',
  PaymentAuthorized: 'accepted',
  PaymentSettled: 'accepted',
  PartiallyShipped: 'assembled',
  PartiallyDelivered: 'on_the_way',
  Delivered: 'delivered',
  Cancelled: 'cancelled',
};

/** The states of Vendure that are a step of the shop. */
export const statesOf = (step: OrderStep): readonly string[] =>
  step === 'on_the_way' || step === 'ready'
    ? ['Shipped', 'PartiallyDelivered']
    : Object.keys(STEPS).filter((state) => STEPS[state] === step);

/** Where an order is: goods to be picked up are ready in their shop once they have left the stock. */
export const toOrderStep = ({ state, method }: Pick<WireOrder, 'state' | 'method'>): OrderStep =>
  state === 'Shipped' ? (method === 'pickup' ? 'ready' : 'on_the_way') : (STEPS[state] ?? 'unknown');

/** A product of an order; price in bani. */
export const toGood = (wire: WireOrder['goods'][number], mapping: Mapping): OrderedGood => ({
  productId: productIdOf(wire.productId, wire.variantId),
  title: wire.title,
  ...present({
    url: wire.productSlug ? urlOf(wire.productSlug, wire.variantId) : undefined,
    image: pictureOf(wire.image, mapping) || undefined,
  }),
  count: wire.count,
  price: wire.price,
});

/** How an order comes; price in bani. */
export const toDelivery = (wire: WireOrder): OrderDelivery => ({
  method: wire.method,
  ...(wire.method === 'address' ? present({ type: wire.deliveryType, regionId: wire.regionId }) : {}),
  ...present({ shopId: wire.shopId }),
  place: wire.place,
  price: wire.deliveryPrice,
});

/** The state of an order; amounts in bani. */
export const toOrderStatus = (wire: WireOrder, mapping: Mapping): OrderStatus => ({
  orderNumber: wire.orderNumber,
  status: toOrderStep(wire),
  total: wire.total,
  ...(wire.promoCode ? { code: { code: wire.promoCode, discount: wire.promoDiscount } } : {}),
  createdAt: wire.createdAt,
  payment: { method: wire.payment, state: wire.paymentState },
  goods: wire.goods.map((good) => toGood(good, mapping)),
  delivery: toDelivery(wire),
  cancellable: wire.cancellable,
  linkKey: wire.linkKey,
  ...present({ statusType: wire.statusType, advance: wire.advance }),
});
