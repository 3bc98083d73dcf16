import { describe, expect, it } from 'vitest';
import { type Listing, type Product, parseListing } from '#core/catalog/products/index.ts';
import type { ListingPage } from '#ui/features/catalog/products/listing/listing-page.ts';
import { ListingStore } from '#ui/features/catalog/products/listing/listing-store.ts';
import { PagesMemory } from '#ui/features/kernel/paging/pages-memory.ts';
import { aProduct } from './shop-fakes.ts';

const pageOf = (number: number, query = '', price?: number): ListingPage => ({
  scope: 'smartphones',
  state: parseListing(new URLSearchParams(`${query}&page=${number}`)),
  listing: {
    title: '',
    products: [`${number}a`, `${number}b`].map((id) => aProduct(id, price === undefined ? {} : { price })),
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
  const aList = (query = '') => new ListingStore(pageOf(1, query), 'first', new PagesMemory<Product>());

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

  it('are settled by each page that arrives, once', () => {
    const store = aList();
    const page = pageOf(1, 'spec_filter=colour:red');
    store.receive(page, 'second');
    expect(store.selectionIn('smartphones')).toEqual(red);
    store.toggle('smartphones', 'colour', 'red');
    store.receive(page, 'second');
    expect(store.selectionIn('smartphones')).toEqual([]);
  });
});

describe('a list that is left and returned to', () => {
  const leftAtPageThree = () => {
    const memory = new PagesMemory<Product>();
    const store = new ListingStore(pageOf(1), 'first', memory);
    store.expectMore();
    store.receive(pageOf(2), 'second');
    store.expectMore();
    store.receive(pageOf(3), 'third');
    return memory;
  };

  it('LISTING-5: shows all its pages again, with the prices of today', () => {
    const back = new ListingStore(pageOf(3, '', 1), 'third', leftAtPageThree());
    expect(shown(back)).toEqual(['1a', '1b', '2a', '2b', '3a', '3b']);
    expect(back.products.map(({ price }) => price).slice(-3)).toEqual([500_000, 1, 1]);
    back.expectMore();
    back.receive(pageOf(4), 'fourth');
    expect(shown(back)).toHaveLength(8);
  });

  it('is a new one when it was reached anew, or is another list', () => {
    expect(shown(new ListingStore(pageOf(3), 'anew', leftAtPageThree()))).toEqual(['3a', '3b']);
    expect(shown(new ListingStore(pageOf(3, 'sort=name%2B'), 'third', leftAtPageThree()))).toEqual(['3a', '3b']);
    expect(shown(new ListingStore(pageOf(2), 'third', leftAtPageThree()))).toEqual(['2a', '2b']);
  });

  it('is forgotten after twenty others', () => {
    const memory = leftAtPageThree();
    for (let visit = 0; visit < 20; visit += 1) new ListingStore(pageOf(1), `visit ${visit}`, memory);
    expect(shown(new ListingStore(pageOf(3), 'third', memory))).toEqual(['3a', '3b']);
  });
});
