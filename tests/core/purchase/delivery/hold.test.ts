import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heldUntil } from '#core/purchase/delivery/hold.ts';
import { DEFAULT_SCHEDULE, type OpeningSpan, weekdays } from '#core/purchase/delivery/index.ts';
import { isHoliday } from '#core/purchase/delivery/schedule.ts';
import { dateInKishinev } from '#core/purchase/delivery/wall-clock.ts';
import { weekdayOf } from '#core/purchase/delivery/weekday.ts';
import { moments, schedules } from './schedules.ts';

/** Open from 10:00 to 19:45, and until 15:00 on Saturday. */
const opening: readonly OpeningSpan[] = [
  ...([1, 2, 3, 4, 5] as const).map((weekday) => ({ weekday, opens: '10:00', closes: '19:45' })),
  { weekday: 6, opens: '10:00', closes: '15:00' },
];
/** From the shop's opening hours alone. */
const held = (from: string, spans = opening, schedule = DEFAULT_SCHEDULE) => heldUntil(schedule, spans, from);

describe('until when a shop holds an order', () => {
  it('PICKUP-5: is two open days after the one from which it waits, until it closes', () => {
    expect(DEFAULT_SCHEDULE.holdDays).toBe(2);
    expect(held('2026-11-23')).toEqual({ date: '2026-11-25', time: '19:45' });
    expect(held('2026-11-26')).toEqual({ date: '2026-11-28', time: '15:00' });
    expect(held('2026-11-27')).toEqual({ date: '2026-11-30', time: '19:45' });
  });

  it('PICKUP-5: counts no holidays and as many days as are configured', () => {
    expect(held('2026-12-31')).toEqual({ date: '2027-01-04', time: '19:45' });
    expect(held('2026-11-23', opening, { ...DEFAULT_SCHEDULE, holdDays: 0 })).toMatchObject({ date: '2026-11-23' });
    expect(held('2026-11-23', opening, { ...DEFAULT_SCHEDULE, holdDays: 6 })).toMatchObject({ date: '2026-11-30' });
    const { holdDays: _none, ...unsaid } = DEFAULT_SCHEDULE;
    expect(held('2026-11-23', opening, unsaid)).toBeUndefined();
  });

  it('PICKUP-5: is the last closing of the day, after midnight too, and no hour where only words are known', () => {
    const [broken, night] = [
      weekdays.flatMap((weekday) => [
        { weekday, opens: '15:00', closes: '20:00' },
        { weekday, opens: '09:00', closes: '13:00' },
      ]),
      weekdays.map((weekday) => ({ weekday, opens: '10:00', closes: '02:00' })),
    ];
    expect(held('2026-11-23', broken)).toEqual({ date: '2026-11-25', time: '20:00' });
    expect(held('2026-11-23', night)).toEqual({ date: '2026-11-26', time: '02:00' });
    expect(held('2026-11-23', [])).toEqual({ date: '2026-11-25' });
  });

  it('PICKUP-5: is never a day on which the shop is closed, whatever the schedule', () => {
    fc.assert(
      fc.property(schedules, moments, fc.integer({ min: 1, max: 9 }), (schedule, now, holdDays) => {
        const from = dateInKishinev(now);
        const until = heldUntil({ ...schedule, holdDays }, opening, from);
        const day = Date.parse(until?.date ?? '');
        expect(opening.map(({ weekday }) => weekday)).toContain(weekdayOf(day));
        expect(isHoliday(schedule, day)).toBe(false);
        expect((until?.date ?? '') > from).toBe(true);
      }),
    );
  });
});
