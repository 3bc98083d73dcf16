import type { Columns } from './columns.ts';
import type { ChosenFacet, ValueCounts } from './facets.ts';

/** Bani, both ends included. */
export interface PriceRange {
  readonly from?: number;
  readonly to?: number;
}

export interface Narrowing {
  readonly chosen: readonly ChosenFacet[];
  readonly price: PriceRange;
}

export interface Narrowed {
  /** The products that pass every filter, in the order they came in. */
  readonly ids: Uint32Array;
  /** For each value, how many products pass every filter but, perhaps, that of the value's own facet. */
  readonly counts: ValueCounts;
  /** The cheapest and dearest price when the price range itself is left out; bani. */
  readonly prices: { readonly min: number; readonly max: number } | undefined;
}

/** Whether anything is filtered at all. */
export const isNarrowing = ({ chosen, price }: Narrowing): boolean =>
  chosen.length > 0 || price.from !== undefined || price.to !== undefined;

/** The cheapest and dearest of some products. */
export const priceEnds = ({ price }: Columns, ids: Uint32Array): Narrowed['prices'] => {
  let [min, max] = [Number.POSITIVE_INFINITY, 0];
  for (const id of ids) {
    const amount = price[id] ?? 0;
    if (amount < min) min = amount;
    if (amount > max) max = amount;
  }
  return ids.length > 0 ? { min, max } : undefined;
};

/** How many of some products have each value. */
export const countValues = (
  { values: { starts, items } }: Columns,
  ids: Uint32Array,
  facetOf: Uint16Array,
): ValueCounts => {
  const counts = new Uint32Array(facetOf.length);
  for (const id of ids) {
    const end = starts[id + 1] ?? 0;
    for (let at = starts[id] ?? 0; at < end; at += 1) {
      const value = items[at] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return counts;
};

/** What a product fails: nothing, the price range, one facet, or more than one filter. */
const NOTHING = 0;
const PRICE = -1;
const MORE = -2;

/** Narrows products by filters in one pass over their values. */
export const narrow = (columns: Columns, ids: Uint32Array, by: Narrowing, facetOf: Uint16Array): Narrowed => {
  const { starts, items } = columns.values;
  const missed = missedBy(columns, by, facetOf);
  const counts = new Uint32Array(facetOf.length);
  const kept: number[] = [];
  const priced: number[] = [];
  for (const id of ids) {
    const failed = missed(id);
    if (failed === MORE) continue;
    if (failed === NOTHING) kept.push(id);
    if (failed === NOTHING || failed === PRICE) priced.push(id);
    if (failed === PRICE) continue;
    const end = starts[id + 1] ?? 0;
    for (let at = starts[id] ?? 0; at < end; at += 1) {
      const value = items[at] ?? 0;
      if (failed === NOTHING || facetOf[value] === failed) counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return { ids: Uint32Array.from(kept), counts, prices: priceEnds(columns, Uint32Array.from(priced)) };
};

/** Tells what a product fails; the id of a facet stands for that facet. */
const missedBy = (columns: Columns, { chosen, price }: Narrowing, facetOf: Uint16Array): ((id: number) => number) => {
  const { starts, items } = columns.values;
  const { from = 0, to = Number.POSITIVE_INFINITY } = price;
  const wanted = new Uint8Array(facetOf.length);
  for (const { values } of chosen) for (const value of values) wanted[value] = 1;
  const facets = chosen.map(({ facet }) => facet);
  // The last product in which a wanted value of the facet was met.
  const metIn = new Uint32Array(facetOf.length + 1);
  return (id) => {
    const amount = columns.price[id] ?? 0;
    let failed = amount < from || amount > to ? PRICE : NOTHING;
    const end = starts[id + 1] ?? 0;
    for (let at = starts[id] ?? 0; at < end; at += 1) {
      const value = items[at] ?? 0;
      if (wanted[value] === 1) metIn[facetOf[value] ?? 0] = id;
    }
    for (const facet of facets) {
      if (metIn[facet] === id) continue;
      if (failed !== NOTHING) return MORE;
      failed = facet;
    }
    return failed;
  };
};
