import type { Hours } from '#adapters/provider-sandbox/content/places.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { moldovanTime, WEEK, type Weekday } from '#adapters/provider-sandbox/moldova.ts';

const NAMES: Readonly<Record<Locale, readonly string[]>> = {
  ru: ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'],
  ro: ['Lu', 'Ma', 'Mi', 'Jo', 'Vi', 'Sâ', 'Du'],
};
const CLOSED: Readonly<Record<Locale, string>> = { ru: 'выходной', ro: 'închis' };

/** Whether a shop is open now, in Moldovan time. */
export const isOpen = (hours: Hours, now: number): boolean => {
  const { weekday, time } = moldovanTime(now);
  const today = hours[weekday];
  return today !== undefined && today.opens <= time && time < today.closes;
};

/** Opening hours day by day. */
export const scheduleOf = (hours: Hours): { weekday: Weekday; opens: string; closes: string }[] =>
  WEEK.flatMap((weekday) => {
    const day = hours[weekday];
    return day ? [{ weekday, opens: day.opens, closes: day.closes }] : [];
  });

/** Opening hours as text, equal days combined: `Пн–Пт 09:00–20:00, Сб 09:00–19:00, Вс выходной`. */
export const hoursInWords = (hours: Hours, locale: Locale): string => {
  const runs: { from: Weekday; to: Weekday; text: string }[] = [];
  for (const day of WEEK) {
    const open = hours[day];
    const text = open ? `${open.opens}–${open.closes}` : CLOSED[locale];
    const last = runs.at(-1);
    if (last?.text === text) last.to = day;
    else runs.push({ from: day, to: day, text });
  }
  const name = (day: Weekday) => NAMES[locale][day - 1] ?? '';
  return runs
    .map(({ from, to, text }) => `${from === to ? name(from) : `${name(from)}–${name(to)}`} ${text}`)
    .join(', ');
};
