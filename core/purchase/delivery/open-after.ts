import {
  addMinutes,
  minuteOfWeek,
  minutesClosed,
  minutesOfWeek,
  minutesOpen,
  type OpeningMoment,
  type OpeningSpan,
  WEEK,
} from './opening.ts';
import { weekdayOf } from './weekday.ts';

/**
 * The first full `step` of minutes at which a place is open, once it was open for so many minutes from now; undefined when
 * only words are known of it (rules OPENING-1, PICKUP-2).
 */
export const openAfter = (
  schedule: readonly OpeningSpan[],
  now: number,
  minutes: number,
  step: number,
): OpeningMoment | undefined => {
  const spans = minutesOfWeek(schedule);
  if (spans.length === 0) return undefined;
  const minute = minuteOfWeek(now);
  const openFor = (later: number) => minutesOpen(spans, (minute + later) % WEEK);
  let later = 0;
  let left = minutes;
  for (let open = openFor(later); open < left; open = openFor(later)) {
    left -= open;
    later += open;
    later += minutesClosed(spans, (minute + later) % WEEK);
  }
  later += left;
  later += (step - ((minute + later) % step)) % step;
  if (openFor(later) === 0) later += minutesClosed(spans, (minute + later) % WEEK);
  return addMinutes(minute, later);
};

/** Whether a place opens on an ISO date; also when only words are known of it (rule PICKUP-3). */
export const isOpenOn = (schedule: readonly OpeningSpan[], date: string): boolean => {
  const weekday = weekdayOf(Date.parse(date));
  return schedule.length === 0 || schedule.some((span) => span.weekday === weekday);
};
