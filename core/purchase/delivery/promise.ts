import { availableTypes, DEFAULT_REGION, type DeliveryChoice, type DeliveryType } from './delivery.ts';
import type { PromiseState } from './follow-promises.ts';
import { type DeliverySchedule, dayAfter, firstDay, isHoliday, isWorkingDay } from './schedule.ts';
import { DAY_MS, MINUTE_MS } from './time-units.ts';
import { inKishinev, isoDate, momentInKishinev } from './wall-clock.ts';

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

/** A promise with until when one can order for it (rule DELIVERY-17). */
export interface OrderPromise extends DeliveryPromise {
  /** Before when one must order, ms since the epoch. */
  readonly by: number;
  /** Remaining time in whole minutes, at least one; absent when it is too far away to show. */
  readonly minutesLeft?: number;
}

/** A promise shows its remaining time within so many minutes (rule DELIVERY-17). */
export const SAID_BEFORE_MINUTES = 12 * 60;

type Choice = Pick<DeliveryChoice, 'regionId' | 'type'>;

/** Days by their midnights in Greenwich, and until when they are promised; ms. */
interface Span {
  readonly first: number;
  readonly last: number;
  readonly by: number;
}

/** Today before the express deadline, else the next day that is no holiday (rule DELIVERY-9). */
const expressSpan = (schedule: DeliverySchedule, now: number): Span => {
  const { today, hour } = inKishinev(now);
  const from = hour < schedule.expressUntil ? today : today + DAY_MS;
  const day = firstDay(from, (one) => !isHoliday(schedule, one));
  return { first: day, last: day, by: momentInKishinev(day, schedule.expressUntil) };
};

/** So many working days after the day from which an order counts (rules DELIVERY-10, DELIVERY-14). */
const ordinarySpan = (schedule: DeliverySchedule, regionId: string, now: number): Span => {
  const { today, hour } = inKishinev(now);
  const works = (day: number) => isWorkingDay(schedule, day);
  const { until } = schedule;
  const from = until === undefined ? today : firstDay(hour < until ? today : today + DAY_MS, works);
  const [least, most] = regionId === DEFAULT_REGION ? schedule.kishinev : schedule.elsewhere;
  return {
    first: dayAfter(from, least, works),
    last: dayAfter(from, most, works),
    // Without an hour of its own an order counts from its day until the next one on which goods travel begins.
    by: until === undefined ? momentInKishinev(dayAfter(today, 1, works), 0) : momentInKishinev(from, until),
  };
};

/**
 * When goods ordered now come, by the calendar of Kishinev, and before when one must order for it (rules DELIVERY-9 …
 * DELIVERY-11, DELIVERY-14, DELIVERY-17). `now` is ms since the epoch.
 */
export const deliveryPromise = (schedule: DeliverySchedule, { regionId, type }: Choice, now: number): OrderPromise => {
  const isExpress = regionId === DEFAULT_REGION && type === 'express';
  const { first, last, by } = isExpress ? expressSpan(schedule, now) : ordinarySpan(schedule, regionId, now);
  const minutesLeft = Math.max(1, Math.floor((by - now) / MINUTE_MS));
  return {
    first: toPromisedDay(isoDate(first), now),
    last: toPromisedDay(isoDate(last), now),
    by,
    ...(minutesLeft > SAID_BEFORE_MINUTES ? {} : { minutesLeft }),
  };
};

/** A day by its ISO date, counted from today in Kishinev (rule DELIVERY-11). `now` is ms since the epoch. */
export const toPromisedDay = (date: string, now: number): PromisedDay => ({
  date,
  inDays: (Date.parse(date) - inKishinev(now).today) / DAY_MS,
});

/**
 * When goods ordered now come; undefined while the time is not known, and where there is no schedule (rules DELIVERY-9 …
 * DELIVERY-11, DELIVERY-16).
 */
export const promiseFor = (
  { now }: PromiseState,
  schedule: DeliverySchedule | undefined,
  choice: Choice,
): OrderPromise | undefined =>
  now === undefined || schedule === undefined ? undefined : deliveryPromise(schedule, choice, now);

/** Whether express would come no earlier than ordinary delivery; no while nothing is promised (rule DELIVERY-19). */
export const isExpressNoFaster = (
  state: PromiseState,
  schedule: DeliverySchedule | undefined,
  choice: Choice,
): boolean => {
  const express = promiseFor(state, schedule, choice);
  const ordinary = promiseFor(state, schedule, { ...choice, type: 'standard' });
  return choice.type === 'express' && express !== undefined && express.first.date === ordinary?.first.date;
};

/** Delivery types offered at checkout: express that is no faster only if it was chosen before (rule DELIVERY-19). */
export const offeredTypes = (
  state: PromiseState,
  schedule: DeliverySchedule | undefined,
  { regionId, type: chosen }: Choice,
): readonly DeliveryType[] =>
  availableTypes(regionId).filter((type) => type === chosen || !isExpressNoFaster(state, schedule, { regionId, type }));
