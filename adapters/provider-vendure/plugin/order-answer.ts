import type { ID, Order, RequestContext, StockLocation } from '@vendure/core';
import { isCancellable } from './orders';

/** Where a payment page of the demonstration bank is. */
export const paymentUrlOf = (publicUrl: string, transId: string): string => `${publicUrl}/shop-bank/${transId}`;

/** The payment of an order: pending, approved or declined. */
export const paymentStateOf = ({ payments, state }: Order): string => {
  const [last] = payments.slice(-1);
  if (state === 'Cancelled' || last?.state === 'Declined') return 'declined';
  if (last?.state === 'Settled') return 'approved';
  return last?.metadata.public?.bank === 'declined' ? 'declined' : 'pending';
};

/** Name of a place to pick up from, and its address, in the language asked for. */
export const placeOf = ({ languageCode }: RequestContext, location: StockLocation) => {
  const { titleRo, address, addressRo, phone, hours, latitude, longitude } = location.customFields;
  const isRo = languageCode === 'ro';
  return {
    id: location.id,
    title: (isRo && titleRo) || location.name,
    address: (isRo && addressRo) || address || location.name,
    phone: phone ?? '',
    hours: hours ?? '',
    latitude,
    longitude,
  };
};

/** An order as the API gives it. */
export const answerOf = (order: Order, place: string | undefined, slugs: ReadonlyMap<ID, string>) => {
  const { customFields: own, shippingAddress } = order;
  return {
    __typename: 'ShopOrder',
    orderNumber: order.code,
    state: order.state,
    paymentState: paymentStateOf(order),
    payment: own.payment ?? 'cash',
    total: order.totalWithTax,
    promoCode: order.couponCodes[0],
    promoDiscount: order.discounts.reduce((sum, { amountWithTax }) => sum - amountWithTax, 0),
    createdAt: order.orderPlacedAt ?? order.createdAt,
    goods: order.lines
      .filter(({ orderPlacedQuantity, quantity }) => orderPlacedQuantity + quantity > 0)
      .map(({ productVariant, customFields, featuredAsset, ...line }) => ({
        variantId: productVariant.id,
        productId: productVariant.productId,
        productSlug: slugs.get(productVariant.productId),
        sku: productVariant.sku,
        title: productVariant.name,
        image: featuredAsset?.preview,
        count: line.quantity || line.orderPlacedQuantity,
        price: order.lines.find(({ id }) => id === line.id)?.unitPriceWithTax ?? 0,
        tier: customFields.tier ?? 'retail',
      })),
    method: own.method ?? 'address',
    deliveryType: own.deliveryType,
    place: place ?? [shippingAddress.city, shippingAddress.streetLine1].filter(Boolean).join(', '),
    deliveryPrice: order.shippingWithTax,
    regionId: own.regionId,
    shopId: own.shopId,
    cancellable: isCancellable(order),
    linkKey: own.linkKey,
    customerName: shippingAddress.fullName,
    phone: own.phone,
    seller: own.seller,
    statusType: own.statusType,
    advance: own.advance,
  };
};
