import * as v from 'valibot';
import { type Mapping, pictureOf, present } from '#adapters/provider-http/mapping.ts';
import type { DeliveryFees } from '#core/catalog/products/index.ts';
import type { OrderRequest, OrderStatus } from '#core/purchase/checkout/index.ts';
import { defineOperation } from './ask-engine.ts';
import { toOrderStep } from './orders.ts';
import { ASSET, asset, money, productIdOf, urlOf } from './product.ts';

/** The country that is delivered to. */
export const COUNTRY = 'MD';

const said = v.object({ __typename: v.string() });
const discounts = v.array(v.object({ amountWithTax: v.number() }));

/** Puts lines into the session's order; null when there is no such variant. */
export const fillOrder = defineOperation(
  `mutation StockFill($inputs: [AddItemInput!]!) {
  addItemsToOrder(inputs: $inputs) { errorResults { __typename } }
}`,
  v.nullable(v.object({ addItemsToOrder: v.object({ errorResults: v.array(said) }) })),
);

/** Says where the session's order goes; null when the engine does not know the country. */
export const addressOrder = defineOperation(
  `mutation StockAddress($address: CreateAddressInput!) { setOrderShippingAddress(input: $address) { __typename } }`,
  v.nullable(v.object({ setOrderShippingAddress: said })),
);

/** Says who orders; `EmailAddressConflictError` for the e-mail of a registered customer. */
export const nameBuyer = defineOperation(
  `mutation StockBuyer($customer: CreateCustomerInput!) { setCustomerForOrder(input: $customer) { __typename } }`,
  v.object({ setCustomerForOrder: said }),
);

export const applyCode = defineOperation(
  `mutation StockCode($code: String!) {
  applyCouponCode(couponCode: $code) { __typename ... on Order { discounts { amountWithTax } } }
}`,
  v.object({
    applyCouponCode: v.object({ ...said.entries, discounts: v.optional(discounts) }),
  }),
);

const shippingMethod = v.object({ id: v.string(), code: v.string(), priceWithTax: money });

/** How the session's order can be brought and paid. */
export const methodsQuery = defineOperation(
  `query StockMethods {
  eligibleShippingMethods { id code priceWithTax }
  eligiblePaymentMethods { code isEligible }
}`,
  v.object({
    eligibleShippingMethods: v.array(shippingMethod),
    eligiblePaymentMethods: v.array(v.object({ code: v.string(), isEligible: v.boolean() })),
  }),
);

export const chooseShipping = defineOperation(
  `mutation StockShipping($ids: [ID!]!) {
  setOrderShippingMethod(shippingMethodId: $ids) { __typename ... on Order { code totalWithTax } }
}`,
  v.object({
    setOrderShippingMethod: v.object({
      ...said.entries,
      code: v.optional(v.string()),
      totalWithTax: v.optional(money),
    }),
  }),
);

/** Places the session's order by a payment method that is paid on receipt. */
export const payOrder = defineOperation(
  `mutation StockPay($method: String!) {
  transitionOrderToState(state: "ArrangingPayment") { __typename }
  addPaymentToOrder(input: { method: $method, metadata: {} }) { __typename }
}`,
  v.object({ addPaymentToOrder: said }),
);

const stockOrder = v.object({
  code: v.string(),
  state: v.string(),
  active: v.boolean(),
  totalWithTax: money,
  shippingWithTax: money,
  createdAt: v.string(),
  couponCodes: v.array(v.string()),
  discounts,
  shippingAddress: v.nullish(
    v.object({
      phoneNumber: v.nullish(v.string()),
      city: v.nullish(v.string()),
      streetLine1: v.nullish(v.string()),
      province: v.nullish(v.string()),
    }),
  ),
  payments: v.nullish(v.array(v.object({ state: v.string() }))),
  lines: v.array(
    v.object({
      quantity: v.number(),
      unitPriceWithTax: money,
      featuredAsset: asset,
      productVariant: v.object({
        id: v.string(),
        name: v.string(),
        product: v.object({ id: v.string(), slug: v.string() }),
      }),
    }),
  ),
});
export type StockOrder = v.InferOutput<typeof stockOrder>;

/** An order that was placed in the last two hours, or that of the session; null for every other. */
export const orderByCode = defineOperation(
  `query StockOrder($code: String!) {
  orderByCode(code: $code) {
    code state active totalWithTax shippingWithTax createdAt couponCodes discounts { amountWithTax }
    shippingAddress { phoneNumber city streetLine1 province }
    payments { state }
    lines {
      quantity unitPriceWithTax featuredAsset ${ASSET}
      productVariant { id name product { id slug } }
    }
  }
}`,
  v.nullable(v.object({ orderByCode: v.nullable(stockOrder) })),
);

type ShippingMethod = v.InferOutput<typeof shippingMethod>;
type Delivery = Extract<OrderRequest['fulfilment'], { readonly method: 'address' }>['type'];

/** The shipping method of a delivery type: by its code the express one, else the cheapest that is neither that nor pickup. */
export const methodFor = (methods: readonly ShippingMethod[], type: Delivery): ShippingMethod | undefined => {
  const brought = methods
    .filter(({ code }) => !/pick|collect/i.test(code))
    .toSorted((one, other) => one.priceWithTax - other.priceWithTax);
  const isExpress = ({ code }: ShippingMethod) => /express/i.test(code);
  const standard = brought.find((one) => !isExpress(one)) ?? brought[0];
  return type === 'express' ? (brought.find(isExpress) ?? standard) : standard;
};

/** Flat fees, bani; undefined without a shipping method. */
export const toFlatFees = (methods: readonly ShippingMethod[]): DeliveryFees | undefined => {
  const [standard, express] = [methodFor(methods, 'standard'), methodFor(methods, 'express')];
  return standard && express
    ? { standard: standard.priceWithTax, express: express.priceWithTax, regionPrice: standard.priceWithTax }
    : undefined;
};

/** What discounts of an order come to, bani. */
export const toDiscount = (taken: StockOrder['discounts']): number =>
  taken.reduce((sum, { amountWithTax }) => sum - amountWithTax, 0);

/** The state of an order of a Vendure without the plugin; amounts in bani. */
export const toStockStatus = (wire: StockOrder, mapping: Mapping): OrderStatus => {
  const { shippingAddress: address, couponCodes } = wire;
  const [code] = couponCodes;
  const isPaid = wire.payments?.some(({ state }) => state === 'Settled') ?? false;
  return {
    orderNumber: wire.code,
    status: toOrderStep({ state: wire.state, method: 'address' }),
    total: wire.totalWithTax,
    ...(code === undefined ? {} : { code: { code, discount: toDiscount(wire.discounts) } }),
    createdAt: wire.createdAt,
    payment: { method: 'cash', state: isPaid ? 'approved' : 'pending' },
    goods: wire.lines.map(({ quantity, unitPriceWithTax, featuredAsset, productVariant: { id, name, product } }) => ({
      productId: productIdOf(product.id, id),
      title: name,
      url: urlOf(product.slug, id),
      ...present({ image: pictureOf(featuredAsset?.preview, mapping) || undefined }),
      count: quantity,
      price: unitPriceWithTax,
    })),
    delivery: {
      method: 'address',
      place: [address?.city, address?.streetLine1].filter(Boolean).join(', '),
      price: wire.shippingWithTax,
      ...present({ regionId: address?.province || undefined }),
    },
  };
};
