import { describe, expect, it } from 'vitest';
import { createComparison } from '#core/catalog/compare/index.ts';
import { createFavorites } from '#core/catalog/favorites/index.ts';
import { type Product, UNREAD_LIST } from '#core/catalog/products/index.ts';
import { aPhone, fakeProductListStorage, watching } from '#core/testing/index.ts';

const [a, b, c, d] = ['A', 'B', 'C', 'D'].map((name) => aPhone(name).build()) as [Product, Product, Product, Product];

/** Both lists over what was kept, with everything that they notified of. */
const keeping = (kept: readonly Product[] = []) => {
  const memory = fakeProductListStorage(kept);
  const reported: unknown[] = [];
  const { show, now } = watching(UNREAD_LIST);
  const notify = (...what: unknown[]) => {
    reported.push(what);
    return () => undefined;
  };
  const world = { storage: memory, notify, show };
  const ids = () => now().list.map(({ productId }) => productId);
  return { compared: createComparison(world), favorites: createFavorites(world), memory, reported, now, ids };
};

describe('a list that was picked out', () => {
  it('PRODUCT-2: is unknown until it is read, and follows other tabs until it is asked to stop', () => {
    expect(UNREAD_LIST).toEqual({ list: [], ready: false });
    const { compared, memory, now, ids } = keeping([a]);
    const stop = compared.start();
    expect(now()).toEqual({ list: [a], ready: true });
    memory.changeElsewhere([a, b]);
    expect([now().ready, ids()]).toEqual([true, ['A', 'B']]);
    stop();
    memory.changeElsewhere([]);
    expect(ids()).toEqual(['A', 'B']);
  });

  it('COMPARE-8: is put in another order, which is kept', () => {
    const { compared, memory, ids, now } = keeping([a, b, c]);
    compared.start();
    compared.arrange(['C', 'gone', 'A', 'B']);
    expect([ids(), now().ready]).toEqual([['C', 'A', 'B'], true]);
    expect(memory.load()).toEqual([c, a, b]);
  });
});

describe('a comparison that is kept', () => {
  it('COMPARE-2 COMPARE-3 COMPARE-4: takes a product in and out, keeps it and notifies', () => {
    const { compared, memory, reported, ids } = keeping([a]);
    compared.start();
    compared.toggle(b);
    expect([ids(), memory.load()]).toEqual([
      ['A', 'B'],
      [a, b],
    ]);
    compared.toggle(a);
    expect(memory.load()).toEqual([b]);
    expect(reported).toEqual([
      ['added_to_compare', 'Phone B'],
      ['removed_from_compare', 'Phone A'],
    ]);
  });

  it('COMPARE-1: notifies of a fourth and keeps nothing', () => {
    const { compared, memory, reported, ids } = keeping([a, b, c]);
    compared.start();
    compared.toggle(d);
    expect([ids(), memory.saves()]).toEqual([['A', 'B', 'C'], 0]);
    expect(reported).toEqual([['more_than_three', 'Phone D']]);
  });

  it("COMPARE-9: gives way to someone's", () => {
    const { compared, memory, ids } = keeping([a, b]);
    compared.start();
    compared.take([c, d]);
    expect([ids(), memory.load()]).toEqual([
      ['C', 'D'],
      [c, d],
    ]);
  });
});

describe('favourites that are kept', () => {
  it('FAVORITE-1 FAVORITE-2: go in and out, are kept, and each toggle is notified of', () => {
    const { favorites, memory, reported, ids } = keeping([a]);
    favorites.start();
    favorites.toggle(b);
    expect([ids(), memory.load()]).toEqual([
      ['A', 'B'],
      [a, b],
    ]);
    favorites.toggle(b);
    expect(memory.load()).toEqual([a]);
    expect(reported).toEqual([
      ['added_to_favorites', 'Phone B'],
      ['removed_from_favorites', 'Phone B'],
    ]);
  });

  it("FAVORITE-4: someone's join them, and they are put in another order", () => {
    const { favorites, memory } = keeping([a]);
    favorites.start();
    favorites.join([aPhone('A').costing(1).build(), b]);
    expect(memory.load()).toEqual([a, b]);
    favorites.arrange(['B', 'A']);
    expect(memory.load()).toEqual([b, a]);
  });
});
