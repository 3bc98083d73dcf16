import {
  type DeliveryMethod,
  type DeliveryPromise,
  type DeliveryType,
  dateInKishinev,
  type PickupTime,
  type PromisedDay,
  promisedBy,
} from '#core/purchase/delivery/index.ts';
import type { LastOrder, OrderStatus } from './ports.ts';

/** How something was ordered to come, and when it was. */
interface OrderedWay {
  readonly method: DeliveryMethod;
  readonly type?: DeliveryType | undefined;
  readonly regionId?: string | undefined;
  /** Ms since the epoch. */
  readonly at: number;
}

const DAY_MS = 86_400_000;

/** Counts a day from today; `today` is an ISO date. */
const fromToday = (date: string, today: string): PromisedDay => ({
  date,
  inDays: (Date.parse(date) - Date.parse(today)) / DAY_MS,
});

/**
 * Between which days an order comes, as was promised when it was made, counted from today; undefined for a pickup, for an
 * unknown address, and once these days are over (rule ORDER-12). `now` is ms since the epoch, undefined before the page is
 * alive.
 */
export const promisedDays = (
  { method, type, regionId, at }: OrderedWay,
  now: number | undefined,
): DeliveryPromise | undefined => {
  if (method === 'pickup' || !type || !regionId || now === undefined) return undefined;
  const promised = promisedBy({ now: at }, { regionId, type });
  const today = dateInKishinev(now);
  if (!promised || promised.last.date < today) return undefined;
  return { first: fromToday(promised.first.date, today), last: fromToday(promised.last.date, today) };
};

/** From when an order can be fetched, its day counted from today. */
export type AwaitedPickup = PromisedDay & Pick<PickupTime, 'time'>;

/**
 * From when an order can be fetched, as it was said when it was made; undefined where nothing was said, and once that day
 * is over (rule PICKUP-4). `now` is ms since the epoch, undefined before the page is alive.
 */
export const promisedPickup = (pickup: PickupTime | undefined, now: number | undefined): AwaitedPickup | undefined => {
  if (!pickup || now === undefined) return undefined;
  const today = dateInKishinev(now);
  return pickup.date < today ? undefined : { ...pickup, ...fromToday(pickup.date, today) };
};

/** Steps of an order that is not gathered yet. */
const beforeGathered: readonly OrderStatus['status'][] = ['accepted', 'confirmed', 'assembled'];

/**
 * From when an order is still to be fetched, where it is the last that this browser placed: of others nothing was kept
 * (rule PICKUP-4).
 */
export const awaitedPickup = (
  { orderNumber, status }: OrderStatus,
  placed: LastOrder | undefined,
  now: number | undefined,
): AwaitedPickup | undefined =>
  placed?.orderNumber === orderNumber && beforeGathered.includes(status)
    ? promisedPickup(placed.contents?.pickup, now)
    : undefined;

/**
 * Between which days an order is still to come; undefined also for one that has come, is cancelled or is at a step that
 * the shop does not know (rule ORDER-12).
 */
export const awaitedDays = (
  { status, delivery, createdAt }: OrderStatus,
  now: number | undefined,
): DeliveryPromise | undefined =>
  status === 'delivered' || status === 'cancelled' || status === 'unknown' || !delivery
    ? undefined
    : promisedDays({ ...delivery, at: Date.parse(createdAt) }, now);
