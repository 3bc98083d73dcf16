import { isOpenOn } from './open-after.ts';
import type { OpeningSpan } from './opening.ts';
import { type DeliverySchedule, dayAfter, isHoliday } from './schedule.ts';
import { DAY_MS } from './time-units.ts';
import { isoDate } from './wall-clock.ts';
import { weekdayOf } from './weekday.ts';

/** A day, and the time of its clock where that is known. */
export interface PickupDay {
  /** ISO date. */
  readonly date: string;
  /** `12:00`; absent where only the day is known. */
  readonly time?: string;
}

/** When a shop closes on a day that is given by its midnight, ms; one that closes after midnight does so on the next. */
const closingOn = (opening: readonly OpeningSpan[], day: number): PickupDay => {
  const last = opening
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .toSorted((one, other) => one.opens.localeCompare(other.opens))
    .at(-1);
  if (!last) return { date: isoDate(day) };
  return { date: isoDate(last.closes > last.opens ? day : day + DAY_MS), time: last.closes };
};

/**
 * Until when a shop holds what waits there from an ISO date on: until it closes on the last of so many days after that on
 * which it is open and which are no holidays; undefined where the schedule does not say (rule PICKUP-5).
 */
export const heldUntil = (
  schedule: DeliverySchedule,
  opening: readonly OpeningSpan[],
  from: string,
): PickupDay | undefined => {
  if (schedule.holdDays === undefined) return undefined;
  const isOpen = (day: number) => isOpenOn(opening, isoDate(day)) && !isHoliday(schedule, day);
  return closingOn(opening, dayAfter(Date.parse(from), schedule.holdDays, isOpen));
};
