import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRICE_FILTER_MAX, PRICE_SLIDER_RANGE } from '#core/catalog/products/facets.ts';
import {
  enterCategory,
  type FacetSelection,
  orderedRange,
  priceFacet,
  toggleOption,
} from '#core/catalog/products/index.ts';
import { fromMdl } from '#core/kernel/shared/index.ts';

describe('the price filter', () => {
  it('FACET-1 FACET-2: without a top price ends at 40 000 and is set to 0 – 5 000', () => {
    expect(PRICE_FILTER_MAX).toBe(fromMdl(40_000));
    expect(PRICE_SLIDER_RANGE).toEqual({ from: 0, to: fromMdl(5_000) });
    expect(priceFacet('Price', undefined)).toEqual({
      type: 'range',
      filterId: 'price',
      name: 'Price',
      min: 0,
      max: fromMdl(40_000),
      openTo: fromMdl(5_000),
      lineTo: fromMdl(40_000),
      selectedFrom: 0,
      selectedTo: fromMdl(5_000),
    });
  });

  it('FACET-3: ends 1 000 above the top price and is set to 1 above it', () => {
    expect(priceFacet('Price', fromMdl(12_999))).toMatchObject({
      max: fromMdl(13_999),
      openTo: fromMdl(13_000),
      selectedFrom: 0,
      selectedTo: fromMdl(13_000),
    });
  });

  it('FACET-3: knows where it ends by itself also while something is chosen', () => {
    expect(priceFacet('Price', fromMdl(12_999), { to: fromMdl(5_000) })).toMatchObject({
      openTo: fromMdl(13_000),
      selectedTo: fromMdl(5_000),
    });
  });

  it('FACET-10: draws the line of the slider to where the range ends, whatever is chosen', () => {
    for (const chosen of [{}, { to: fromMdl(5_000) }, { to: fromMdl(13_500) }])
      expect(priceFacet('Price', fromMdl(12_999), chosen).lineTo).toBe(fromMdl(13_000));
  });

  it('FACET-6: turns over what was chosen upside down', () => {
    expect(orderedRange({ from: 20, to: 10 })).toEqual({ from: 10, to: 20 });
    for (const fine of [{}, { from: 20 }, { to: 10 }, { from: 10, to: 10 }]) expect(orderedRange(fine)).toBe(fine);
    expect(priceFacet('Price', fromMdl(100), { from: fromMdl(20), to: fromMdl(10) })).toMatchObject({
      selectedFrom: fromMdl(10),
      selectedTo: fromMdl(20),
    });
  });

  it('FACET-6: shows what was chosen, within its ends and never upside down', () => {
    expect(priceFacet('Price', fromMdl(100), { from: fromMdl(10), to: fromMdl(20) })).toMatchObject({
      selectedFrom: fromMdl(10),
      selectedTo: fromMdl(20),
    });
    expect(priceFacet('Price', fromMdl(100), { from: -5, to: fromMdl(9_000) })).toMatchObject({
      selectedFrom: 0,
      selectedTo: fromMdl(1_100),
    });
    fc.assert(
      fc.property(
        fc.option(fc.nat(), { nil: undefined }),
        fc.option(fc.integer(), { nil: undefined }),
        fc.option(fc.integer(), { nil: undefined }),
        (top, from, to) => {
          const chosen = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
          const { min, max, selectedFrom, selectedTo } = priceFacet('Price', top, chosen);
          expect(min).toBeLessThanOrEqual(selectedFrom);
          expect(selectedFrom).toBeLessThanOrEqual(selectedTo);
          expect(selectedTo).toBeLessThanOrEqual(max);
        },
      ),
    );
  });
});

const chosen: readonly FacetSelection[] = [
  { filterId: 'brand', values: ['Xiaomi'] },
  { filterId: 'memory', values: ['128'] },
];

describe('toggling an option', () => {
  it('FACET-4: is ignored while the filters load', () => {
    expect(toggleOption(chosen, 'brand', 'Apple', true)).toBe(chosen);
  });

  it('FACET-7: adds it, or takes it away', () => {
    expect(toggleOption(chosen, 'brand', 'Apple', false)).toEqual([
      { filterId: 'memory', values: ['128'] },
      { filterId: 'brand', values: ['Xiaomi', 'Apple'] },
    ]);
    expect(toggleOption(chosen, 'brand', 'Xiaomi', false)).toEqual([{ filterId: 'memory', values: ['128'] }]);
    expect(toggleOption([{ filterId: 'brand', values: ['a', 'b'] }], 'brand', 'a', false)).toEqual([
      { filterId: 'brand', values: ['b'] },
    ]);
    expect(toggleOption([], 'brand', 'Apple', false)).toEqual([{ filterId: 'brand', values: ['Apple'] }]);
  });

  it('FACET-7: twice chooses the same as before', () => {
    const options = fc.constantFrom('a', 'b', 'c');
    const facets = fc.constantFrom('brand', 'memory');
    const chosenOf = (selection: readonly FacetSelection[]) =>
      selection.flatMap(({ filterId, values }) => values.map((value) => `${filterId}:${value}`)).sort();
    fc.assert(
      fc.property(fc.array(fc.tuple(facets, options)), facets, options, (before, facet, option) => {
        const start = before.reduce<readonly FacetSelection[]>((now, [f, o]) => toggleOption(now, f, o, false), []);
        const twice = toggleOption(toggleOption(start, facet, option, false), facet, option, false);
        expect(chosenOf(twice)).toEqual(chosenOf(start));
        expect(start.every(({ values }) => values.length > 0)).toBe(true);
      }),
    );
  });
});

describe('the filtered category', () => {
  it('FACET-5: is recorded; its filters stay within it and are dropped in another', () => {
    const memory = { selection: chosen, lastCategory: 'phones' };
    expect(enterCategory(memory, 'phones')).toBe(memory);
    expect(enterCategory(memory, 'tablets')).toEqual({ selection: [], lastCategory: 'tablets' });
    expect(enterCategory({ selection: [] }, 'phones')).toEqual({ selection: [], lastCategory: 'phones' });
  });
});
