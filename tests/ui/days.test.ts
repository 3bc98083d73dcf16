import { describe, expect, it } from 'vitest';
import {
  dayAfterKey,
  formatTypedDay,
  monthsLater,
  parseTypedDay,
  weeksAround,
} from '#ui/features/kernel/fields/days.ts';

describe('a calendar', () => {
  it('shows whole weeks from Monday on', () => {
    const november = weeksAround('2026-11-24');
    expect(november.map(([monday]) => monday)).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ]);
    expect(november.at(-1)?.at(-1)).toBe('2026-12-06');
    expect(weeksAround('2027-02-14')).toHaveLength(4);
    expect(november.every((week) => week.length === 7)).toBe(true);
  });

  it('is led through by keys, over the ends of months and years', () => {
    const by = (key: string, withShift = false) => dayAfterKey(key, '2026-12-31', withShift);
    expect([by('ArrowLeft'), by('ArrowRight'), by('ArrowUp'), by('ArrowDown')]).toEqual([
      '2026-12-30',
      '2027-01-01',
      '2026-12-24',
      '2027-01-07',
    ]);
    expect([by('Home'), by('End')]).toEqual(['2026-12-28', '2027-01-03']);
    expect([by('PageUp'), by('PageDown'), by('PageUp', true), by('PageDown', true)]).toEqual([
      '2026-11-30',
      '2027-01-31',
      '2025-12-31',
      '2027-12-31',
    ]);
    expect([by('Tab'), by('toString')]).toEqual([undefined, undefined]);
    expect(monthsLater('2028-02-29', 12)).toBe('2029-02-28');
  });

  it('parses a day as people type it, and rejects impossible days', () => {
    for (const text of ['4.11.2026', '04.11.26', '4/11/2026', ' 04-11-2026 ', '2026-11-04', '4 11 26'])
      expect(parseTypedDay(text), text).toBe('2026-11-04');
    for (const text of ['', '31.02.2026', '4.13.2026', '4.11', '2026-02-30', 'mâine', '11042026'])
      expect(parseTypedDay(text), text).toBe(undefined);
    expect(formatTypedDay('2026-11-04')).toBe('04.11.2026');
  });
});
