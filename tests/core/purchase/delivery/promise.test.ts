import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_SCHEDULE,
  type DeliverySchedule,
  followPromises,
  isExpressNoFaster,
  offeredTypes,
  type PromiseState,
  promiseFor,
} from '#core/purchase/delivery/index.ts';
import { deliveryPromise, SAID_BEFORE_MINUTES } from '#core/purchase/delivery/promise.ts';
import { isHoliday, isWorkingDay } from '#core/purchase/delivery/schedule.ts';
import { dateInKishinev } from '#core/purchase/delivery/wall-clock.ts';
import { fakeTime, watching } from '#core/testing/index.ts';
import { choices, moments, schedules } from './schedules.ts';

const [express, standard, elsewhere] = [
  { regionId: 'kishinev', type: 'express' },
  { regionId: 'kishinev', type: 'standard' },
  { regionId: 'balti', type: 'standard' },
] as const;

type Choice = Parameters<typeof deliveryPromise>[1];

/** First and last day of what is promised, as `2026-11-21 +1`. */
const promised = (choice: Choice, now: string, schedule: Partial<DeliverySchedule> = {}): readonly string[] => {
  const { first, last } = deliveryPromise({ ...DEFAULT_SCHEDULE, ...schedule }, choice, Date.parse(now));
  return [first, last].map(({ date, inDays }) => `${date} +${inDays}`);
};
const both = (day: string): readonly string[] => [day, day];

describe('the day on which goods come', () => {
  it('DELIVERY-9: is today for express until 14:00, then tomorrow, also on days of rest', () => {
    expect(DEFAULT_SCHEDULE.expressUntil).toBe(14);
    expect(promised(express, '2026-11-20T13:59:59+02:00')).toEqual(both('2026-11-20 +0'));
    expect(promised(express, '2026-11-20T14:00:00+02:00')).toEqual(both('2026-11-21 +1'));
    expect(promised(express, '2026-11-22T09:00:00+02:00')).toEqual(both('2026-11-22 +0'));
    expect(promised(express, '2026-11-20T17:59:00+02:00', { expressUntil: 18 })).toEqual(both('2026-11-20 +0'));
  });

  it('DELIVERY-9: passes over holidays and dates that rest', () => {
    expect(promised(express, '2026-12-31T20:00:00+02:00')).toEqual(both('2027-01-02 +2'));
    expect(promised(express, '2027-01-07T09:00:00+02:00')).toEqual(both('2027-01-09 +2'));
    expect(promised(express, '2027-01-07T09:00:00+02:00', { holidays: false })).toEqual(both('2027-01-07 +0'));
    expect(promised(express, '2026-11-20T09:00:00+02:00', { restDates: ['2026-11-20'] })).toEqual(
      both('2026-11-21 +1'),
    );
  });

  it('DELIVERY-10: is the next working day within Kishinev', () => {
    expect(promised(standard, '2026-11-19T10:00:00+02:00')).toEqual(both('2026-11-20 +1'));
    expect(promised(standard, '2026-11-20T10:00:00+02:00')).toEqual(both('2026-11-23 +3'));
    expect(promised(standard, '2026-11-21T10:00:00+02:00')).toEqual(both('2026-11-23 +2'));
    expect(promised(standard, '2026-11-22T23:00:00+02:00')).toEqual(both('2026-11-23 +1'));
  });

  it('DELIVERY-10: is two to three working days away elsewhere, whatever the type', () => {
    expect(promised(elsewhere, '2026-11-16T10:00:00+02:00')).toEqual(['2026-11-18 +2', '2026-11-19 +3']);
    expect(promised(elsewhere, '2026-11-19T10:00:00+02:00')).toEqual(['2026-11-23 +4', '2026-11-24 +5']);
    expect(promised(elsewhere, '2026-11-21T10:00:00+02:00')).toEqual(['2026-11-24 +3', '2026-11-25 +4']);
    expect(promised({ regionId: 'balti', type: 'express' }, '2026-11-16T10:00:00+02:00')).toEqual([
      '2026-11-18 +2',
      '2026-11-19 +3',
    ]);
  });

  it('DELIVERY-10: is counted over Easter, New Year and both Christmases', () => {
    expect(promised(standard, '2026-04-10T10:00:00+03:00')).toEqual(both('2026-04-14 +4'));
    expect(promised(standard, '2026-04-18T10:00:00+03:00')).toEqual(both('2026-04-21 +3'));
    expect(promised(elsewhere, '2026-04-10T10:00:00+03:00')).toEqual(['2026-04-15 +5', '2026-04-16 +6']);
    expect(promised(standard, '2026-12-24T10:00:00+02:00')).toEqual(both('2026-12-28 +4'));
    expect(promised(standard, '2026-12-31T23:59:00+02:00')).toEqual(both('2027-01-04 +4'));
    expect(promised(elsewhere, '2026-12-31T10:00:00+02:00')).toEqual(['2027-01-05 +5', '2027-01-06 +6']);
    expect(promised(standard, '2027-01-06T10:00:00+02:00')).toEqual(both('2027-01-11 +5'));
  });

  it('DELIVERY-10: is as the schedule has it: days, weekdays, dates that rest and dates that work', () => {
    const thursday = '2026-04-30T10:00:00+03:00';
    expect(promised(standard, thursday)).toEqual(both('2026-05-04 +4'));
    expect(promised(standard, thursday, { workDates: ['2026-05-02'] })).toEqual(both('2026-05-02 +2'));
    expect(promised(standard, thursday, { workDates: ['2026-05-01'] })).toEqual(both('2026-05-01 +1'));
    expect(promised(standard, thursday, { restDates: ['2026-05-04'] })).toEqual(both('2026-05-05 +5'));
    expect(promised(standard, thursday, { restDays: [7] })).toEqual(both('2026-05-02 +2'));
    expect(promised(standard, thursday, { kishinev: [2, 4] })).toEqual(['2026-05-05 +5', '2026-05-07 +7']);
    expect(promised(elsewhere, thursday, { elsewhere: [1, 1] })).toEqual(both('2026-05-04 +4'));
  });

  it('DELIVERY-14: counts from the next working day once the hour of ordinary orders is over, and on days of rest', () => {
    const until = (now: string) => promised(standard, now, { until: 18 });
    expect(until('2026-11-19T17:59:00+02:00')).toEqual(both('2026-11-20 +1'));
    expect(until('2026-11-19T18:00:00+02:00')).toEqual(both('2026-11-23 +4'));
    expect(until('2026-11-20T17:59:00+02:00')).toEqual(both('2026-11-23 +3'));
    expect(until('2026-11-20T18:00:00+02:00')).toEqual(both('2026-11-24 +4'));
    expect(until('2026-11-21T10:00:00+02:00')).toEqual(both('2026-11-24 +3'));
    expect(promised(elsewhere, '2026-11-19T18:00:00+02:00', { until: 18 })).toEqual(['2026-11-24 +5', '2026-11-25 +6']);
  });

  it('DELIVERY-11: is counted by the clock in Kishinev, in winter and in summer', () => {
    expect(promised(express, '2026-11-19T11:59:00Z')).toEqual(both('2026-11-19 +0'));
    expect(promised(express, '2026-11-19T12:00:00Z')).toEqual(both('2026-11-20 +1'));
    expect(promised(express, '2026-07-15T10:59:00Z')).toEqual(both('2026-07-15 +0'));
    expect(promised(express, '2026-07-15T11:00:00Z')).toEqual(both('2026-07-16 +1'));
    expect(promised(express, '2026-11-19T22:00:00Z')).toEqual(both('2026-11-20 +0'));
    expect(promised(standard, '2026-11-18T22:30:00Z')).toEqual(both('2026-11-20 +1'));
  });
});

describe('whatever the schedule', () => {
  it('DELIVERY-9 DELIVERY-10: no promised day rests, is over, or is after the last', () => {
    fc.assert(
      fc.property(schedules, choices, moments, (schedule, choice, now) => {
        const { first, last } = deliveryPromise(schedule, choice, now);
        for (const { date, inDays } of [first, last]) {
          const day = Date.parse(date);
          expect(choice.type === 'express' ? !isHoliday(schedule, day) : isWorkingDay(schedule, day)).toBe(true);
          expect(inDays).toBeGreaterThanOrEqual(choice.type === 'express' ? 0 : 1);
          expect(inDays).toBe((day - Date.parse(dateInKishinev(now))) / 86_400_000);
        }
        expect(first.date <= last.date).toBe(true);
      }),
    );
  });

  it('DELIVERY-14: nothing that is ordered later comes sooner', () => {
    const later = fc.integer({ min: 0, max: 20 * 86_400_000 });
    fc.assert(
      fc.property(schedules, choices, moments, later, (schedule, choice, now, ms) => {
        const [sooner, after] = [now, now + ms].map((moment) => deliveryPromise(schedule, choice, moment));
        expect((sooner?.first.date ?? '') <= (after?.first.date ?? '')).toBe(true);
        expect((sooner?.last.date ?? '') <= (after?.last.date ?? '')).toBe(true);
      }),
    );
  });

  it('DELIVERY-17: a promise holds until its moment, and another one from then on', () => {
    fc.assert(
      fc.property(schedules, choices, moments, (schedule, choice, now) => {
        const at = (moment: number) => {
          const { first, last } = deliveryPromise(schedule, choice, moment);
          return `${first.date} ${last.date}`;
        };
        const { by } = deliveryPromise(schedule, choice, now);
        expect(by).toBeGreaterThan(now);
        expect(at(by - 1)).toBe(at(now));
        expect(at(by) > at(now)).toBe(true);
      }),
    );
  });
});

describe('until when one can order for a day', () => {
  const left = (choice: Choice, now: string, schedule: Partial<DeliverySchedule> = {}) => {
    const { by, minutesLeft } = deliveryPromise({ ...DEFAULT_SCHEDULE, ...schedule }, choice, Date.parse(now));
    return [new Date(by).toISOString(), minutesLeft];
  };

  it('DELIVERY-17: is the hour of express, today or on the next day on which it goes', () => {
    expect(left(express, '2026-11-23T11:46:00+02:00')).toEqual(['2026-11-23T12:00:00.000Z', 134]);
    expect(left(express, '2026-11-23T14:00:00+02:00')).toEqual(['2026-11-24T12:00:00.000Z', undefined]);
    expect(left(express, '2026-12-31T14:00:00+02:00')).toEqual(['2027-01-02T12:00:00.000Z', undefined]);
    expect(left(express, '2026-07-15T13:30:00+03:00')).toEqual(['2026-07-15T11:00:00.000Z', 30]);
  });

  it('DELIVERY-17: is the hour of ordinary orders, else midnight before the next working day', () => {
    expect(left(standard, '2026-11-19T15:00:00+02:00', { until: 18 })).toEqual(['2026-11-19T16:00:00.000Z', 180]);
    expect(left(elsewhere, '2026-11-21T20:00:00+02:00', { until: 18 })).toEqual([
      '2026-11-23T16:00:00.000Z',
      undefined,
    ]);
    expect(left(standard, '2026-11-19T21:46:00+02:00')).toEqual(['2026-11-19T22:00:00.000Z', 134]);
    expect(left(standard, '2026-11-20T21:46:00+02:00')).toEqual(['2026-11-22T22:00:00.000Z', undefined]);
    expect(left(standard, '2026-11-22T21:46:00+02:00')).toEqual(['2026-11-22T22:00:00.000Z', 134]);
  });

  it('DELIVERY-17: is said within twelve hours, never as more than there is, and as a minute in the last', () => {
    expect(SAID_BEFORE_MINUTES).toBe(720);
    expect(left(express, '2026-11-23T01:59:59+02:00')[1]).toBe(720);
    expect(left(express, '2026-11-23T01:59:00+02:00')[1]).toBeUndefined();
    expect(left(express, '2026-11-23T11:46:01+02:00')[1]).toBe(133);
    expect(left(express, '2026-11-23T13:59:30+02:00')[1]).toBe(1);
  });

  it('DELIVERY-11: is right on the days on which the clock is put forward and back', () => {
    expect(left(express, '2026-03-29T01:00:00+02:00')[0]).toBe('2026-03-29T11:00:00.000Z');
    expect(left(express, '2026-10-25T01:00:00+03:00')[0]).toBe('2026-10-25T12:00:00.000Z');
  });
});

describe('the clock that days are promised by', () => {
  it('DELIVERY-11: is followed as its minutes change; nothing is promised before it is known', () => {
    const time = fakeTime(Date.parse('2026-11-20T13:57:30+02:00'));
    const { show, now } = watching<PromiseState>({ now: undefined });
    const said = () => {
      const promise = promiseFor(now(), DEFAULT_SCHEDULE, express);
      return [promise?.first.inDays, promise?.minutesLeft];
    };
    expect(said()).toEqual([undefined, undefined]);
    const stop = followPromises({ clock: time, timers: time }, show);
    expect(said()).toEqual([0, 2]);
    time.pass(30_000);
    expect(said()).toEqual([0, 2]);
    time.pass(60_000);
    expect(said()).toEqual([0, 1]);
    time.pass(59_999);
    expect(said()).toEqual([0, 1]);
    time.pass(1);
    expect(said()).toEqual([1, undefined]);
    stop();
    expect(time.waiting).toBe(0);
  });

  it('DELIVERY-16: promises nothing where there is no schedule', () => {
    expect(promiseFor({ now: Date.parse('2026-11-20T10:00:00Z') }, undefined, express)).toBeUndefined();
  });
});

describe('express beside ordinary delivery', () => {
  const noFasterAt = (moment: string, choice: Parameters<typeof isExpressNoFaster>[2] = express) =>
    isExpressNoFaster({ now: Date.parse(moment) }, DEFAULT_SCHEDULE, choice);

  it('DELIVERY-19: is no faster once it comes on the same day', () => {
    expect(noFasterAt('2026-11-19T13:59:00+02:00')).toBe(false);
    expect(noFasterAt('2026-11-19T14:00:00+02:00')).toBe(true);
  });

  it('DELIVERY-19: is faster over days of rest, and nothing is said of ordinary delivery or before the time is known', () => {
    expect(noFasterAt('2026-11-20T15:00:00+02:00')).toBe(false);
    expect(noFasterAt('2026-11-19T14:00:00+02:00', { ...express, type: 'standard' })).toBe(false);
    expect(isExpressNoFaster({ now: undefined }, DEFAULT_SCHEDULE, express)).toBe(false);
    expect(isExpressNoFaster({ now: 0 }, undefined, express)).toBe(false);
  });

  it('DELIVERY-19: is offered at a checkout while it is faster, and afterwards to who has chosen it', () => {
    const offeredAt = (moment: string, type: 'standard' | 'express') =>
      offeredTypes({ now: Date.parse(moment) }, DEFAULT_SCHEDULE, { ...express, type });
    expect(offeredAt('2026-11-19T13:59:00+02:00', 'standard')).toEqual(['standard', 'express']);
    expect(offeredAt('2026-11-19T14:00:00+02:00', 'standard')).toEqual(['standard']);
    expect(offeredAt('2026-11-19T14:00:00+02:00', 'express')).toEqual(['standard', 'express']);
    expect(offeredTypes({ now: undefined }, DEFAULT_SCHEDULE, { regionId: 'balti', type: 'standard' })).toEqual([
      'standard',
    ]);
  });
});
