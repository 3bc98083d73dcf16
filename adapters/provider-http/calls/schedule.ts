import * as v from 'valibot';
import { type OpeningSpan, weekdays } from '#core/purchase/delivery/index.ts';

const time = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-4]):[0-5]\d$/), v.description('`09:00`, Moldovan time'));

/** Opening hours of a week; a day without an entry is closed. */
export const scheduleWire = v.array(
  v.object({
    weekday: v.pipe(v.picklist(weekdays), v.description('Monday is 1')),
    opens: time,
    closes: v.pipe(time, v.description('`20:00`; one that is not after `opens` is on the next day')),
  }),
);

/** Opening hours; undefined when they are not given. */
export const toSchedule = (wire: v.InferOutput<typeof scheduleWire> | null | undefined): readonly OpeningSpan[] =>
  wire ?? [];
