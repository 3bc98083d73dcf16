export const DAY_MS = 86_400_000;

const wallClock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Chisinau',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
});

/** What calendar and clock in Kishinev show. */
interface WallClock {
  /** Midnight of today's date as if it were in Greenwich, ms: dates are counted by it. */
  readonly today: number;
  readonly hour: number;
  readonly minute: number;
}

/** What calendar and clock in Kishinev show at a moment, ms since the epoch (rule DELIVERY-11). */
export const inKishinev = (now: number): WallClock => {
  const parts = new Map(wallClock.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  const [year = 0, month = 1, day = 1] = [parts.get('year'), parts.get('month'), parts.get('day')];
  return {
    today: Date.UTC(year, month - 1, day),
    hour: parts.get('hour') ?? 0,
    minute: parts.get('minute') ?? 0,
  };
};

/** ISO date of a day given by its midnight, ms. */
export const isoDate = (day: number): string => new Date(day).toISOString().slice(0, 10);

/** Today's ISO date in Kishinev (rule DELIVERY-11). */
export const dateInKishinev = (now: number): string => isoDate(inKishinev(now).today);
