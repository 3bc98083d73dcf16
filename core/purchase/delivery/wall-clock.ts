import { onFirstUse } from '#core/kernel/shared/index.ts';
import { HOUR_MS, MINUTE_MS } from './time-units.ts';

/** On its first use: to read the rules of a time zone takes a browser longer than all else that it does at its start. */
const wallClock = onFirstUse(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'Europe/Chisinau',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    }),
);

/** What calendar and clock in Kishinev show. */
interface WallClock {
  /** Midnight of today's date as if it were in Greenwich, ms: dates are counted by it. */
  readonly today: number;
  readonly hour: number;
  readonly minute: number;
}

/** What calendar and clock in Kishinev show at a moment, ms since the epoch (rule DELIVERY-11). */
export const inKishinev = (now: number): WallClock => {
  const parts = new Map(
    wallClock()
      .formatToParts(now)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const [year = 0, month = 1, day = 1] = [parts.get('year'), parts.get('month'), parts.get('day')];
  return {
    today: Date.UTC(year, month - 1, day),
    hour: parts.get('hour') ?? 0,
    minute: parts.get('minute') ?? 0,
  };
};

/** How far the clock in Kishinev is ahead of that in Greenwich at a full minute, ms. */
const aheadAt = (moment: number): number => {
  const { today, hour, minute } = inKishinev(moment);
  return today + hour * HOUR_MS + minute * MINUTE_MS - moment;
};

/**
 * When the clock in Kishinev shows a full hour of a day that is given by its midnight, in winter and in summer; ms since the
 * epoch (rule DELIVERY-11).
 */
export const momentInKishinev = (day: number, hour: number): number => {
  const shown = day + hour * HOUR_MS;
  return shown - aheadAt(shown - aheadAt(shown));
};

/** ISO date of a day given by its midnight, ms. */
export const isoDate = (day: number): string => new Date(day).toISOString().slice(0, 10);

/** Today's ISO date in Kishinev (rule DELIVERY-11). */
export const dateInKishinev = (now: number): string => isoDate(inKishinev(now).today);
