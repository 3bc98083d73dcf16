import { type Locale, localeEntries } from '#core/kernel/locale/index.ts';

/** Any Monday. */
const MONDAY = Date.UTC(2026, 10, 23);
const DAY_MS = 24 * 60 * 60 * 1000;

/** Names of months and weekdays in a language; takes ISO dates or midnights in UTC, ms. */
export const calendarNames = (locale: Locale) => {
  const words = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(localeEntries[locale].iso, { ...options, timeZone: 'UTC' });
    return (day: string | number) => format.format(new Date(day));
  };
  const [short, long] = [words({ weekday: 'short' }), words({ weekday: 'long' })];
  return {
    /** `ноябрь 2026 г.` */
    month: words({ month: 'long', year: 'numeric' }),
    /** `вторник, 24 ноября 2026 г.` */
    day: words({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    /** From Monday to Sunday. */
    weekdays: Array.from({ length: 7 }, (_, place) => MONDAY + place * DAY_MS).map((day) => ({
      short: short(day),
      long: long(day),
    })),
  };
};
