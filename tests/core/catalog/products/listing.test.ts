import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ListingState,
  listingCanonical,
  listingParameters,
  orderedRange,
  parseListing,
  sortOptions,
} from '#core/catalog/products/index.ts';

const plain: ListingState = { selection: [], price: {}, sort: undefined, page: 1 };
const read = (query: string) => parseListing(new URLSearchParams(query));

describe('the address of a list', () => {
  it('LISTING-1: says nothing of a list as it starts', () => {
    expect(read('')).toStrictEqual(plain);
    expect(listingParameters(plain)).toEqual([]);
  });

  it('LISTING-1: holds filters, price, order and page', () => {
    const state = read(
      'spec_filter=brand:Xiaomi&spec_filter=memory:8/256&spec_filter=brand:Apple&price_from=100&price_to=199.5&sort=name%2B&page=3',
    );
    expect(state).toEqual({
      selection: [
        { filterId: 'brand', values: ['Xiaomi', 'Apple'] },
        { filterId: 'memory', values: ['8/256'] },
      ],
      price: { from: 10_000, to: 19_950 },
      sort: 'name+',
      page: 3,
    });
    expect(listingParameters(state)).toEqual([
      ['spec_filter', 'brand:Apple'],
      ['spec_filter', 'brand:Xiaomi'],
      ['spec_filter', 'memory:8/256'],
      ['price_from', '100'],
      ['price_to', '199.50'],
      ['sort', 'name+'],
      ['page', '3'],
    ]);
  });

  it('FACET-6: turns over a price range that is upside down', () => {
    expect(read('price_from=300&price_to=200').price).toEqual({ from: 20_000, to: 30_000 });
  });

  it('LISTING-1: leaves out what makes no sense, and the second of what is said twice', () => {
    expect(
      read('spec_filter=&spec_filter=x&spec_filter=:y&spec_filter=z:&price_from=-1&price_to=cheap&sort=best&page=-2'),
    ).toEqual(plain);
    expect(read('price_from=&price_to=0').price).toEqual({ to: 0 });
    expect(read('sort=name-&sort=price%2B').sort).toBe('name-');
    expect(read('spec_filter=a:b&spec_filter=a:b').selection).toEqual([{ filterId: 'a', values: ['b'] }]);
    expect(read('spec_filter=a:b:c').selection).toEqual([{ filterId: 'a', values: ['b:c'] }]);
  });

  it('LISTING-1: read back is the same list', () => {
    const word = fc.string({ minLength: 1, maxLength: 8 }).filter((text) => text.trim() === text);
    const id = fc.stringMatching(/^[a-z_]{1,6}$/);
    const bani = fc.integer({ min: 0, max: 10_000_000 });
    const states: fc.Arbitrary<ListingState> = fc.record({
      selection: fc
        .dictionary(id, fc.uniqueArray(word, { minLength: 1, maxLength: 3 }), { maxKeys: 3 })
        .map((facets) => Object.entries(facets).map(([filterId, values]) => ({ filterId, values }))),
      price: fc.record({ from: bani, to: bani }, { requiredKeys: [] }).map(orderedRange),
      sort: fc.constantFrom(undefined, ...sortOptions),
      page: fc.integer({ min: 1, max: 999_999 }),
    });
    const sorted = (state: ListingState) => ({
      ...state,
      selection: state.selection
        .map(({ filterId, values }) => ({ filterId, values: [...values].sort() }))
        .sort((one, other) => (one.filterId < other.filterId ? -1 : 1)),
    });
    fc.assert(
      fc.property(states, (state) => {
        const address = new URLSearchParams(listingParameters(state).map(([name, value]) => [name, value])).toString();
        expect(sorted(read(address))).toEqual(sorted(state));
        expect(listingParameters(read(address))).toEqual(listingParameters(state));
      }),
    );
  });
});

describe('the address that a list is known by', () => {
  it('LISTING-6: is its path with its page', () => {
    expect(listingCanonical('/phones', plain)).toBe('/phones');
    expect(listingCanonical('/phones', { ...plain, page: 3 })).toBe('/phones?page=3');
  });

  it('LISTING-6: is the whole list’s when it is narrowed or ordered otherwise', () => {
    for (const query of ['spec_filter=brand:Apple&page=2', 'price_to=5&page=2', 'sort=name%2B&page=2', 'sort=price%2B'])
      expect(listingCanonical('/phones', read(query))).toBe('/phones');
  });
});
