import { isPublicHoliday } from './holidays.ts';
import { DAY_MS } from './time-units.ts';
import { isoDate } from './wall-clock.ts';
import { type Weekday, weekdayOf } from './weekday.ts';

/** Days at least and at most. */
export type DayCount = readonly [least: number, most: number];

/** By what the shop promises days; hours are those of the clock in Kishinev. */
export interface DeliverySchedule {
  /** Working days that goods travel within Kishinev (rule DELIVERY-10). */
  readonly kishinev: DayCount;
  /** Working days that they travel anywhere else (rule DELIVERY-10). */
  readonly elsewhere: DayCount;
  /** Hour before which an ordinary order counts from its own day; absent: any does (rule DELIVERY-14). */
  readonly until?: number;
  /** Hour before which an express order is brought the same day (rule DELIVERY-9). */
  readonly expressUntil: number;
  /** Weekdays on which nothing ordinary is brought. */
  readonly restDays: readonly Weekday[];
  /** Whether Moldova's public holidays rest (rule DELIVERY-15). */
  readonly holidays: boolean;
  /** Further days that rest; ISO dates. */
  readonly restDates: readonly string[];
  /** Extra working days, such as a Saturday that replaces another day; ISO dates. */
  readonly workDates: readonly string[];
  /** Opening days for which a shop keeps an order; absent when unknown (rule PICKUP-5). */
  readonly holdDays?: number;
}

/** What the shop promises by unless the operator says otherwise (rules DELIVERY-9, DELIVERY-10, PICKUP-5). */
export const DEFAULT_SCHEDULE: DeliverySchedule = {
  kishinev: [1, 1],
  elsewhere: [2, 3],
  expressUntil: 14,
  restDays: [6, 7],
  holidays: true,
  restDates: [],
  workDates: [],
  holdDays: 2,
};

/** Tells whether a day, given by its midnight in Greenwich, ms, is one that counts. */
type Counts = (day: number) => boolean;

/** Whether everything rests on a day: a holiday, or a date that the operator names (rules DELIVERY-9, DELIVERY-10). */
export const isHoliday = ({ holidays, restDates, workDates }: DeliverySchedule, day: number): boolean => {
  const date = isoDate(day);
  return !workDates.includes(date) && (restDates.includes(date) || (holidays && isPublicHoliday(day)));
};

/** Whether ordinary goods travel on a day (rule DELIVERY-10). */
export const isWorkingDay = (schedule: DeliverySchedule, day: number): boolean =>
  schedule.workDates.includes(isoDate(day)) ||
  !(schedule.restDays.includes(weekdayOf(day)) || isHoliday(schedule, day));

/** The first day that counts, from a day on. */
export const firstDay = (day: number, counts: Counts): number => (counts(day) ? day : firstDay(day + DAY_MS, counts));

/** The day after which so many matching days have passed; the first day itself does not count. */
export const dayAfter = (day: number, count: number, counts: Counts): number =>
  count === 0 ? day : dayAfter(firstDay(day + DAY_MS, counts), count - 1, counts);
