import {
  type DeliveryMethod,
  type DeliveryPromise,
  type DeliverySchedule,
  type DeliveryType,
  dateInKishinev,
  type PickupDay,
  type PickupTime,
  type PromisedDay,
  promiseFor,
  toPromisedDay,
} from '#core/purchase/delivery/index.ts';
import type { PromisedDates } from './order-timing.ts';
import { isBankDeciding, placedPayment } from './payment-label.ts';
import type { LastOrder, OrderContents, OrderStatus } from './ports.ts';

/** How something was ordered to come, and when it was. */
interface OrderedWay {
  readonly method: DeliveryMethod;
  readonly type?: DeliveryType | undefined;
  readonly regionId?: string | undefined;
  /** Dates promised at checkout; absent when they were not stored. */
  readonly days?: PromisedDates | undefined;
  /** Ms since the epoch. */
  readonly at: number;
}

/** The promised dates: the stored ones, else those of the schedule at that moment. */
const datesOf = (
  { type, regionId, days, at }: OrderedWay,
  schedule: DeliverySchedule | undefined,
): PromisedDates | undefined => {
  if (days) return days;
  const promised = type && regionId ? promiseFor({ now: at }, schedule, { regionId, type }) : undefined;
  return promised && { first: promised.first.date, last: promised.last.date };
};

/**
 * Between which days an order comes, as was promised when it was made, counted from today; undefined for a pickup, where
 * nothing was promised, and once these days are over (rule ORDER-12). `now` is ms since the epoch, undefined before the page
 * is alive.
 */
export const promisedDays = (
  way: OrderedWay,
  schedule: DeliverySchedule | undefined,
  now: number | undefined,
): DeliveryPromise | undefined => {
  if (way.method === 'pickup' || now === undefined) return undefined;
  const dates = datesOf(way, schedule);
  if (!dates || dates.last < dateInKishinev(now)) return undefined;
  return { first: toPromisedDay(dates.first, now), last: toPromisedDay(dates.last, now) };
};

/** A day counted from today, and the time of its clock where that is known. */
export type ExpectedDay = PromisedDay & Pick<PickupDay, 'time'>;

/** When an order can be collected; each part only if it was promised and is not over. */
export interface ExpectedPickup {
  readonly from?: ExpectedDay | undefined;
  readonly until?: ExpectedDay | undefined;
}

const awaitedDay = (day: PickupDay | undefined, now: number): ExpectedDay | undefined =>
  !day || day.date < dateInKishinev(now) ? undefined : { ...day, ...toPromisedDay(day.date, now) };

/**
 * When a new order can be collected and how long its shop keeps it, without days that are over (rules PICKUP-4,
 * PICKUP-5). `now` is ms since the epoch, undefined before hydration.
 */
export const promisedPickup = (pickup: PickupTime | undefined, now: number | undefined): ExpectedPickup => {
  if (!pickup || now === undefined) return {};
  const { until, ...from } = pickup;
  return { from: awaitedDay(from, now), until: awaitedDay(until, now) };
};

/** What an order says of its coming: its days or its pickup, or that a bank decides first. */
interface PlacedPromise {
  readonly days?: DeliveryPromise | undefined;
  readonly pickup?: ExpectedPickup | undefined;
  readonly bankDecides: boolean;
}

/**
 * What was promised of an order that was placed in this browser, counted from today (rules ORDER-12, PICKUP-4, PICKUP-5);
 * nothing while a bank decides on its credit (rule ORDER-14). `now` is ms since the epoch, undefined before the page is alive.
 */
export const placedPromise = (
  contents: OrderContents,
  schedule: DeliverySchedule | undefined,
  now: number | undefined,
): PlacedPromise => {
  const bankDecides = isBankDeciding(placedPayment({ contents }));
  const { fulfilment, days, pickup, at } = contents;
  if (bankDecides) return { bankDecides };
  return fulfilment.method === 'pickup'
    ? { bankDecides, pickup: promisedPickup(pickup, now) }
    : { bankDecides, days: promisedDays({ ...fulfilment, days, at }, schedule, now) };
};

/** Whether a bank must decide before an order comes (rule ORDER-14). */
export const waitsForBank = (order: OrderStatus): boolean => order.status !== 'cancelled' && isBankDeciding(order);

/** Steps of an order that is not gathered yet. */
const beforeGathered: readonly OrderStatus['status'][] = ['accepted', 'confirmed', 'assembled'];

/**
 * When an order can be collected; known only for the last order of this browser (rules PICKUP-4, PICKUP-5, ORDER-14).
 */
export const expectedPickup = (
  order: OrderStatus,
  placed: LastOrder | undefined,
  now: number | undefined,
): ExpectedPickup => {
  const { orderNumber, status } = order;
  if (placed?.orderNumber !== orderNumber || isBankDeciding(order)) return {};
  const pickup = promisedPickup(placed.contents?.pickup, now);
  if (beforeGathered.includes(status)) return pickup;
  return status === 'ready' ? { until: pickup.until } : {};
};

/**
 * Days on which an order will come: the stored ones of this browser's last order, else by the schedule. Undefined when
 * it has come, is cancelled, is at an unknown step (rule ORDER-12), or waits for a credit decision (rule ORDER-14).
 */
export const expectedDays = (
  order: OrderStatus,
  placed: LastOrder | undefined,
  schedule: DeliverySchedule | undefined,
  now: number | undefined,
): DeliveryPromise | undefined => {
  const { orderNumber, status, delivery, createdAt } = order;
  if (status === 'delivered' || status === 'cancelled' || status === 'unknown' || !delivery) return undefined;
  if (isBankDeciding(order)) return undefined;
  const days = placed?.orderNumber === orderNumber ? placed.contents?.days : undefined;
  return promisedDays({ ...delivery, days, at: Date.parse(createdAt) }, schedule, now);
};
