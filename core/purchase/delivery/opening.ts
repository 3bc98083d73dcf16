import { inKishinev } from './wall-clock.ts';
import { type Weekday, weekdayOf, weekdays } from './weekday.ts';

/** From when until when a place is open on a day of every week. */
export interface OpeningSpan {
  readonly weekday: Weekday;
  /** `09:00`, by the clock in Kishinev. */
  readonly opens: string;
  /** `20:00`; one that is not after `opens` is on the next day (rule OPENING-1). */
  readonly closes: string;
}

/** A time of the week to come. */
export interface OpeningMoment {
  /** `09:00`. */
  readonly time: string;
  readonly weekday: Weekday;
  /** 0 is today, 1 tomorrow. */
  readonly inDays: number;
}

/** Whether a place is open, and until when that holds (rule OPENING-2). */
export type Opening =
  | { readonly kind: 'open'; readonly closes: OpeningMoment; readonly soon: boolean }
  | { readonly kind: 'always' }
  | { readonly kind: 'closed'; readonly opens: OpeningMoment }
  /** Nothing is known but words. */
  | { readonly kind: 'unknown' };

/** A place closes soon within so many minutes (rule OPENING-2). */
export const CLOSES_SOON_MINUTES = 60;

const DAY = 24 * 60;
export const WEEK = 7 * DAY;

/** Minutes since midnight of `HH:MM`. */
const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Spans as minutes of the week; the last of them may end in the next one (rule OPENING-1). */
export const minutesOfWeek = (schedule: readonly OpeningSpan[]) =>
  schedule
    .map(({ weekday, opens, closes }) => {
      const [start, end] = [minutesOf(opens), minutesOf(closes)];
      const midnight = (weekday - 1) * DAY;
      return { start: midnight + start, end: midnight + (end > start ? end : end + DAY) };
    })
    .toSorted((one, other) => one.start - other.start);

type Spans = ReturnType<typeof minutesOfWeek>;

/** How many minutes a place stays open from a minute of the week; 0 when it is closed, a week or more when always. */
export const minutesOpen = (spans: Spans, minute: number): number => {
  const covered = [-WEEK, 0, WEEK].flatMap((shift) =>
    spans.map(({ start, end }) => ({ start: start + shift, end: end + shift })),
  );
  const endFrom = (from: number): number =>
    Math.max(from, ...covered.filter(({ start, end }) => start <= from && end > from).map(({ end }) => end));
  let until = minute;
  // Spans that touch, at midnight above all, are one.
  for (let next = endFrom(until); next > until && until - minute < WEEK; next = endFrom(until)) until = next;
  return until - minute;
};

/** The minute of the week that the clock in Kishinev shows. */
export const minuteOfWeek = (now: number): number => {
  const { today, hour, minute } = inKishinev(now);
  return (weekdayOf(today) - 1) * DAY + hour * 60 + minute;
};

/** How long a place that is closed at a minute of the week stays so; 0 when it opens then. */
export const minutesClosed = (spans: Spans, minute: number): number =>
  Math.min(...spans.map(({ start }) => (start - minute + WEEK) % WEEK));

/** The time so many minutes after a minute of the week. */
export const addMinutes = (minute: number, later: number): OpeningMoment => {
  const at = (minute + later) % WEEK;
  const [hours, minutes] = [Math.floor((at % DAY) / 60), at % 60];
  return {
    time: [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':'),
    weekday: weekdays[Math.floor(at / DAY)] ?? 1,
    inDays: Math.floor((minute + later) / DAY) - Math.floor(minute / DAY),
  };
};

/**
 * Whether a place is open at a moment, ms since the epoch, and when that changes, in Chișinău time (rules OPENING-1,
 * OPENING-2).
 */
export const openingAt = (schedule: readonly OpeningSpan[], now: number): Opening => {
  const spans = minutesOfWeek(schedule);
  if (spans.length === 0) return { kind: 'unknown' };
  const minute = minuteOfWeek(now);
  const left = minutesOpen(spans, minute);
  if (left >= WEEK) return { kind: 'always' };
  if (left > 0) return { kind: 'open', closes: addMinutes(minute, left), soon: left <= CLOSES_SOON_MINUTES };
  return { kind: 'closed', opens: addMinutes(minute, minutesClosed(spans, minute)) };
};

/** Days in a row with the same hours. */
export interface OpeningDays {
  readonly from: Weekday;
  readonly to: Weekday;
  /** Opening hours of each day as `09:00–20:00`; empty when closed. */
  readonly hours: readonly string[];
}

/** The hours of a week, equal days in a row shown together (rule OPENING-3). */
export const openingWeek = (schedule: readonly OpeningSpan[]): readonly OpeningDays[] => {
  const days: OpeningDays[] = [];
  for (const weekday of weekdays) {
    const hours = schedule
      .filter((span) => span.weekday === weekday)
      .map(({ opens, closes }) => `${opens}–${closes}`)
      .toSorted();
    const last = days.at(-1);
    if (last && last.hours.join() === hours.join()) days[days.length - 1] = { ...last, to: weekday };
    else days.push({ from: weekday, to: weekday, hours });
  }
  return days;
};
