import { describe, expect, it } from 'vitest';
import { type Listing, type ListingPage, type Product, parseListing } from '#core/catalog/products/index.ts';
import { createPagesMemory } from '#core/kernel/paging/index.ts';
import { ListingStore } from '#ui/features/catalog/products/listing/listing-store.ts';
import { aProduct } from './shop-fakes.ts';

const pageOf = (number: number, query = ''): ListingPage => ({
  scope: 'smartphones',
  state: parseListing(new URLSearchParams(`${query}&page=${number}`)),
  listing: {
    title: '',
    products: [`${number}a`, `${number}b`].map((id) => aProduct(id)),
    totalCount: 20,
    facets: [],
    breadcrumbs: [],
    subcategories: [],
    seo: {},
  } as unknown as Listing,
});
const shown = (store: ListingStore) => store.products.map(({ productId }) => productId);

describe('the ticks of a list', () => {
  const red = [{ filterId: 'colour', values: ['red'] }];
  const aList = (query = '') => new ListingStore(pageOf(1, query), 'first', createPagesMemory<Product>());

  it('FACET-4: count at once, and no other before the answer to them has come', () => {
    const store = aList();
    expect([store.loading, store.selectionIn('smartphones')]).toEqual([false, []]);
    expect(store.toggle('smartphones', 'colour', 'red')).toEqual(red);
    expect([store.loading, store.selectionIn('smartphones')]).toEqual([true, red]);
    expect(store.toggle('smartphones', 'colour', 'blue')).toBeUndefined();
    store.setLoading(false);
    expect(store.toggle('smartphones', 'colour', 'red')).toEqual([]);
  });

  it('FACET-5: are none in another category', () => {
    const store = aList('spec_filter=colour:red');
    expect([store.selectionIn('smartphones'), store.selectionIn('tv')]).toEqual([red, []]);
  });
});

describe('a list that is left and returned to', () => {
  it('LISTING-5: shows all its pages again', () => {
    const memory = createPagesMemory<Product>();
    const store = new ListingStore(pageOf(1), 'first', memory);
    store.expectMore();
    store.receive(pageOf(2, 'spec_filter=colour:red'), 'second');
    expect([shown(store), store.selectionIn('smartphones').length]).toEqual([['2a', '2b'], 1]);
    store.receive(pageOf(1), 'third');
    store.expectMore();
    store.receive(pageOf(2), 'fourth');
    expect(shown(new ListingStore(pageOf(2), 'fourth', memory))).toEqual(['1a', '1b', '2a', '2b']);
  });
});
