import { describe, expect, it } from 'vitest';
import {
  dateInKishinev,
  type OpeningSpan,
  openingAt,
  openingWeek,
  type Weekday,
  weekdays,
} from '#core/purchase/delivery/index.ts';
import { CLOSES_SOON_MINUTES } from '#core/purchase/delivery/opening.ts';

const span = (weekday: Weekday, opens: string, closes: string): OpeningSpan => ({ weekday, opens, closes });
const workdays = ([1, 2, 3, 4, 5] as const).map((day) => span(day, '09:00', '20:00'));
/** Open on weekdays and until 18:00 on Saturday. */
const shop = [...workdays, span(6, '09:00', '18:00')];

/** A moment by the clock in Kishinev; November is two hours ahead of Greenwich, July three. */
const at = (local: string, offset = '+02:00') => Date.parse(`${local}:00${offset}`);

// 2026-11-23 is a Monday.
describe('opening hours', () => {
  it('OPENING-1: run from the opening minute until the closing one', () => {
    expect(openingAt(shop, at('2026-11-23T08:59')).kind).toBe('closed');
    expect(openingAt(shop, at('2026-11-23T09:00')).kind).toBe('open');
    expect(openingAt(shop, at('2026-11-23T19:59')).kind).toBe('open');
    expect(openingAt(shop, at('2026-11-23T20:00')).kind).toBe('closed');
  });

  it('OPENING-2: tell until when it is open, and that it closes within the hour', () => {
    expect(CLOSES_SOON_MINUTES).toBe(60);
    const closes = { time: '20:00', weekday: 1, inDays: 0 };
    expect(openingAt(shop, at('2026-11-23T12:30'))).toEqual({ kind: 'open', closes, soon: false });
    expect(openingAt(shop, at('2026-11-23T18:59'))).toMatchObject({ soon: false });
    expect(openingAt(shop, at('2026-11-23T19:00'))).toEqual({ kind: 'open', closes, soon: true });
  });

  it('OPENING-2: tell when it opens next: today, tomorrow, after the weekend', () => {
    const opens = (time: string, weekday: Weekday, inDays: number) => ({
      kind: 'closed',
      opens: { time, weekday, inDays },
    });
    expect(openingAt(shop, at('2026-11-23T00:05'))).toEqual(opens('09:00', 1, 0));
    expect(openingAt(shop, at('2026-11-23T21:00'))).toEqual(opens('09:00', 2, 1));
    expect(openingAt(shop, at('2026-11-28T18:00'))).toEqual(opens('09:00', 1, 2));
    expect(openingAt(shop, at('2026-11-29T12:00'))).toEqual(opens('09:00', 1, 1));
    expect(openingAt([span(3, '10:00', '11:00')], at('2026-11-25T11:00'))).toEqual(opens('10:00', 3, 7));
  });

  it('OPENING-2: know nothing where there are only words', () => {
    expect(openingAt([], at('2026-11-23T12:00'))).toEqual({ kind: 'unknown' });
  });

  it('OPENING-1: go past midnight when they close no later than they open', () => {
    const bar = [span(5, '18:00', '02:30'), span(7, '20:00', '00:00')];
    expect(openingAt(bar, at('2026-11-28T01:30'))).toEqual({
      kind: 'open',
      closes: { time: '02:30', weekday: 6, inDays: 0 },
      soon: true,
    });
    expect(openingAt(bar, at('2026-11-27T23:00'))).toMatchObject({ closes: { time: '02:30', weekday: 6, inDays: 1 } });
    expect(openingAt(bar, at('2026-11-28T02:30')).kind).toBe('closed');
    expect(openingAt(bar, at('2026-11-29T23:59'))).toMatchObject({ closes: { time: '00:00', weekday: 1, inDays: 1 } });
    expect(openingAt(bar, at('2026-11-30T00:00')).kind).toBe('closed');
  });

  it('OPENING-1: over the end of the week, Sunday night is still Monday morning', () => {
    const club = [span(7, '22:00', '04:00')];
    expect(openingAt(club, at('2026-11-30T03:00'))).toMatchObject({
      kind: 'open',
      closes: { time: '04:00', weekday: 1 },
    });
  });

  it('OPENING-1: that touch at midnight or at noon are one', () => {
    const night = [span(5, '08:00', '24:00'), span(6, '00:00', '03:00')];
    expect(openingAt(night, at('2026-11-27T10:00'))).toMatchObject({
      closes: { time: '03:00', weekday: 6, inDays: 1 },
    });
    const noon = [span(1, '09:00', '13:00'), span(1, '13:00', '18:00')];
    expect(openingAt(noon, at('2026-11-23T12:45'))).toMatchObject({ closes: { time: '18:00' }, soon: false });
    const round = weekdays.map((day) => span(day, '00:00', '24:00'));
    expect(openingAt(round, at('2026-11-29T23:59'))).toEqual({ kind: 'always' });
    expect(openingAt(round.slice(1), at('2026-11-24T00:00'))).toMatchObject({
      kind: 'open',
      closes: { time: '00:00', weekday: 1, inDays: 6 },
    });
  });

  it('OPENING-1: follow the clock on the wall when the season changes it', () => {
    const sunday = [span(7, '09:00', '18:00')];
    // Clocks go back on 2026-10-25 and forward on 2026-03-29, both Sundays.
    expect(openingAt(sunday, at('2026-10-25T08:59')).kind).toBe('closed');
    expect(openingAt(sunday, at('2026-10-25T09:00')).kind).toBe('open');
    expect(openingAt(sunday, at('2026-03-29T09:00', '+03:00')).kind).toBe('open');
    expect(openingAt(sunday, at('2026-03-29T18:00', '+03:00')).kind).toBe('closed');
    expect(openingAt(shop, at('2026-07-06T09:00', '+03:00')).kind).toBe('open');
    expect(dateInKishinev(at('2026-11-22T23:30', '+00:00'))).toBe('2026-11-23');
  });

  it('OPENING-3: of days in a row are shown together', () => {
    expect(openingWeek(shop)).toEqual([
      { from: 1, to: 5, hours: ['09:00–20:00'] },
      { from: 6, to: 6, hours: ['09:00–18:00'] },
      { from: 7, to: 7, hours: [] },
    ]);
    expect(openingWeek([])).toEqual([{ from: 1, to: 7, hours: [] }]);
    expect(openingWeek([span(1, '14:00', '18:00'), span(1, '09:00', '13:00')])[0]).toEqual({
      from: 1,
      to: 1,
      hours: ['09:00–13:00', '14:00–18:00'],
    });
  });
});
