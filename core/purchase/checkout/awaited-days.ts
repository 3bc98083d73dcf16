import {
  type DeliveryMethod,
  type DeliveryPromise,
  type DeliveryType,
  dateInKishinev,
  type PromisedDay,
  promisedBy,
} from '#core/purchase/delivery/index.ts';
import type { OrderStatus } from './ports.ts';

/** How something was ordered to come, and when it was. */
interface OrderedWay {
  readonly method: DeliveryMethod;
  readonly type?: DeliveryType | undefined;
  readonly regionId?: string | undefined;
  /** Ms since the epoch. */
  readonly at: number;
}

const DAY_MS = 86_400_000;

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
  const fromToday = ({ date }: PromisedDay): PromisedDay => ({
    date,
    inDays: (Date.parse(date) - Date.parse(today)) / DAY_MS,
  });
  return { first: fromToday(promised.first), last: fromToday(promised.last) };
};

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
