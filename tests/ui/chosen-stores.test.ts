import { describe, expect, it } from 'vitest';
import type { Product } from '#core/catalog/products/index.ts';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { fakeProductListStorage } from '#core/testing/index.ts';
import { CompareStore } from '#ui/features/catalog/compare/compare-store.ts';
import { FavoritesStore } from '#ui/features/catalog/favorites/favorites-store.ts';
import { aProduct } from './shop-fakes.ts';

const [a, b, c, d] = [aProduct('a'), aProduct('b'), aProduct('c'), aProduct('d')];

/** Both stores over what was kept, started, with everything that they reported. */
const stores = (kept: readonly Product[] = []) => {
  const memory = fakeProductListStorage(kept);
  const reported: (readonly [string, string?])[] = [];
  const notify = (kind: string, about?: string) => {
    reported.push(about === undefined ? [kind] : [kind, about]);
    return () => undefined;
  };
  const compare = new CompareStore({ compareStorage: memory, notify });
  const favorites = new FavoritesStore({ favoritesStorage: memory, notify });
  return { compare, favorites, memory, reported };
};

describe('chosen products', () => {
  it('are unknown until storage is read, and follow other tabs until asked to stop', () => {
    const { compare, memory } = stores([a]);
    expect([compare.ready, compare.ids]).toEqual([false, []]);
    const stop = compare.start();
    expect([compare.ready, compare.ids, compare.has('a')]).toEqual([true, ['a'], true]);
    memory.changeElsewhere([a, b]);
    expect(compare.ids).toEqual(['a', 'b']);
    stop();
    memory.changeElsewhere([]);
    expect(compare.ids).toEqual(['a', 'b']);
  });

  it('go in and out, are kept, and each time it is reported', () => {
    const { favorites, memory, reported } = stores();
    favorites.start();
    favorites.toggle(a);
    favorites.toggle(b);
    expect(memory.load()).toEqual([a, b]);
    favorites.toggle(a);
    expect(memory.load()).toEqual([b]);
    expect(reported).toEqual([
      ['added_to_favorites', 'Product a'],
      ['added_to_favorites', 'Product b'],
      ['removed_from_favorites', 'Product a'],
    ]);
  });

  it('are put in another order, which is kept', () => {
    const { compare, memory } = stores([a, b, c]);
    compare.start();
    compare.arrange(['c', 'a', 'b']);
    expect(compare.ids).toEqual(['c', 'a', 'b']);
    expect(memory.load()).toEqual([c, a, b]);
  });
});

describe('the comparison', () => {
  it('COMPARE-1: refuses a fourth in words and stays as it was', () => {
    const { compare, memory, reported } = stores([a, b, c]);
    compare.start();
    compare.toggle(d);
    expect(compare.ids).toEqual(['a', 'b', 'c']);
    expect(memory.load()).toEqual([a, b, c]);
    expect(reported).toEqual([['more_than_three', 'Product d']]);
  });

  it("COMPARE-9: gives way to someone's when asked", () => {
    const { compare, memory } = stores([a, b]);
    compare.start();
    compare.take([c, d]);
    expect(compare.addressed).toEqual(['c', 'd']);
    expect(memory.load()).toEqual([c, d]);
  });
});

describe('both', () => {
  it('FAVORITE-3 COMPARE-10: know how a price has changed since it was added', () => {
    const { compare, favorites } = stores([a]);
    const cheaper = aProduct('a', { price: fromMdl(4500) });
    for (const list of [compare, favorites]) {
      list.start();
      expect(list.priceChange(cheaper)).toEqual({ kind: 'cheaper', by: fromMdl(500) });
      expect([list.priceChange(a), list.priceChange(b)]).toEqual([undefined, undefined]);
    }
  });
});

describe('favourites', () => {
  it("FAVORITE-4: take someone's in and keep their own prices", () => {
    const { favorites, memory } = stores([a]);
    favorites.start();
    favorites.join([aProduct('a', { price: fromMdl(1) }), b]);
    expect(favorites.addressed).toEqual(['a', 'b']);
    expect(memory.load()).toEqual([a, b]);
  });
});
