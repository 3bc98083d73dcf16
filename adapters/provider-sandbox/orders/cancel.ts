import type { OrderRow } from '#adapters/provider-sandbox/db/order-records.ts';
import { validationError } from '#adapters/provider-sandbox/http/errors.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { messages } from './messages.ts';
import type { OrderStep } from './model.ts';
import { type OrderProgress, stepOf } from './steps.ts';
import { returnToStock } from './stock.ts';

const NOT_SENT: readonly OrderStep[] = ['accepted', 'confirmed', 'assembled', 'ready'];

/** Whether a shopper may cancel: the order has not left and no card was charged. */
export const isCancellable = (order: OrderProgress, now: number): boolean =>
  NOT_SENT.includes(stepOf(order, now)) && !(order.payment === 'card' && order.payment_state === 'approved');

/** Cancels an order and returns its goods to stock; does nothing when it is cancelled. Must run in a transaction. */
export const cancelOrder = ({ sql, columns, now }: Provider, order: OrderRow, locale: Locale): void => {
  if (order.cancelled) return;
  if (!isCancellable(order, now())) throw validationError(messages.left[locale]);
  sql.insert('order_cancelled', { order_id: order.id, cancelled_at: now() });
  columns.refreshStock(returnToStock(sql, order.id));
};
