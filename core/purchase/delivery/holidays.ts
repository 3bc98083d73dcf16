import { DAY_MS } from './time-units.ts';
import { isoDate } from './wall-clock.ts';

/** Public holidays that are on the same date each year, as month and day (rule DELIVERY-15). */
const fixed = ['01-01', '01-07', '01-08', '03-08', '05-01', '05-09', '06-01', '08-27', '08-31', '12-25'];
/** Days after Easter: Sunday itself, Monday, and the Monday a week later, on which the dead are remembered. */
const movable = [0, 1, 8];

/** How many days the Julian calendar is behind the Gregorian one from March of a year on. */
const julianLag = (year: number): number => Math.floor(year / 100) - Math.floor(year / 400) - 2;

/**
 * Orthodox Easter Sunday of a year, by its midnight in Greenwich, ms: Meeus' Julian algorithm, with the date put into
 * today's calendar (rule DELIVERY-15).
 */
export const orthodoxEaster = (year: number): number => {
  const moon = (19 * (year % 19) + 15) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const count = moon + sunday + 114;
  return Date.UTC(year, Math.floor(count / 31) - 1, (count % 31) + 1 + julianLag(year));
};

/** Whether a day, given by its midnight in Greenwich, ms, is a public holiday of Moldova (rule DELIVERY-15). */
export const isPublicHoliday = (day: number): boolean =>
  fixed.includes(isoDate(day).slice(5)) ||
  movable.includes((day - orthodoxEaster(new Date(day).getUTCFullYear())) / DAY_MS);
