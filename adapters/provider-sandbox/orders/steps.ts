import type { OrderStep, PaymentMethod, PaymentState } from './model.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Steps = readonly (readonly [OrderStep, number])[];

const stepsAt = (onTheWay: 'on_the_way' | 'ready', times: readonly [number, number, number, number]): Steps => [
  ['confirmed', times[0]],
  ['assembled', times[1]],
  [onTheWay, times[2]],
  ['delivered', times[3]],
];

/** Time from order to step. */
const REGULAR = stepsAt('on_the_way', [15 * MINUTE, 2 * HOUR, 18 * HOUR, 26 * HOUR]);
const EXPRESS = stepsAt('on_the_way', [5 * MINUTE, 30 * MINUTE, HOUR, 3 * HOUR]);
const PICKUP = stepsAt('ready', [15 * MINUTE, 30 * MINUTE, HOUR, 26 * HOUR]);
/** An unpaid card order is cancelled after this time. */
const PAYMENT_WAIT = 24 * HOUR;

/** The fields that an order's step depends on. */
export interface OrderProgress {
  readonly created_at: number;
  /** 0 or 1. */
  readonly cancelled: number;
  readonly method: string;
  readonly type: string | null;
  readonly payment: PaymentMethod;
  readonly payment_state: PaymentState;
}

/** The current step. Orders advance with time; a card order waits for its payment. */
export const stepOf = (order: OrderProgress, now: number): OrderStep => {
  if (order.cancelled) return 'cancelled';
  const age = now - order.created_at;
  if (order.payment === 'card' && order.payment_state !== 'approved')
    return age > PAYMENT_WAIT ? 'cancelled' : 'accepted';
  const steps = order.method === 'pickup' ? PICKUP : order.type === 'express' ? EXPRESS : REGULAR;
  return steps.findLast(([, reached]) => age >= reached)?.[0] ?? 'accepted';
};

const caseOf = (steps: Steps): string =>
  steps
    .toReversed()
    .map(([step, reached]) => `WHEN created_at <= :now - ${reached} THEN '${step}'`)
    .join(' ');

/** `stepOf` as an SQL expression over `orders`; `:now` is the current time, ms. */
export const STEP_SQL = `CASE
  WHEN cancelled THEN 'cancelled'
  WHEN payment = 'card' AND payment_state <> 'approved'
    THEN CASE WHEN created_at < :now - ${PAYMENT_WAIT} THEN 'cancelled' ELSE 'accepted' END
  WHEN method = 'pickup' THEN CASE ${caseOf(PICKUP)} ELSE 'accepted' END
  WHEN type = 'express' THEN CASE ${caseOf(EXPRESS)} ELSE 'accepted' END
  ELSE CASE ${caseOf(REGULAR)} ELSE 'accepted' END END`;
