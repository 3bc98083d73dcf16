import { followClock, type Time } from '#core/kernel/shared/index.ts';
import { DEFAULT_REGION, type DeliveryChoice } from './delivery.ts';
import { DAY_MS, inKishinev, isoDate } from './wall-clock.ts';

/** Hour of the clock in Kishinev before which an express order is brought the same day (rule DELIVERY-9). */
export const EXPRESS_UNTIL_HOUR = 14;

/** A day on which goods come. */
export interface PromisedDay {
  /** ISO date. */
  readonly date: string;
  /** 0 is today, 1 tomorrow. */
  readonly inDays: number;
}

/** Between which days goods come, both included; one and the same day when there is no doubt. */
export interface DeliveryPromise {
  readonly first: PromisedDay;
  readonly last: PromisedDay;
}

/** Saturday and Sunday, as a date counts weekdays. */
const restDays: readonly number[] = [6, 0];
/** Working days that goods travel, at least and at most, by where they go (rule DELIVERY-10). */
const WITHIN_KISHINEV = [1, 1] as const;
const ELSEWHERE = [2, 3] as const;

const afterWorkingDays = (day: number, count: number): number => {
  if (count === 0) return day;
  const next = day + DAY_MS;
  return afterWorkingDays(next, restDays.includes(new Date(next).getUTCDay()) ? count : count - 1);
};

/**
 * When goods ordered now come: express today before 14:00 and tomorrow after, ordinary delivery on the next working day
 * within Kishinev and in two to three working days elsewhere, by the calendar of Kishinev (rules DELIVERY-9 …
 * DELIVERY-11). `now` is ms since the epoch.
 */
export const deliveryPromise = (
  { regionId, type }: Pick<DeliveryChoice, 'regionId' | 'type'>,
  now: number,
): DeliveryPromise => {
  const { today, hour } = inKishinev(now);
  const promised = (day: number): PromisedDay => ({
    date: isoDate(day),
    inDays: (day - today) / DAY_MS,
  });
  if (regionId === DEFAULT_REGION && type === 'express') {
    const day = promised(hour < EXPRESS_UNTIL_HOUR ? today : today + DAY_MS);
    return { first: day, last: day };
  }
  const [first, last] = regionId === DEFAULT_REGION ? WITHIN_KISHINEV : ELSEWHERE;
  return { first: promised(afterWorkingDays(today, first)), last: promised(afterWorkingDays(today, last)) };
};

/** What days are promised by. */
export interface PromiseState {
  /** Ms since the epoch, to the minute; absent until the page is alive. */
  readonly now: number | undefined;
}

/** How often the clock is looked at, ms: a page may stay open past the hour at which promises change. */
const LOOK_MS = 60_000;

/** Use-case: follows the clock that days are promised by, minute by minute (rule DELIVERY-11); gives the way to stop. */
export const followPromises = (time: Time, show: (state: PromiseState) => void): (() => void) =>
  followClock(time, (now) => {
    show({ now });
    return LOOK_MS;
  });

/** When goods ordered now come; undefined while the time is not known (rules DELIVERY-9 … DELIVERY-11). */
export const promisedBy = (
  { now }: PromiseState,
  choice: Pick<DeliveryChoice, 'regionId' | 'type'>,
): DeliveryPromise | undefined => (now === undefined ? undefined : deliveryPromise(choice, now));
