import type { Columns } from './columns.ts';
import type { ChosenFacet, ValueCounts } from './facets.ts';

/** Bani, both ends included. */
export interface PriceRange {
  readonly from?: number;
  readonly to?: number;
}

export interface Filters {
  readonly chosen: readonly ChosenFacet[];
  readonly price: PriceRange;
}

export interface Filtered {
  /** Products that pass every filter, in input order. */
  readonly ids: Uint32Array;
  /** For each value, how many models pass all filters except the one on the value's own facet. */
  readonly counts: ValueCounts;
  /** Lowest and highest price, ignoring the price filter; bani. */
  readonly prices: { readonly min: number; readonly max: number } | undefined;
}

export const hasFilters = ({ chosen, price }: Filters): boolean =>
  chosen.length > 0 || price.from !== undefined || price.to !== undefined;

export const priceRangeOf = ({ price }: Columns, ids: Uint32Array): Filtered['prices'] => {
  let [min, max] = [Number.POSITIVE_INFINITY, 0];
  for (const id of ids) {
    const amount = price[id] ?? 0;
    if (amount < min) min = amount;
    if (amount > max) max = amount;
  }
  return ids.length > 0 ? { min, max } : undefined;
};

/** How many models of these products have each value. Products of one model must follow each other. */
export const countValues = ({ values: { starts, items }, facets, model }: Columns, ids: Uint32Array): ValueCounts => {
  const counts = new Uint32Array(facets.facetOf.length);
  const counted = new Uint32Array(facets.facetOf.length);
  for (const id of ids) {
    const own = model[id] ?? 0;
    const end = starts[id + 1] ?? 0;
    for (let at = starts[id] ?? 0; at < end; at += 1) {
      const value = items[at] ?? 0;
      if (counted[value] === own) continue;
      counted[value] = own;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return counts;
};

/** Applies the filters to some products. */
export const filterProducts = (columns: Columns, ids: Uint32Array, { chosen, price }: Filters): Filtered => {
  const { from = 0, to = Number.POSITIVE_INFINITY } = price;
  const isPriced = (id: number): boolean => (columns.price[id] ?? 0) >= from && (columns.price[id] ?? 0) <= to;
  const { passed, among } = countPassed(columns, ids, chosen);
  const sum = chosen.reduce((all, { facet }) => all + facet, 0);
  const passing = ids.filter((id) => passed.facets[id] === chosen.length);
  const kept = price.from === undefined && price.to === undefined ? passing : passing.filter(isPriced);
  const counts = countValues(columns, kept);
  // Options of a chosen facet also count products that fail only that facet.
  for (const { facet } of chosen) {
    for (const value of columns.facets.valuesOf(facet)) {
      let [count, counted] = [0, 0];
      for (const id of productsWith(columns, value)) {
        const own = columns.model[id] ?? 0;
        if (own === counted || among[id] !== 1) continue;
        const lacking = sum - (passed.sum[id] ?? 0);
        const isAlone = passed.facets[id] === chosen.length - 1 && lacking === facet;
        if (!(passed.facets[id] === chosen.length || isAlone) || !isPriced(id)) continue;
        counted = own;
        count += 1;
      }
      counts[value] = count;
    }
  }
  return { ids: kept, counts, prices: priceRangeOf(columns, passing) };
};

/**
 * For each product, how many chosen facets it passes and the sum of their ids, which identifies a single failed facet.
 */
const countPassed = (columns: Columns, ids: Uint32Array, chosen: readonly ChosenFacet[]) => {
  const among = bitmapOf(columns, ids);
  const passed = { facets: new Uint16Array(columns.count + 1), sum: new Uint32Array(columns.count + 1) };
  for (const { facet, values } of chosen) {
    const isMet = new Uint8Array(columns.count + 1);
    for (const value of values) {
      for (const id of productsWith(columns, value)) {
        if (isMet[id] === 1) continue;
        isMet[id] = 1;
        passed.facets[id] = (passed.facets[id] ?? 0) + 1;
        passed.sum[id] = (passed.sum[id] ?? 0) + facet;
      }
    }
  }
  return { passed, among };
};

const productsWith = ({ productsByValue: { starts, items } }: Columns, value: number): Uint32Array =>
  items.subarray(starts[value], starts[value + 1]);

/** A bitmap of products: entry `id` is 1 for each. */
export const bitmapOf = ({ count }: Columns, ids: Uint32Array): Uint8Array => {
  const marks = new Uint8Array(count + 1);
  for (const id of ids) marks[id] = 1;
  return marks;
};
