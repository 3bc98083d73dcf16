import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import type { Columns } from './columns.ts';
import type { FacetAnswer, FacetSelection } from './facets.ts';
import { isNarrowing, type Narrowing, narrow } from './narrowing.ts';

/** The facet that leaves out what is not sold today; it is no property of the goods, as it changes with each order. */
const KEY = 'availability';
const IN_STOCK = 'in-stock';

const words = {
  ru: { facet: 'Наличие', inStock: 'В наличии' },
  ro: { facet: 'Disponibilitate', inStock: 'În stoc' },
} as const satisfies Record<Locale, unknown>;

/** Whether only goods are asked for that are sold today. */
const isAsked = (selection: readonly FacetSelection[]): boolean =>
  selection.some(({ key, values }) => key === KEY && values.includes(IN_STOCK));

/** Of some products, ids in their order, those that are in stock and that nothing forbids to sell. */
const soldOf = ({ isSold }: Columns, ids: Uint32Array): Uint32Array => ids.filter((id) => isSold[id] === 1);

/** How many models some products are of; those of one model follow one another. */
const countModels = ({ model }: Columns, ids: Uint32Array): number => {
  let [count, last] = [0, 0];
  for (const id of ids) {
    const own = model[id] ?? 0;
    if (own !== last) count += 1;
    last = own;
  }
  return count;
};

/**
 * The products of a list that its availability leaves, and the facet itself: offered where some model is not sold at
 * all, with how many models are that pass the other filters.
 */
export const availabilityIn = (
  columns: Columns,
  ids: Uint32Array,
  {
    selection,
    by,
    locale,
  }: { readonly selection: readonly FacetSelection[]; readonly by: Narrowing; readonly locale: Locale },
): { readonly ids: Uint32Array; readonly facets: readonly FacetAnswer[] } => {
  const sold = soldOf(columns, ids);
  const selected = isAsked(selection);
  if (!selected && countModels(columns, sold) === countModels(columns, ids)) return { ids, facets: [] };
  const count = countModels(columns, isNarrowing(by) ? narrow(columns, sold, by).ids : sold);
  const { facet: name, inStock } = words[locale];
  return {
    ids: selected ? sold : ids,
    facets: [{ key: KEY, name, options: [{ value: IN_STOCK, name: inStock, count, selected }] }],
  };
};
