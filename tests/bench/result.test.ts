import { describe, expect, it } from 'vitest';
import { drawBars } from './bars.ts';
import { shown, writeResults } from './report.ts';
import { type Limit, type Line, shareOfLimit, verdictOf } from './result.ts';
import { median } from './tools/statistics.ts';

const less: Limit = { better: 'less', must: 20, aim: 10, unit: ' ms' };
const more: Limit = { better: 'more', must: 0.8, aim: 1, unit: ' ×' };
const { must: _, ...wish } = less;
const line = (limit: Limit, measured: number): Line => ({ what: 'something <new>', limit, measured });

describe('the verdict of a line', () => {
  it.each([
    [less, 10, 'aim'],
    [less, 10.1, 'pass'],
    [less, 20, 'pass'],
    [less, 20.1, 'fail'],
    [less, Infinity, 'fail'],
    [more, 1, 'aim'],
    [more, 0.99, 'pass'],
    [more, 0.8, 'pass'],
    [more, 0.79, 'fail'],
    [wish, 1000, 'pass'],
    [less, Number.NaN, 'fail'],
  ] as const)('%o with %d is %s', (limit, measured, verdict) => {
    expect(verdictOf(line(limit, measured))).toBe(verdict);
  });
});

describe('the share of its limit that a line uses up', () => {
  it.each([
    [less, 20, 1],
    [less, 5, 0.25],
    [more, 1.6, 0.5],
    [more, 0, Infinity],
    [wish, 5, 0.5],
    [{ ...wish, aim: 0 }, 0, 0],
    [{ ...wish, aim: 0 }, 0.01, Infinity],
  ] as const)('%o with %d is %d', (limit, measured, share) => {
    expect(shareOfLimit(line(limit, measured))).toBeCloseTo(share);
  });
});

it('the median is the middle one, the lower of two, and counts what never came', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 9])).toBe(9);
  expect(median([1, Infinity, Infinity])).toBe(Infinity);
  expect(() => median([])).toThrow('no middle of nothing');
});

it('numbers are shown in as many digits as tell something', () => {
  expect([0.1234, 1.234, 12.34, 1234.5].map((value) => shown(value, ' kB'))).toEqual([
    '0.123 kB',
    '1.23 kB',
    '12.3 kB',
    '1,235 kB',
  ]);
  expect(shown(Infinity, ' s')).toBe('never');
});

describe('results', () => {
  const measured = [
    { title: 'Group', lines: [line(less, 5), line(less, 25), line(wish, 15)] },
    { title: 'Other', lines: [], failure: 'other could not be measured' },
  ];

  it('are a page with a verdict a line', () => {
    const page = writeResults(measured, 'a quiet machine');
    expect(page).toContain('Of 3 lines 1 reach their aim, 1 keep to their must, 1 fail.');
    expect(page).toContain('|something <new>|≤ 20 ms|≤ 10 ms|25 ms|**fail**|');
    expect(page).toContain('|something <new>|–|≤ 10 ms|15 ms|pass|');
    expect(page).toContain('; a quiet machine.');
    expect(page).toContain('**other could not be measured**');
  });

  it('are a picture with a bar a line that stays within it', () => {
    const picture = drawBars([{ title: 'Group', lines: [...(measured[0]?.lines ?? []), line(less, Infinity)] }]);
    const widths = [...picture.matchAll(/<rect class="(?:aim|pass|fail)" x="430" [^>]*width="([\d.]+)"/g)].map(
      ([, width]) => Number(width),
    );
    expect(widths).toEqual([35, 175, 210, 420]);
    expect(picture).toContain('something &lt;new&gt;');
    expect(picture).toContain('prefers-color-scheme: dark');
  });
});
