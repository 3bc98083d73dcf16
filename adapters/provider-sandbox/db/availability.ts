import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import type { Columns } from './columns.ts';
import type { FacetAnswer, FacetSelection } from './facets.ts';
import { type Filters, filterProducts, hasFilters } from './filters.ts';

/** The "in stock" filter is not a property of the product, because it changes with every order. */
const KEY = 'availability';
const IN_STOCK = 'in-stock';

const words = {
  ru: { facet: 'Наличие', inStock: 'В наличии' },
  ro: { facet: 'Disponibilitate', inStock: 'În stoc' },
} as const satisfies Record<Locale, unknown>;

const isSelected = (selection: readonly FacetSelection[]): boolean =>
  selection.some(({ key, values }) => key === KEY && values.includes(IN_STOCK));

const buyableOf = ({ isBuyable }: Columns, ids: Uint32Array): Uint32Array => ids.filter((id) => isBuyable[id] === 1);

/** Products of one model must follow each other in `ids`. */
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
 * Applies the "in stock" filter and describes it. It is offered when some model is out of stock; its count respects the
 * other filters.
 */
export const applyAvailability = (
  columns: Columns,
  ids: Uint32Array,
  {
    selection,
    by,
    locale,
  }: { readonly selection: readonly FacetSelection[]; readonly by: Filters; readonly locale: Locale },
): { readonly ids: Uint32Array; readonly facets: readonly FacetAnswer[] } => {
  const sold = buyableOf(columns, ids);
  const selected = isSelected(selection);
  if (!selected && countModels(columns, sold) === countModels(columns, ids)) return { ids, facets: [] };
  const count = countModels(columns, hasFilters(by) ? filterProducts(columns, sold, by).ids : sold);
  const { facet: name, inStock } = words[locale];
  return {
    ids: selected ? sold : ids,
    facets: [{ key: KEY, name, options: [{ value: IN_STOCK, name: inStock, count, selected }] }],
  };
};
