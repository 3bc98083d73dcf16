import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  discountPercent,
  PAGE_SIZE,
  pageCount,
  pageParameter,
  pagerItems,
  parsePage,
  parseSort,
  priceBeforeDiscount,
  sortOptions,
} from '#core/catalog/products/index.ts';
import { DEFAULT_SORT } from '#core/catalog/products/sorting.ts';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { products } from '#tests/support/arbitraries.ts';
import { aPhone } from '#tests/support/builders/index.ts';

describe('a product’s price', () => {
  it('PRICE-1: before the discount is the second price if there is one, else the price, plus the discount', () => {
    expect(priceBeforeDiscount(aPhone().costing(5_000).discountedBy(500).build())).toBe(fromMdl(5_500));
    expect(priceBeforeDiscount(aPhone().costing(3_000).forPartnersAt(2_700).discountedBy(300).build())).toBe(
      fromMdl(3_000),
    );
    expect(priceBeforeDiscount(aPhone().costing(3_000).forPartnersAt(0).build())).toBe(0);
  });

  it('PRICE-1: before the discount is a whole MDL, at most half of one away', () => {
    fc.assert(
      fc.property(products, (product) => {
        const before = priceBeforeDiscount(product);
        expect(before % 100).toBe(0);
        expect(Math.abs(before - (product.tierPrices?.second ?? product.price) - product.discount)).toBeLessThanOrEqual(
          50,
        );
      }),
    );
  });

  it('PRICE-2: its discount in per cent is whole, and 0 when there is none', () => {
    expect(discountPercent(aPhone().costing(4_500).discountedBy(500).build())).toBe(10);
    expect(discountPercent(aPhone().costing(2_000).discountedBy(1_000).build())).toBe(33);
    expect(discountPercent(aPhone().costing(0).discountedBy(10).build())).toBe(100);
    expect(discountPercent(aPhone().build())).toBe(0);
    expect(discountPercent({ price: 0, discount: 0 })).toBe(0);
    expect(discountPercent({ price: 100, discount: -50 })).toBe(0);
    expect(discountPercent({ price: -100, discount: 50 })).toBe(0);
    expect(discountPercent({ price: -50, discount: 50 })).toBe(0);
  });
});

describe('the order of a list', () => {
  it('SORT-1: is by price or name, either way', () => {
    expect(sortOptions).toEqual(['price-', 'price+', 'name-', 'name+']);
    for (const option of sortOptions) expect(parseSort(option)).toBe(option);
    expect(parseSort('name ')).toBe('name+');
    expect(parseSort('na me')).toBe('price-');
  });

  it('SORT-2: is dearest first unless given', () => {
    expect(DEFAULT_SORT).toBe('price-');
    for (const other of ['', 'best', null, undefined, 'PRICE+']) expect(parseSort(other)).toBe('price-');
  });
});

describe('pages', () => {
  it('PAGE-1: count from 1; 0, 1 and nonsense are the first, which the address leaves out', () => {
    for (const first of ['0', '1', '', '-3', '2x', 'x2', '1.5', '1234567', null, undefined])
      expect(parsePage(first)).toBe(1);
    expect(parsePage('2')).toBe(2);
    expect(parsePage('999999')).toBe(999_999);
    expect(pageParameter(0)).toBeUndefined();
    expect(pageParameter(1)).toBeUndefined();
    expect(pageParameter(2)).toBe('2');
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
