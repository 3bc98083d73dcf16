import * as v from 'valibot';
import { type DayCount, DEFAULT_SCHEDULE, type DeliverySchedule, weekdays } from '#core/purchase/delivery/index.ts';
import { described } from './described.ts';

/** The weekdays as they are configured, from Monday. */
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const MOST_DAYS = 60;
/** Value that means none. */
const NONE = 'none';

const listed = (value: string): readonly string[] => value.split(',').map((one) => one.trim());
const isOff = (value: string): boolean => value === NONE;

/** `2-3`, or `1` for exactly one. */
const dayCount = (text: string): DayCount => {
  const [least = '', most = least] = text.split('-');
  return [Number(least), Number(most)];
};
const isDayCount = ([least, most]: DayCount): boolean => least >= 1 && least <= most && most <= MOST_DAYS;

const hour = v.pipe(v.string(), v.regex(/^(?:[1-9]|1\d|2[0-4])$/, 'an hour from 1 to 24'), v.transform(Number));

/** Whether a text is the ISO date of a day that there is. */
const isDate = (text: string): boolean => {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};
const isHoliday = (named: string): boolean => named === 'moldova' || isDate(named.replace(/^\+/, ''));

/** What the environment says of the days that the shop promises. */
export const deliveryVariables = {
  DELIVERY_DAYS: described(
    v.optional(
      v.pipe(
        v.string(),
        v.check(
          (value) =>
            isOff(value) ||
            (/^\d{1,2}(?:-\d{1,2})? \d{1,2}(?:-\d{1,2})?$/.test(value) &&
              value.split(' ').map(dayCount).every(isDayCount)),
          `working days within Kishinev and elsewhere, from 1 to ${MOST_DAYS}, such as "1 2-3", or none`,
        ),
      ),
    ),
    'working days of ordinary delivery, in Kishinev and elsewhere; `none` promises no days',
    '`1 2-3`',
  ),
  DELIVERY_UNTIL: described(
    v.optional(hour),
    'hour after which ordinary orders count from the next working day, such as `18`',
    'midnight',
  ),
  EXPRESS_UNTIL: described(v.optional(hour), 'hour until which express arrives the same day', '`14`'),
  DELIVERY_REST_DAYS: described(
    v.optional(
      v.pipe(
        v.string(),
        v.check(
          (value) => isOff(value) || listed(value).every((day) => WEEKDAYS.includes(day)),
          `days such as sat,sun of ${WEEKDAYS.join(', ')}, or none`,
        ),
        v.check(
          (value) => !WEEKDAYS.every((day) => listed(value).includes(day)),
          'a day of the week that does not rest',
        ),
      ),
    ),
    'weekdays without ordinary delivery, comma-separated `mon` … `sun`, or `none`',
    '`sat,sun`',
  ),
  DELIVERY_HOLIDAYS: described(
    v.optional(
      v.pipe(
        v.string(),
        v.check(
          (value) => isOff(value) || listed(value).every(isHoliday),
          'moldova, dates that rest such as 2026-05-04, dates that work such as +2026-05-02, separated by commas, or none',
        ),
      ),
    ),
    '`moldova`, days off (`2026-05-04`), extra working days (`+2026-05-02`), comma-separated; or `none`',
    '`moldova`',
  ),
  PICKUP_HOLD_DAYS: described(
    v.optional(
      v.pipe(
        v.string(),
        v.check((value) => isOff(value) || /^(?:\d|[1-5]\d|60)$/.test(value), `days from 0 to ${MOST_DAYS}, or none`),
      ),
    ),
    'open days a shop holds a pickup after the day it is ready; `none` promises nothing',
    '`2`',
  ),
};

type DeliverySettings = v.InferOutput<v.ObjectSchema<typeof deliveryVariables, undefined>>;

const daysOf = ({ DELIVERY_DAYS }: DeliverySettings): Pick<DeliverySchedule, 'kishinev' | 'elsewhere'> => {
  const [kishinev, elsewhere] = (DELIVERY_DAYS?.split(' ') ?? []).map(dayCount);
  return {
    kishinev: kishinev ?? DEFAULT_SCHEDULE.kishinev,
    elsewhere: elsewhere ?? DEFAULT_SCHEDULE.elsewhere,
  };
};

const restOf = ({
  DELIVERY_REST_DAYS: days,
  DELIVERY_HOLIDAYS: given,
}: DeliverySettings): Pick<DeliverySchedule, 'restDays' | 'holidays' | 'restDates' | 'workDates'> => {
  const { restDays, holidays, restDates, workDates } = DEFAULT_SCHEDULE;
  const named = given === undefined ? undefined : listed(given).filter((one) => !isOff(one));
  return {
    restDays: days === undefined ? restDays : weekdays.filter((day) => listed(days).includes(WEEKDAYS[day - 1] ?? '')),
    holidays: named?.includes('moldova') ?? holidays,
    restDates: named?.filter((one) => /^\d/.test(one)) ?? restDates,
    workDates: named?.filter((one) => one.startsWith('+')).map((one) => one.slice(1)) ?? workDates,
  };
};

/**
 * The schedule that the browser receives for promised days; undefined when the shop promises none (rule DELIVERY-16).
 */
export const deliveryScheduleOf = (read: DeliverySettings): DeliverySchedule | undefined => {
  const { DELIVERY_DAYS: days, DELIVERY_UNTIL: until, PICKUP_HOLD_DAYS: hold } = read;
  if (days !== undefined && isOff(days)) return undefined;
  const { holdDays, ...rules } = DEFAULT_SCHEDULE;
  const held = hold === undefined ? holdDays : isOff(hold) ? undefined : Number(hold);
  return {
    ...rules,
    ...daysOf(read),
    ...restOf(read),
    expressUntil: read.EXPRESS_UNTIL ?? rules.expressUntil,
    ...(until === undefined ? {} : { until }),
    ...(held === undefined ? {} : { holdDays: held }),
  };
};
