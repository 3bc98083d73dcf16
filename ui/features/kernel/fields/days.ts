import { cleanCode } from '#core/kernel/shared/index.ts';
/** A day as the web writes it: `2026-11-04`. */
export type IsoDay = string;

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK = 7;

const utcOf = (day: IsoDay): Date => new Date(`${day}T00:00:00Z`);
const isoOf = (date: Date): IsoDay => date.toISOString().slice(0, 10);
const daysLater = (day: IsoDay, days: number): IsoDay => isoOf(new Date(utcOf(day).getTime() + days * DAY_MS));

/** The place of a day in its week, which begins on Monday: 0–6. */
const placeInWeek = (day: IsoDay): number => (utcOf(day).getUTCDay() + WEEK - 1) % WEEK;

/** The same day of another month; the last one of that where it is shorter. */
export const monthsLater = (day: IsoDay, months: number): IsoDay => {
  const date = utcOf(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return isoOf(new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), last))));
};

/** The day that a key leads to in a calendar, by the ARIA practices guide; undefined for keys that lead nowhere. */
export const dayAfterKey = (key: string, day: IsoDay, withShift: boolean): IsoDay | undefined => {
  const place = placeInWeek(day);
  const months = withShift ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return daysLater(day, -1);
    case 'ArrowRight':
      return daysLater(day, 1);
    case 'ArrowUp':
      return daysLater(day, -WEEK);
    case 'ArrowDown':
      return daysLater(day, WEEK);
    case 'Home':
      return daysLater(day, -place);
    case 'End':
      return daysLater(day, WEEK - 1 - place);
    case 'PageUp':
      return monthsLater(day, -months);
    case 'PageDown':
      return monthsLater(day, months);
    default:
      return undefined;
  }
};

/** Weeks of a day's month, from Monday, with days of adjacent months. */
export const weeksAround = (day: IsoDay): readonly (readonly IsoDay[])[] => {
  const first = `${day.slice(0, 7)}-01`;
  const start = daysLater(first, -placeInWeek(first));
  const end = daysLater(monthsLater(first, 1), -1);
  const weeks = Math.ceil((placeInWeek(first) + Number(end.slice(8))) / WEEK);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: WEEK }, (_, place) => daysLater(start, week * WEEK + place)),
  );
};

/** A day as typed in both languages: `04.11.2026`. */
export const formatTypedDay = (day: IsoDay): string => day.split('-').toReversed().join('.');

const TYPED = /^(\d{1,2})[.,/\s-]+(\d{1,2})[.,/\s-]+(\d{4}|\d{2})$/;

/** Parses a typed day: `4.11.26`, `04/11/2026`, `2026-11-04`; undefined when invalid. */
export const parseTypedDay = (text: string): IsoDay | undefined => {
  const [, date = '', month = '', year = ''] = TYPED.exec(cleanCode(text)) ?? [];
  const day = year
    ? `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
    : cleanCode(text);
  const known = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(utcOf(day).getTime());
  // The browser would take 31 February for 3 March.
  return known && isoOf(utcOf(day)) === day ? day : undefined;
};
