import { describe, expect, it } from 'vitest';
import {
  changeListing,
  type Facet,
  isNarrowed,
  type ListingState,
  lowStock,
  narrowingCount,
  saleState,
  widenListing,
} from '#core/catalog/products/index.ts';
import { aPhone } from '#core/testing/index.ts';

const plain: ListingState = { selection: [], price: {}, sort: 'name+', page: 3 };
const selection = [
  { filterId: 'brand', values: ['a', 'b'] },
  { filterId: 'ram', values: ['8'] },
];

describe('a narrowed list', () => {
  it('LISTING-2: has an option or a price chosen, and counts them', () => {
    expect([isNarrowed(plain), narrowingCount(plain, [])]).toEqual([false, 0]);
    expect([isNarrowed({ ...plain, selection }), narrowingCount({ ...plain, selection }, [])]).toEqual([true, 3]);
    for (const price of [{ from: 0 }, { to: 100 }, { from: 0, to: 100 }])
      expect([isNarrowed({ ...plain, price }), narrowingCount({ ...plain, price, selection }, [])]).toEqual([true, 4]);
  });

  it('FACET-8: counts a chosen range of numbers as one, and numbers that are chosen one by one apart', () => {
    const options = ['8', '12', '16', '24'].map((value) => ({ name: value, value, count: 1 }));
    const offered = [{ name: '8–16', value: '8\u241F12\u241F16', count: 3 }];
    const ram: Facet = { type: 'checkbox', filterId: 'ram', name: 'RAM', options, offered, selectedOptions: [] };
    const chosen = (...values: string[]) => ({ ...plain, selection: [{ filterId: 'ram', values }] });
    expect(narrowingCount(chosen('8', '12', '16'), [ram])).toBe(1);
    expect(narrowingCount(chosen('8', '12', '16', '24'), [ram])).toBe(2);
    expect(narrowingCount(chosen('8', '16'), [ram])).toBe(2);
  });

  it('LISTING-3: starts again from its first page when it changes', () => {
    expect(changeListing(plain, { sort: 'name-' })).toEqual({ ...plain, sort: 'name-', page: 1 });
    expect(widenListing({ ...plain, selection, price: { from: 1 } })).toEqual({ ...plain, page: 1 });
  });
});

describe('a product', () => {
  it('SALE-3: tells how many pieces all shops have left, when these are few', () => {
    const left = (...quantities: number[]) => lowStock(quantities.map((quantity) => ({ quantity })));
    expect([left(1), left(2, 0, 3), left(5)]).toEqual([1, 5, 5]);
    expect([left(), left(0, 0), left(6), left(3, 3)]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('SALE-1: is sold, to be pre-ordered, absent or restricted', () => {
    expect(saleState(aPhone().build())).toBe('sold');
    expect(saleState(aPhone().build(), true)).toBe('restricted');
    expect(saleState({ ...aPhone().build(), price: 0 })).toBe('absent');
    expect(
      saleState(
        aPhone()
          .being({ labels: ['restricted'] })
          .build(),
      ),
    ).toBe('restricted');
    expect(saleState(aPhone().outOfStock().build())).toBe('absent');
    expect(
      saleState(
        aPhone()
          .outOfStock()
          .being({ labels: ['preorder'] })
          .build(),
      ),
    ).toBe('preorder');
    expect(
      saleState(
        aPhone()
          .being({ labels: ['preorder', 'new'] })
          .build(),
      ),
    ).toBe('sold');
  });
});
