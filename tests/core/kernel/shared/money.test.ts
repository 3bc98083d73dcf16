import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CURRENCY,
  fromMdl,
  groupThousands,
  parseAmount,
  roundToMdl,
  shownMdl,
  toDecimal,
} from '#core/kernel/shared/index.ts';
import { amounts } from '#tests/support/arbitraries.ts';

describe('money', () => {
  it('MONEY-1: is whole bani, a hundred to the MDL', () => {
    expect(CURRENCY).toBe('MDL');
    expect(fromMdl(5_000)).toBe(500_000);
    expect(fromMdl(19.99)).toBe(1_999);
    expect(fromMdl(0.005)).toBe(1);
  });

  it.each([
    [12999, 1_299_900],
    [0.1 + 0.2, 30],
    ['12999.00', 1_299_900],
    ['12999', 1_299_900],
    ['12 999,5', 1_299_950],
    ['12\u00A0999.5', 1_299_950],
    ['1 234 567.89', 123_456_789],
    ['7.', 700],
    ['0.005', 1],
    ['0.004', 0],
    ['-3.50', -350],
    [-3.5, -350],
    ['999999999999', 99_999_999_999_900],
  ])('MONEY-2: reads %j as %d bani', (written, bani) => {
    expect(parseAmount(written)).toBe(bani);
  });

  it.each([
    '',
    ' ',
    'free',
    '1.2.3',
    '.5',
    '1e3',
    '--1',
    '12999 MDL',
    'x1',
    '1x',
    '1234567890123',
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('MONEY-2: %j is no amount', (written) => {
    expect(parseAmount(written)).toBeUndefined();
  });

  it('MONEY-2: a decimal read back is the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 1e12 }), (bani) => {
        expect(parseAmount(toDecimal(bani))).toBe(bani);
      }),
    );
  });

  it('MONEY-3: is shown rounded up to a whole MDL', () => {
    expect(shownMdl(100)).toBe(1);
    expect(shownMdl(101)).toBe(2);
    expect(shownMdl(199)).toBe(2);
    fc.assert(fc.property(amounts, (bani) => shownMdl(bani) * 100 >= bani && shownMdl(bani) * 100 - bani < 100));
  });

  it('MONEY-3: rounding a total never shows more than its rounded parts together', () => {
    fc.assert(
      fc.property(amounts, amounts, (one, other) => {
        expect(shownMdl(one + other)).toBeLessThanOrEqual(shownMdl(one) + shownMdl(other));
      }),
    );
  });

  it('MONEY-4: is shown as 0 when there is no value', () => {
    expect(shownMdl(undefined)).toBe(0);
    expect(shownMdl(null)).toBe(0);
    expect(Object.is(shownMdl(0), 0)).toBe(true);
    expect(Object.is(shownMdl(-50), 0)).toBe(true);
  });

  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1 000'],
    [12999, '12 999'],
    [1234567, '1 234 567'],
    [-123456, '-123 456'],
    ['12999.00', '12 999'],
    ['12999.0', '12 999'],
    ['12999.50', '12 999.50'],
    ['1000.1234567', '1 000.1234567'],
    ['5.001', '5.001'],
    ['5.100', '5.100'],
  ])('MONEY-5: %j is written %s', (value, written) => {
    expect(groupThousands(value)).toBe(written);
  });

  it('MONEY-5: takes another space', () => {
    expect(groupThousands(1234567, '\u00A0')).toBe('1\u00A0234\u00A0567');
  });

  it('MONEY-6: rounds to the nearest whole MDL', () => {
    expect(roundToMdl(149)).toBe(100);
    expect(roundToMdl(150)).toBe(200);
  });

  it('MONEY-7: is written for programs with two decimals', () => {
    expect(toDecimal(1_299_900)).toBe('12999.00');
    expect(toDecimal(5)).toBe('0.05');
  });
});
