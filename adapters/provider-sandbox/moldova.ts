const ZONE = 'Europe/Chisinau';

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  weekday: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'longOffset',
});

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

export interface MoldovanTime {
  /** Monday is 1. */
  readonly weekday: Weekday;
  /** `2026-11-21`. */
  readonly date: string;
  /** `23:59`. */
  readonly time: string;
  /** `+02:00`. */
  readonly offset: string;
}

/** Local date and time in Moldova. */
export const moldovanTime = (now: number): MoldovanTime => {
  const read = new Map(parts.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    weekday: WEEK[WEEKDAYS.indexOf(read.get('weekday') ?? '')] ?? 1,
    date: `${read.get('year')}-${read.get('month')}-${read.get('day')}`,
    time: `${read.get('hour')}:${read.get('minute')}`,
    offset: (read.get('timeZoneName') ?? '').replace('GMT', '') || '+00:00',
  };
};

const DAY_MS = 86_400_000;

/** The next moment of a time of day in Moldova, ISO with offset. */
export const nextMoldovanTime = (now: number, time: string): string => {
  const today = moldovanTime(now);
  const { date, offset } = today.time < time ? today : moldovanTime(now + DAY_MS);
  return `${date}T${time}:00${offset}`;
};
