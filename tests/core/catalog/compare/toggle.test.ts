import { describe, expect, it } from 'vitest';
import { makeToggleCompared } from '#core/catalog/compare/index.ts';
import { makeToggleFavorite } from '#core/catalog/favorites/index.ts';
import type { Product } from '#core/catalog/products/index.ts';
import { aPhone } from '#tests/support/builders/index.ts';

const [a, b, c, d] = ['A', 'B', 'C', 'D'].map((name) => aPhone(name).build()) as [Product, Product, Product, Product];

const keeping = () => {
  const saved: (readonly Product[])[] = [];
  const told: unknown[] = [];
  const dependencies = {
    storage: { save: (products: readonly Product[]) => void saved.push(products) },
    notify: (...what: unknown[]) => {
      told.push(what);
      return () => undefined;
    },
  };
  return { saved, told, dependencies };
};

describe('toggling with storage and notifications', () => {
  it('COMPARE-4: a comparison is kept and told', () => {
    const { saved, told, dependencies } = keeping();
    const toggle = makeToggleCompared(dependencies);
    expect(toggle([a], b)).toEqual([a, b]);
    expect(toggle([a, b], a)).toEqual([b]);
    expect(saved).toEqual([[a, b], [b]]);
    expect(told).toEqual([
      ['added_to_compare', 'Phone B'],
      ['removed_from_compare', 'Phone A'],
    ]);
  });

  it('COMPARE-1: a fourth product is told and nothing is kept', () => {
    const { saved, told, dependencies } = keeping();
    expect(makeToggleCompared(dependencies)([a, b, c], d)).toEqual([a, b, c]);
    expect(saved).toEqual([]);
    expect(told).toEqual([['more_than_three', 'Phone D']]);
  });

  it('FAVORITE-2: favourites are kept and told', () => {
    const { saved, told, dependencies } = keeping();
    const toggle = makeToggleFavorite(dependencies);
    expect(toggle([a], b)).toEqual([a, b]);
    expect(toggle([a, b], b)).toEqual([a]);
    expect(saved).toEqual([[a, b], [a]]);
    expect(told).toEqual([
      ['added_to_favorites', 'Phone B'],
      ['removed_from_favorites', 'Phone B'],
    ]);
  });
});
