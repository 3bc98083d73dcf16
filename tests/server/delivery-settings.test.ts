import { describe, expect, it } from 'vitest';
import { DEFAULT_SCHEDULE } from '#core/purchase/delivery/index.ts';
import { parseConfig } from '#server/config.ts';

const scheduleOf = (env: Record<string, string>) => parseConfig(env).deliverySchedule;

describe('the days that the shop promises', () => {
  it('are those of the usual schedule when nothing is configured', () => {
    expect(scheduleOf({})).toEqual(DEFAULT_SCHEDULE);
  });

  it('DELIVERY-10: are counted within Kishinev and elsewhere', () => {
    expect(scheduleOf({ DELIVERY_DAYS: '1-2 3-5' })).toEqual({
      ...DEFAULT_SCHEDULE,
      kishinev: [1, 2],
      elsewhere: [3, 5],
    });
    expect(scheduleOf({ DELIVERY_DAYS: '2 4' })).toMatchObject({ kishinev: [2, 2], elsewhere: [4, 4] });
  });

  it('DELIVERY-16: are none when the operator says so', () => {
    expect(scheduleOf({ DELIVERY_DAYS: 'none', DELIVERY_UNTIL: '18' })).toBeUndefined();
    expect(parseConfig({ DELIVERY_DAYS: 'none' })).not.toHaveProperty('deliverySchedule');
  });

  it('DELIVERY-9 DELIVERY-14: change at the hours of ordinary and of express orders', () => {
    expect(scheduleOf({ DELIVERY_UNTIL: '18', EXPRESS_UNTIL: '9' })).toEqual({
      ...DEFAULT_SCHEDULE,
      until: 18,
      expressUntil: 9,
    });
  });

  it('DELIVERY-10 DELIVERY-15: rest on weekdays, holidays and dates', () => {
    expect(scheduleOf({ DELIVERY_REST_DAYS: 'sun, mon' })).toEqual({ ...DEFAULT_SCHEDULE, restDays: [1, 7] });
    expect(scheduleOf({ DELIVERY_REST_DAYS: 'none' })).toMatchObject({ restDays: [] });
    expect(scheduleOf({ DELIVERY_HOLIDAYS: 'moldova' })).toEqual(DEFAULT_SCHEDULE);
    expect(scheduleOf({ DELIVERY_HOLIDAYS: 'none' })).toEqual({ ...DEFAULT_SCHEDULE, holidays: false });
    expect(scheduleOf({ DELIVERY_HOLIDAYS: 'moldova, 2026-05-04, +2026-05-02,2026-10-14' })).toEqual({
      ...DEFAULT_SCHEDULE,
      restDates: ['2026-05-04', '2026-10-14'],
      workDates: ['2026-05-02'],
    });
    expect(scheduleOf({ DELIVERY_HOLIDAYS: '2028-02-29' })).toMatchObject({
      holidays: false,
      restDates: ['2028-02-29'],
    });
  });

  it('PICKUP-5: hold a pickup for as many days as are configured, or say nothing of it', () => {
    expect(scheduleOf({ PICKUP_HOLD_DAYS: '0' })).toEqual({ ...DEFAULT_SCHEDULE, holdDays: 0 });
    expect(scheduleOf({ PICKUP_HOLD_DAYS: '14' })).toMatchObject({ holdDays: 14 });
    expect(scheduleOf({ PICKUP_HOLD_DAYS: 'none' })).not.toHaveProperty('holdDays');
  });

  it.each([
    [
      'DELIVERY_DAYS',
      ['1', '0 2', '1 3-2', '1 2-61', '1  2', 'one two', '1,2', '1 2 3', 'NONE'],
      /such as "1 2-3", or none/,
    ],
    ['DELIVERY_UNTIL', ['0', '25', '18:00', '6pm'], /wanted an hour from 1 to 24/],
    ['EXPRESS_UNTIL', ['0', '25', '14:00', 'noon'], /wanted an hour from 1 to 24/],
    ['DELIVERY_REST_DAYS', ['6,7', 'saturday', 'sat sun', ',', 'none,sat'], /wanted days such as sat,sun of mon/],
    ['DELIVERY_REST_DAYS', ['mon,tue,wed,thu,fri,sat,sun'], /wanted a day of the week that does not rest/],
    ['DELIVERY_HOLIDAYS', ['romania', '2026-02-30', '4 May', '-2026-05-04', 'none,moldova'], /wanted moldova, dates/],
    ['PICKUP_HOLD_DAYS', ['-1', '61', 'two', '1.5'], /wanted days from 0 to 60, or none/],
  ])('are refused when %s is wrong', (name, values, wanted) => {
    for (const value of values) {
      expect(() => parseConfig({ [name]: value }), value).toThrow(wanted);
      expect(() => parseConfig({ [name]: value }), value).toThrow(`${name}: wanted`);
    }
  });
});
