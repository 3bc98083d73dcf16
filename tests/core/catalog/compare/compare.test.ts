import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CompareList, isCompared, toggleCompared } from '#core/catalog/compare/compare.ts';
import { COMPARE_MAX, COMPARE_STORED_AS, repairCompareList, swapCompared } from '#core/catalog/compare/index.ts';
import { aPhone } from '#core/testing/index.ts';
import { products } from '#tests/support/arbitraries.ts';

const phones = (...names: string[]): CompareList => names.map((name) => aPhone(name).build());
const d = aPhone('D').build();

describe('comparing', () => {
  it('COMPARE-3: adds a product while there is room', () => {
    expect(toggleCompared([], d)).toEqual({ list: [d], outcome: 'added_to_compare' });
    expect(toggleCompared(phones('A', 'B'), d)).toEqual({ list: phones('A', 'B', 'D'), outcome: 'added_to_compare' });
  });

  it('COMPARE-1: stops at three', () => {
    expect(COMPARE_MAX).toBe(3);
    const full = phones('A', 'B', 'C');
    const fourth = toggleCompared(full, d);
    expect(fourth.list).toBe(full);
    expect(fourth.outcome).toBe('more_than_three');
  });

  it('COMPARE-2: takes out what is there, even when the list is full', () => {
    const full = phones('A', 'B', 'C');
    expect(toggleCompared(full, aPhone('B').build())).toEqual({
      list: phones('A', 'C'),
      outcome: 'removed_from_compare',
    });
    expect(isCompared(full, 'A')).toBe(true);
    expect(isCompared(full, 'D')).toBe(false);
  });

  it('COMPARE-1 COMPARE-2: whatever is toggled, at most three different products are compared', () => {
    fc.assert(
      fc.property(fc.array(products, { maxLength: 20 }), (toggled) => {
        let list: CompareList = [];
        for (const product of toggled) {
          const was = isCompared(list, product.productId);
          const next = toggleCompared(list, product);
          expect(next.list.length - list.length).toBe(
            { added_to_compare: 1, removed_from_compare: -1, more_than_three: 0 }[next.outcome],
          );
          expect(next.outcome === 'removed_from_compare').toBe(was);
          list = next.list;
        }
        expect(list.length).toBeLessThanOrEqual(3);
        expect(new Set(list.map(({ productId }) => productId)).size).toBe(list.length);
      }),
    );
  });

  it('COMPARE-3: toggling twice leaves the list as it was while there is room', () => {
    const lists = fc.uniqueArray(products, { selector: ({ productId }) => productId, maxLength: 2 });
    fc.assert(
      fc.property(lists, (list) => {
        const fresh = aPhone('fresh').build();
        expect(toggleCompared(toggleCompared(list, fresh).list, fresh).list).toEqual(list);
      }),
    );
  });
});

describe('a stored list', () => {
  it('COMPARE-4: keeps the first three whole products, each once', () => {
    expect(COMPARE_STORED_AS).toBe('compare');
    const [a, b, c] = phones('A', 'B', 'C');
    expect(repairCompareList([a, { ...a, title: 'again' }, null, { productId: 'x' }, b, c, d])).toEqual([a, b, c]);
    for (const broken of [undefined, null, '{', 7, {}]) expect(repairCompareList(broken)).toEqual([]);
  });

  it('COMPARE-4 PRODUCT-2: never throws and never holds more than three', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(fc.oneof(products, fc.anything()))), (stored) => {
        expect(repairCompareList(stored).length).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('COMPARE-8: two products change places, also over one of another table', () => {
    expect(swapCompared(['A', 'B', 'C'], 'B', 'A')).toEqual(['B', 'A', 'C']);
    expect(swapCompared(['A', 'X', 'C'], 'A', 'C')).toEqual(['C', 'X', 'A']);
  });
});
