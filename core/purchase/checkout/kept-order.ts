import type { KeptOrder, OrderContents, OrderRequest, PlacedOrder } from './ports.ts';

/** Most orders that a browser stores (rule MINE-1). */
export const MAX_KEPT_ORDERS = 10;

/** A placed order as the browser stores it (rule MINE-1). */
export const keptOrder = (
  { orderNumber, total }: PlacedOrder,
  { phone }: OrderRequest['contact'],
  { goods, fulfilment, at }: OrderContents,
): KeptOrder => ({
  orderNumber,
  phone,
  at,
  total,
  method: fulfilment.method,
  goods: goods.map(({ productId, title, count }) => ({ productId, title, count })),
});

/** What was stored of a browser's orders with one more in front, and no more than ten (rule MINE-1). */
export const withOrder = (stored: unknown, order: KeptOrder): readonly unknown[] =>
  [order, ...(Array.isArray(stored) ? stored : [])].slice(0, MAX_KEPT_ORDERS);
