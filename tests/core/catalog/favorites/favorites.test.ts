import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Favorites, isFavorite, joinFavorites, toggleFavorite } from '#core/catalog/favorites/favorites.ts';
import { addressedFavorites, FAVORITES_STORED_AS, repairFavorites } from '#core/catalog/favorites/index.ts';
import { aPhone } from '#core/testing/index.ts';
import { products } from '#tests/support/arbitraries.ts';

const [a, b] = [aPhone('A').build(), aPhone('B').build()];

describe('favourites', () => {
  it('FAVORITE-1: toggling adds, and takes out again', () => {
    const added = toggleFavorite([a], b);
    expect(added).toEqual({ list: [a, b], outcome: 'added_to_favorites' });
    expect(isFavorite(added.list, 'B')).toBe(true);
    const removed = toggleFavorite(added.list, aPhone('A').costing(1).build());
    expect(removed).toEqual({ list: [b], outcome: 'removed_from_favorites' });
    expect(isFavorite(removed.list, 'A')).toBe(false);
  });

  it('FAVORITE-1: hold each product once, and those toggled an odd number of times', () => {
    fc.assert(
      fc.property(fc.array(products), (toggled) => {
        const list = toggled.reduce<Favorites>((now, product) => toggleFavorite(now, product).list, []);
        const ids = list.map(({ productId }) => productId);
        const times = Map.groupBy(toggled, ({ productId }) => productId);
        expect([...ids].sort()).toEqual([...times].flatMap(([id, all]) => (all.length % 2 ? [id] : [])).sort());
      }),
    );
  });

  it('FAVORITE-2 PRODUCT-2: come back whole from storage, however many there are', () => {
    expect(FAVORITES_STORED_AS).toBe('favorites');
    const many = Array.from({ length: 30 }, (_, index) => aPhone(`P${index}`).build());
    expect(repairFavorites(JSON.parse(JSON.stringify(many)))).toEqual(many);
    expect(repairFavorites([a, {}, b, a])).toEqual([a, b]);
    expect(repairFavorites('[')).toEqual([]);
  });

  it("FAVORITE-4: someone's join one's own, which keep their prices", () => {
    expect(joinFavorites([a], [b, aPhone('A').costing(1).build()])).toEqual([a, b]);
    expect(joinFavorites([], [a, b])).toEqual([a, b]);
  });

  it('FAVORITE-5: an address names the last hundred', () => {
    const many = Array.from({ length: 101 }, (_, index) => aPhone(`P${index}`).build());
    const named = addressedFavorites(many);
    expect(named).toHaveLength(100);
    expect(named[0]).toBe('P1');
    expect(addressedFavorites([a, b])).toEqual(['A', 'B']);
  });
});
