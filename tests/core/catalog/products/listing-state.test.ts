import { describe, expect, it } from 'vitest';
import {
  createListing,
  type ListingPage,
  type Product,
  parseListing,
  UNREAD_LISTING,
} from '#core/catalog/products/index.ts';
import { createPagesMemory } from '#core/kernel/paging/index.ts';
import { aPhone, watching } from '#core/testing/index.ts';

const red = [{ filterId: 'colour', values: ['red'] }];
const pageOf = (number: number, query = '', price = 500_000): ListingPage => ({
  scope: 'smartphones',
  state: parseListing(new URLSearchParams(`${query}&page=${number}`)),
  listing: {
    title: '',
    products: ['a', 'b'].map((name) =>
      aPhone()
        .being({ productId: `${number}${name}`, price })
        .build(),
    ),
    totalCount: 20,
    facets: [],
    breadcrumbs: [],
    subcategories: [],
    seo: {},
  } as unknown as ListingPage['listing'],
});

const aList = (first: ListingPage, visit = 'first', memory = createPagesMemory<Product>()) => {
  const { show, now } = watching(UNREAD_LISTING);
  const list = createListing({ memory, show });
  list.receive(first, visit);
  return { list, memory, now, shown: () => now().products.map(({ productId }) => productId) };
};

describe('the ticks of a list', () => {
  it('FACET-5: are none before a page has come', () => {
    expect(UNREAD_LISTING).toEqual({ products: [], from: 1, memory: { selection: [] }, loading: false });
  });

  it('FACET-4: count at once, and no other before the answer to them has come', () => {
    const { list, now } = aList(pageOf(1));
    expect([now().loading, now().memory]).toEqual([false, { selection: [], lastCategory: 'smartphones' }]);
    expect(list.toggle('smartphones', 'colour', 'red')).toEqual(red);
    expect([now().loading, now().memory]).toEqual([true, { selection: red, lastCategory: 'smartphones' }]);
    expect(list.toggle('smartphones', 'colour', 'blue')).toBeUndefined();
    list.setLoading(false);
    expect(list.toggle('smartphones', 'colour', 'red')).toEqual([]);
  });

  it('FACET-5: begin anew in another category', () => {
    const { list, now } = aList(pageOf(1, 'spec_filter=colour:blue'));
    expect(list.toggle('tv', 'colour', 'red')).toEqual(red);
    expect(now().memory).toEqual({ selection: red, lastCategory: 'tv' });
  });

  it('are settled by each page that arrives, once', () => {
    const { list, now } = aList(pageOf(1));
    const page = pageOf(1, 'spec_filter=colour:red');
    list.receive(page, 'second');
    expect(now().memory.selection).toEqual(red);
    list.toggle('smartphones', 'colour', 'red');
    list.receive(page, 'second');
    expect(now().memory.selection).toEqual([]);
  });
});

describe('a list that is left and returned to', () => {
  const leftAtPageThree = () => {
    const { list, memory } = aList(pageOf(1));
    list.expectMore();
    list.receive(pageOf(2), 'second');
    list.expectMore();
    list.receive(pageOf(3), 'third');
    return memory;
  };

  it('LISTING-4, LISTING-5: shows all its pages again, with the prices of today, and goes on', () => {
    const { list, now, shown } = aList(pageOf(3, '', 1), 'third', leftAtPageThree());
    expect(shown()).toEqual(['1a', '1b', '2a', '2b', '3a', '3b']);
    expect(now().products.map(({ price }) => price)).toEqual([500_000, 500_000, 500_000, 500_000, 1, 1]);
    list.expectMore();
    list.receive(pageOf(4), 'fourth');
    expect(shown()).toHaveLength(8);
  });

  it('is a new one in another order or another category', () => {
    const sorted = pageOf(3, 'sort=name%2B');
    expect(aList(sorted, 'third', leftAtPageThree()).shown()).toEqual(['3a', '3b']);
    const elsewhere = { ...pageOf(3), scope: 'tv' };
    expect(aList(elsewhere, 'third', leftAtPageThree()).shown()).toEqual(['3a', '3b']);
  });
});
