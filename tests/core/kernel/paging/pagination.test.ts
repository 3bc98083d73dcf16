import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  appendPage,
  PAGE_SIZE,
  pageAddress,
  pageCount,
  pageParameter,
  pagerItems,
  parsePage,
} from '#core/kernel/paging/index.ts';
import { recallPages } from '#core/kernel/paging/pagination.ts';

describe('pages', () => {
  it('PAGE-1: count from 1; 0, 1 and nonsense are the first, which the address leaves out', () => {
    for (const first of ['0', '1', '', '-3', '2x', 'x2', '1.5', '1234567', null, undefined])
      expect(parsePage(first)).toBe(1);
    expect(parsePage('2')).toBe(2);
    expect(parsePage('999999')).toBe(999_999);
    expect(pageParameter(0)).toBeUndefined();
    expect(pageParameter(1)).toBeUndefined();
    expect(pageParameter(2)).toBe('2');
    expect([pageAddress('/newmorning', 1), pageAddress('/newmorning', 2)]).toEqual([
      '/newmorning',
      '/newmorning?page=2',
    ]);
  });

  it('PAGE-2: are as many as the products fill, at least one', () => {
    expect(PAGE_SIZE).toBe(24);
    expect([0, 1, 24, 25, 48].map((total) => pageCount(total))).toEqual([1, 1, 1, 2, 2]);
    expect(pageCount(7, 3)).toBe(3);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 100 }), (total, size) => {
        const count = pageCount(total, size);
        expect(count * size).toBeGreaterThanOrEqual(total);
        expect((count - 1) * size).toBeLessThan(total);
      }),
    );
  });

  it('PAGE-3: the pager shows the ends, the current page and its neighbours', () => {
    expect(pagerItems(1, 1)).toEqual([1]);
    expect(pagerItems(1, 5)).toEqual([1, 2, null, 5]);
    expect(pagerItems(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
    expect(pagerItems(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pagerItems(9, 9)).toEqual([1, null, 8, 9]);
  });

  it('PAGE-3: rising numbers without doubles; a gap stands for two pages or more', () => {
    const positions = fc
      .integer({ min: 1, max: 60 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
    fc.assert(
      fc.property(positions, ([current, count]) => {
        const items = pagerItems(current, count);
        const pages = items.filter((item) => item !== null);
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
        expect(pages).toEqual(expect.arrayContaining([1, current, count]));
        items.forEach((item, index) => {
          const step = (items[index + 1] ?? 0) - (items[index - 1] ?? 0);
          if (item === null) expect(step).toBeGreaterThan(2);
          else if (typeof items[index + 1] === 'number') expect(items[index + 1]).toBe(item + 1);
        });
      }),
    );
  });
});

describe('the pages of a list together', () => {
  const keyOf = ({ name }: { readonly name: string }) => name;
  const named = (names: string, words = '') => names.split(' ').map((name) => ({ name, words }));
  const anyItems = fc.uniqueArray(fc.record({ name: fc.string() }), { selector: keyOf });

  it('LISTING-4: show an item once when it comes again on the next page', () => {
    expect(appendPage(named('a b'), named('b c', 'new'), keyOf)).toEqual([...named('a b'), ...named('c', 'new')]);
    fc.assert(
      fc.property(anyItems, (shown) => {
        expect(appendPage(shown, shown, keyOf)).toEqual(shown);
        expect(appendPage([], shown, keyOf)).toEqual(shown);
      }),
    );
  });

  it('LISTING-5: show what they showed, with what came anew in place of the old', () => {
    expect(recallPages(named('a b'), named('b c', 'new'), keyOf)).toEqual([...named('a'), ...named('b', 'new')]);
    expect(recallPages([], named('a'), keyOf)).toEqual([]);
  });
});
