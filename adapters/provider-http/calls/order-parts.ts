import * as v from 'valibot';
import { amount, assumed, count, id, maybe, picture, slug, text } from '#adapters/provider-http/contract/wire.ts';
import { toDeliveryType, wireDeliveryTypes } from '#adapters/provider-http/delivery-type.ts';
import { baniOf, type Mapping, pictureOf, present } from '#adapters/provider-http/mapping.ts';
import { wirePayments } from '#adapters/provider-http/payment-method.ts';
import type { OrderDelivery, OrderedGood, OrderStep } from '#core/purchase/checkout/index.ts';

export const paymentMethod = v.picklist(Object.values(wirePayments));
export const paymentState = v.picklist(['pending', 'approved', 'declined']);
/** The key of an order's private link. An unsafe one is ignored. */
export const linkKey = v.pipe(v.string(), v.regex(/^[\w-]{22,200}$/), v.description('At least 22 random characters'));
export const maybeLink = v.fallback(assumed(linkKey), undefined);
/** Where the browser is sent to be charged. */
export const paymentUrl = v.pipe(v.string(), v.regex(/^https?:\/\//), v.description('Absolute address'));

/** Where an order is; `ready` is only for pickup. */
export const orderStep = v.pipe(
  v.picklist(['accepted', 'confirmed', 'assembled', 'on_the_way', 'ready', 'delivered', 'cancelled']),
  v.description('`ready`: it waits in its shop'),
);

/** Where an order is, in the provider's own words where it has others. */
export const orderStatusWire = v.pipe(
  text,
  v.description(
    'accepted, confirmed, assembled, on_the_way, ready, delivered or cancelled; any other is shown as under way',
  ),
);

/** The step that an order is at; one of the provider's own is unknown. */
export const toOrderStep = (status: string): OrderStep =>
  orderStep.pipe[0].options.find((known) => known === status) ?? 'unknown';

/** A product of a placed order. */
export const orderedGood = v.object({
  productId: id,
  title: text,
  url: assumed(slug),
  img: v.pipe(assumed(picture), v.description('Its first picture')),
  count,
  price: v.pipe(amount, v.description('Of one piece')),
});

/** How a placed order reaches its customer. */
export const orderDelivery = v.object({
  delivery_method: v.picklist(['address', 'pickup']),
  delivery_type: maybe(v.picklist(Object.values(wireDeliveryTypes))),
  place: v.pipe(text, v.description('The address, or the shop, in words')),
  price: amount,
  regionId: assumed(slug),
  shopId: assumed(slug),
});

/** A product of an order as core knows it; price in bani. */
export const toOrderedGood = (wire: v.InferOutput<typeof orderedGood>, mapping: Mapping): OrderedGood => ({
  productId: String(wire.productId),
  title: wire.title,
  ...present({ url: wire.url, image: pictureOf(wire.img, mapping) || undefined }),
  count: wire.count,
  price: baniOf(wire.price),
});

/** How an order comes as core knows it; price in bani. */
export const toOrderDelivery = (wire: v.InferOutput<typeof orderDelivery>): OrderDelivery => ({
  method: wire.delivery_method,
  ...present({
    type: wire.delivery_type && toDeliveryType(wire.delivery_type),
    regionId: wire.regionId,
    shopId: wire.shopId,
  }),
  place: wire.place,
  price: baniOf(wire.price),
});
