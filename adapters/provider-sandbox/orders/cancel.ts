import { insertCancelled, type OrderRow } from '#adapters/provider-sandbox/db/order-records.ts';
import { refused } from '#adapters/provider-sandbox/http/errors.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import type { OrderStep } from './model.ts';
import { type Ordered, stepOf } from './steps.ts';
import { returnToStock } from './stock.ts';
import { refusals } from './words.ts';

const HERE: readonly OrderStep[] = ['accepted', 'confirmed', 'assembled', 'ready'];

/** Whether a shopper may cancel: the order has not left and no card was charged. */
export const isCancellable = (order: Ordered, now: number): boolean =>
  HERE.includes(stepOf(order, now)) && !(order.payment === 'card' && order.payment_state === 'approved');

/** Cancels an order and returns its goods to stock; does nothing when it is cancelled. Must run in a transaction. */
export const cancelOrder = ({ sql, columns, now }: Provider, order: OrderRow, locale: Locale): void => {
  if (order.cancelled) return;
  if (!isCancellable(order, now())) throw refused(refusals.left[locale]);
  insertCancelled(sql, order.id, now());
  columns.restock(returnToStock(sql, order.id));
};
