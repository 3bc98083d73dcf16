import fc from 'fast-check';
import type { DeliverySchedule } from '#core/purchase/delivery/index.ts';
import { weekdays } from '#core/purchase/delivery/index.ts';
import { isoDate } from '#core/purchase/delivery/wall-clock.ts';

/** Any moment of twenty years. */
export const moments = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.getTime());

const dates = fc.array(
  moments.map((moment) => isoDate(moment)),
  { maxLength: 20 },
);
const counts = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 9 }))
  .map(([least, more]) => [least, least + more] as const);
/** The hours between 02:00 and 04:00 are there twice, or never, when the clock is put back or forward. */
const hours = fc.integer({ min: 5, max: 24 });

/** Any schedule that can be configured. */
export const schedules: fc.Arbitrary<DeliverySchedule> = fc
  .record({
    kishinev: counts,
    elsewhere: counts,
    until: fc.option(hours, { nil: undefined }),
    expressUntil: hours,
    restDays: fc.subarray([...weekdays], { maxLength: 6 }),
    holidays: fc.boolean(),
    restDates: dates,
    workDates: dates,
    holdDays: fc.integer({ min: 0, max: 9 }),
  })
  .map(({ until, ...rest }) => (until === undefined ? rest : { ...rest, until }));

/** Every choice that promises differently. */
export const choices = fc.constantFrom(
  { regionId: 'kishinev', type: 'express' } as const,
  { regionId: 'kishinev', type: 'standard' } as const,
  { regionId: 'balti', type: 'standard' } as const,
);
