import type { Failure } from '#core/kernel/shared/index.ts';
import type { OrderStatus } from '#core/purchase/checkout/index.ts';

/** Kind of change of an order. */
export type OrderChange = 'step' | 'payment' | 'other';

const factsOf = ({ status: _step, payment: _payment, cancellable: _possible, ...others }: OrderStatus): string =>
  JSON.stringify(others);

/** Changes since the last view, most important first: step, payment, anything else (rule LIVE-3). */
export const changesOf = (before: OrderStatus, now: OrderStatus): readonly OrderChange[] => {
  const changes: OrderChange[] = [];
  if (before.status !== now.status) changes.push('step');
  if (JSON.stringify(before.payment) !== JSON.stringify(now.payment)) changes.push('payment');
  if (factsOf(before) !== factsOf(now)) changes.push('other');
  return changes;
};

/** Whether a link leads to no order, as far as its provider knows or takes it for one (rule LIVE-2). */
export const isUnknownLink = ({ status }: Failure): boolean => status === 404 || status === 400;

/** Whether an order has come to its end: nothing more is to be expected of it (rule LIVE-4). */
export const hasEnded = ({ status }: Pick<OrderStatus, 'status'>): boolean =>
  status === 'delivered' || status === 'cancelled';
