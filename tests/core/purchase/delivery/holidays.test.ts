import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicHoliday, orthodoxEaster } from '#core/purchase/delivery/holidays.ts';

const DAY = 86_400_000;
const dateOf = (day: number): string => new Date(day).toISOString().slice(0, 10);
/** All holidays of a year. */
const holidaysOf = (year: number): readonly string[] =>
  Array.from({ length: 366 }, (_, place) => Date.UTC(year, 0, 1) + place * DAY)
    .filter((day) => new Date(day).getUTCFullYear() === year && isPublicHoliday(day))
    .map(dateOf);

describe('Orthodox Easter', () => {
  it.each([
    '1900-04-22',
    '1983-05-08',
    '2000-04-30',
    '2010-04-04',
    '2024-05-05',
    '2025-04-20',
    '2026-04-12',
    '2027-05-02',
    '2028-04-16',
    '2029-04-08',
    '2030-04-28',
    '2031-04-13',
    '2032-05-02',
    '2033-04-24',
  ])('DELIVERY-15: is on %s of that year', (date) => {
    expect(dateOf(orthodoxEaster(Number(date.slice(0, 4))))).toBe(date);
  });

  it('DELIVERY-15: is always a Sunday between 4 April and 8 May', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2099 }), (year) => {
        const easter = orthodoxEaster(year);
        expect(new Date(easter).getUTCDay()).toBe(0);
        expect(dateOf(easter) >= `${year}-04-04` && dateOf(easter) <= `${year}-05-08`).toBe(true);
      }),
    );
  });
});

describe('the public holidays of Moldova', () => {
  it('DELIVERY-15: are ten days of fixed date and three by Easter', () => {
    expect(holidaysOf(2026)).toEqual([
      '2026-01-01',
      '2026-01-07',
      '2026-01-08',
      '2026-03-08',
      '2026-04-12',
      '2026-04-13',
      '2026-04-20',
      '2026-05-01',
      '2026-05-09',
      '2026-06-01',
      '2026-08-27',
      '2026-08-31',
      '2026-12-25',
    ]);
    expect(holidaysOf(2027)).toEqual(expect.arrayContaining(['2027-05-02', '2027-05-03', '2027-05-10']));
  });

  it('DELIVERY-15: may fall on one day', () => {
    // Easter Monday of 1983 is 9 May, which is Victory Day and Europe Day by itself.
    expect(holidaysOf(1983)).toHaveLength(12);
  });
});
