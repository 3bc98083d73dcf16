import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followPromises, type PromiseState, promisedBy } from '#core/purchase/delivery/index.ts';
import { deliveryPromise, EXPRESS_UNTIL_HOUR } from '#core/purchase/delivery/promise.ts';
import { fakeTime, watching } from '#core/testing/index.ts';

const [express, standard, elsewhere] = [
  { regionId: 'kishinev', type: 'express' },
  { regionId: 'kishinev', type: 'standard' },
  { regionId: 'balti', type: 'standard' },
] as const;

/** First and last day of what is promised, as `2026-11-21 +1`. */
const promised = (choice: Parameters<typeof deliveryPromise>[0], now: string): readonly string[] => {
  const { first, last } = deliveryPromise(choice, Date.parse(now));
  return [first, last].map(({ date, inDays }) => `${date} +${inDays}`);
};
const both = (day: string): readonly string[] => [day, day];

describe('the day on which goods come', () => {
  it('DELIVERY-9: is today for express until 14:00, then tomorrow, on any day of the week', () => {
    expect(EXPRESS_UNTIL_HOUR).toBe(14);
    expect(promised(express, '2026-11-20T13:59:59+02:00')).toEqual(both('2026-11-20 +0'));
    expect(promised(express, '2026-11-20T14:00:00+02:00')).toEqual(both('2026-11-21 +1'));
    expect(promised(express, '2026-11-22T09:00:00+02:00')).toEqual(both('2026-11-22 +0'));
    expect(promised(express, '2026-12-31T20:00:00+02:00')).toEqual(both('2027-01-01 +1'));
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

  it('DELIVERY-11: is counted by the clock in Kishinev, in winter and in summer', () => {
    expect(promised(express, '2026-11-19T11:59:00Z')).toEqual(both('2026-11-19 +0'));
    expect(promised(express, '2026-11-19T12:00:00Z')).toEqual(both('2026-11-20 +1'));
    expect(promised(express, '2026-07-15T10:59:00Z')).toEqual(both('2026-07-15 +0'));
    expect(promised(express, '2026-07-15T11:00:00Z')).toEqual(both('2026-07-16 +1'));
    expect(promised(express, '2026-11-19T22:00:00Z')).toEqual(both('2026-11-20 +0'));
    expect(promised(standard, '2026-11-18T22:30:00Z')).toEqual(both('2026-11-20 +1'));
  });

  it('DELIVERY-10: ordinary delivery never comes on a weekend', () => {
    const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, fc.constantFrom(standard, elsewhere), (now, choice) => {
        const { first, last } = deliveryPromise(choice, now.getTime());
        for (const { date, inDays } of [first, last]) {
          expect([0, 6]).not.toContain(new Date(date).getUTCDay());
          expect(inDays).toBeGreaterThan(0);
        }
        expect(last.inDays).toBeLessThan(6);
      }),
    );
  });
});

describe('the clock that days are promised by', () => {
  it('DELIVERY-11: is followed minute by minute; nothing is promised before it is known', () => {
    const time = fakeTime(Date.parse('2026-11-20T13:58:30+02:00'));
    const { show, now } = watching<PromiseState>({ now: undefined });
    const inDays = () => promisedBy(now(), express)?.first.inDays;
    expect(inDays()).toBeUndefined();
    const stop = followPromises({ clock: time, timers: time }, show);
    expect(inDays()).toBe(0);
    time.pass(119_999);
    expect(inDays()).toBe(0);
    time.pass(1);
    expect(inDays()).toBe(1);
    stop();
    expect(time.waiting).toBe(0);
  });
});
