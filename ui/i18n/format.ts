import type { Locale } from '#core/kernel/locale/index.ts';
import { DEFAULT_LOCALE, localeEntries } from '#core/kernel/locale/index.ts';
import { type Bani, CURRENCY, groupThousands, onFirstUse, shownMdl } from '#core/kernel/shared/index.ts';

const NO_BREAK_SPACE = '\u00A0';
/** Times are the shop's, not the visitor's or the server's. */
const TIME_ZONE = 'Europe/Chisinau';

/** Loads the browser's number formats, which takes a phone some 50 ms, before they are needed. For the browser only. */
export const warmUpFormats = (): void => {
  new Intl.NumberFormat(localeEntries[DEFAULT_LOCALE].iso).format(1);
};

/** Writes money, dates and counts in a language. Date formats are made on their first use, as each takes time. */
export const formatter = (locale: Locale) => {
  const { iso, decimalMark } = localeEntries[locale];
  const clock = (options: Intl.DateTimeFormatOptions) =>
    onFirstUse(() => new Intl.DateTimeFormat(iso, { ...options, timeZone: TIME_ZONE }));
  const day = clock({ day: 'numeric', month: 'long' });
  const shortDay = clock({ day: 'numeric', month: 'short' });
  const date = clock({ day: 'numeric', month: 'long', year: 'numeric' });
  const time = clock({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const moment = clock({ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' });
  const noBreakDay = (written: string): string => written.replaceAll(/(?<=\d) (?=\p{L})/gu, NO_BREAK_SPACE);
  const decimal = (written: string): string => written.replace('.', decimalMark);
  return {
    /** `12 999 MDL`: bani rounded up to whole MDL, 0 when there is no value (rules MONEY-3 … MONEY-5). */
    money: (amount: Bani | null | undefined): string =>
      `${groupThousands(shownMdl(amount), NO_BREAK_SPACE)}${NO_BREAK_SPACE}${CURRENCY}`,
    /** `12 999`. */
    count: (value: number): string => groupThousands(value, NO_BREAK_SPACE),
    /** `18,9`, with all its digits. */
    decimal: (value: number): string => decimal(String(value)),
    /** `4,7`: the mean of stars, to one decimal. */
    mean: (value: number): string => decimal((Math.round(value * 10) / 10).toFixed(1)),
    /** `21 ноября`; takes an ISO date or milliseconds. */
    day: (value: string | number): string => noBreakDay(day().format(new Date(value))),
    /** `21 нояб.`; takes an ISO date or milliseconds. */
    shortDay: (value: string | number): string => noBreakDay(shortDay().format(new Date(value))),
    /** `24–25 ноября`, or one day when both are the same; takes ISO dates or milliseconds. */
    days: (from: string | number, to: string | number): string =>
      noBreakDay(day().formatRange(new Date(from), new Date(to))),
    /** `23:59`; takes an ISO date and time or milliseconds. */
    time: (value: string | number): string => time().format(new Date(value)),
    /** `21 ноября 2026 г.`; takes an ISO date or milliseconds. */
    date: (value: string | number): string => noBreakDay(date().format(new Date(value))),
    /** `21 нояб. 2026 г., 14:05`; takes an ISO date or milliseconds. */
    moment: (value: string | number): string => noBreakDay(moment().format(new Date(value))),
  };
};
export type Formatter = ReturnType<typeof formatter>;
