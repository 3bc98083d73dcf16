import { regions, shops } from '#adapters/provider-sandbox/content/places.ts';
import { creditPartners } from '#adapters/provider-sandbox/content/settings.ts';
import type { OrderRow } from '#adapters/provider-sandbox/db/order-records.ts';
import { linesOf, type OrderLineRow } from '#adapters/provider-sandbox/db/partner-orders.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { type Answer, amount } from '#adapters/provider-sandbox/http/wire.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { pictureUrl } from '#adapters/provider-sandbox/media/addresses.ts';
import { isCancellable } from '#adapters/provider-sandbox/orders/cancel.ts';
import type { DeliveryType } from '#adapters/provider-sandbox/orders/model.ts';
import { stepOf } from '#adapters/provider-sandbox/orders/steps.ts';

type Status = Answer<'orderStatus'>;
type Destination = Pick<OrderRow, 'method' | 'type' | 'region' | 'locality' | 'street' | 'shop' | 'delivery'>;

/** A product of an order. */
export const orderedProductWire = ({ product_id, title, url, picture, count, price }: OrderLineRow) => ({
  productId: product_id,
  title,
  url,
  ...(picture === null ? {} : { img: pictureUrl(picture, 1) }),
  count,
  price: amount(price),
});

/** The contract's spelling. */
const deliveryTypes = { standard: 'standart', express: 'express' } as const satisfies Record<DeliveryType, string>;

/** Delivery of an order. */
export const deliveryWire = (order: Destination, locale: Locale): NonNullable<Status['delivery']> => ({
  delivery_method: order.method,
  delivery_type: order.type && deliveryTypes[order.type],
  place: placeOf(order, locale),
  price: amount(order.delivery),
  ...(order.region === null ? {} : { regionId: order.region }),
  ...(order.shop === null ? {} : { shopId: order.shop }),
});

/** The status of an order. */
export const statusWire = ({ sql, now }: Provider, order: OrderRow, locale: Locale): Status => ({
  order_number: order.number,
  status: stepOf(order, now()),
  total: amount(order.total),
  ...(order.promo_code === null
    ? {}
    : { promo_code: order.promo_code, promo_discount: amount(order.promo_discount ?? 0) }),
  created_at: new Date(order.created_at).toISOString(),
  payment: { method: order.payment, state: order.payment_state, ...creditWire(order) },
  // Only partners state a status.
  ...(order.partner === null ? {} : { status_type: order.status_type }),
  ...(order.advance === null ? {} : { advance: amount(order.advance) }),
  products: linesOf(sql, [order.id], locale).map(orderedProductWire),
  delivery: deliveryWire(order, locale),
  can_cancel: isCancellable(order, now()),
  ...(order.link_key === null ? {} : { link_key: order.link_key }),
});

/** The order's credit; no field without one. */
const creditWire = ({ credit_partner, credit_months, credit_monthly }: OrderRow) => {
  const lender = creditPartners.find(({ partnerId }) => partnerId === credit_partner);
  if (!lender || credit_months === null || credit_monthly === null) return {};
  return { credit: { partner: lender.name, months: credit_months, monthly_payment: amount(credit_monthly) } };
};

/** The delivery address or the pickup shop as text. */
const placeOf = (order: Destination, locale: Locale): string => {
  if (order.method === 'pickup') {
    const shop = shops.find(({ shopId }) => shopId === order.shop);
    return shop ? `${shop.title[locale]}, ${shop.address[locale]}` : '';
  }
  const region = regions.find(({ regionId }) => regionId === order.region);
  const locality = region?.localities.find(({ localityId }) => localityId === order.locality);
  const names = [region?.title[locale], locality?.title[locale], order.street ?? undefined];
  return [...new Set(names.filter(Boolean))].join(', ');
};
