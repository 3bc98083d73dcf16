import type { OrderContents, OrderRequest, PlacedOrder, StoredOrder } from './ports.ts';

/** Most orders that a browser stores (rule MINE-1). */
export const MAX_KEPT_ORDERS = 10;

/** A placed order as the browser stores it (rule MINE-1). */
export const toStoredOrder = (
  { orderNumber, total }: PlacedOrder,
  { phone }: OrderRequest['contact'],
  { goods, fulfilment, at }: OrderContents,
): StoredOrder => ({
  orderNumber,
  phone,
  at,
  total,
  method: fulfilment.method,
  goods: goods.map(({ productId, title, count }) => ({ productId, title, count })),
});

/** What was stored of a browser's orders with one more in front, and no more than ten (rule MINE-1). */
export const prependOrder = (stored: unknown, order: StoredOrder): readonly unknown[] =>
  [order, ...(Array.isArray(stored) ? stored : [])].slice(0, MAX_KEPT_ORDERS);
