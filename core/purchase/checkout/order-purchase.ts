import type { Purchase } from '#core/marketing/analytics/index.ts';
import { analyticsLine, type Cart } from '#core/purchase/cart/index.ts';
import { deliveryFee } from '#core/purchase/delivery/index.ts';
import type { OrderRequest, PlacedOrder } from './ports.ts';

/**
 * Analytics purchase of a placed order: lines at their selling prices and the delivery (rule ANALYTICS-3). Lines
 * removed from the cart since are missing; the total includes them.
 */
export const orderPurchase = (sent: OrderRequest, placed: PlacedOrder, cart: Cart): Purchase => {
  const ordered = sent.lines.flatMap(({ productId, count, tier }) => {
    const line = cart.find(({ product }) => product.productId === productId);
    return line ? [{ ...line, count, tier }] : [];
  });
  const { contact, fulfilment } = sent;
  return {
    orderNumber: placed.orderNumber,
    sold: ordered.map(analyticsLine),
    delivery: fulfilment.method === 'pickup' ? 0 : deliveryFee(ordered, fulfilment),
    total: placed.total,
    phone: contact.phone,
    ...(contact.email === undefined ? {} : { email: contact.email }),
  };
};

/** Whether a placed order is still to be reported: not when this browser has had its answer before (rule ANALYTICS-3). */
export const isUnreported = (placed: PlacedOrder, known: PlacedOrder | undefined): boolean =>
  placed.orderNumber !== known?.orderNumber;
