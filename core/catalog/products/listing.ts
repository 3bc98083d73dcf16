import { pageParameter, parsePage } from '#core/kernel/paging/index.ts';
import { type Bani, parseAmount, toDecimal } from '#core/kernel/shared/index.ts';
import { type Facet, type FacetSelection, orderedRange, type PriceRange, valuesOf } from './facets.ts';
import type { MenuItem, Subcategory } from './menu.ts';
import type { Breadcrumb, Product, SeoInfo } from './product.ts';
import { parseSort, type SortOption } from './sorting.ts';

/** Everything that the address of a list says: filters, price, order and page (rule LISTING-1). */
export interface ListingState {
  readonly selection: readonly FacetSelection[];
  readonly price: PriceRange;
  /** Undefined: the order of the list's own (rule SORT-2). */
  readonly sort?: SortOption | undefined;
  /** Counted from 1. */
  readonly page: number;
}

/** One page of products with the filters that fit them. */
export interface Listing {
  readonly title: string;
  readonly products: readonly Product[];
  readonly totalCount: number;
  /** Whether it has one product of each model, and all counts are of models (rule VARIANT-3). */
  readonly isByModel: boolean;
  /** Orders that its provider names; absent: those of every provider (rule SORT-1). */
  readonly sorts?: readonly SortOption[];
  /** Its order unless another is chosen; absent: `DEFAULT_SORT` (rule SORT-2). */
  readonly defaultSort?: SortOption;
  readonly facets: readonly Facet[];
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly subcategories: readonly Subcategory[];
  readonly seo: SeoInfo;
}

/** How many results a category has. */
export interface CategoryCount {
  readonly url: string;
  readonly title: string;
  readonly totalCount: number;
}

export interface SearchListing extends Listing {
  readonly byCategory: readonly CategoryCount[];
  /** The text that was searched for instead of one with a slip of the finger (rule SEARCH-20). */
  readonly corrected?: string;
}

export type CategoryNode = MenuItem | Subcategory;

const SELECTION = 'spec_filter';

/** Reads the state of a list from its address; what makes no sense is left out (rules FACET-6, LISTING-1). */
export const parseListing = (parameters: Iterable<readonly [string, string]>): ListingState => {
  const values = new Map<string, string[]>();
  const single = new Map<string, string>();
  for (const [name, value] of parameters) {
    if (name !== SELECTION) {
      if (!single.has(name)) single.set(name, value);
      continue;
    }
    const cut = value.indexOf(':');
    if (cut < 1 || cut === value.length - 1) continue;
    const [filterId, option] = [value.slice(0, cut), value.slice(cut + 1)];
    const known = [...(values.get(filterId) ?? []), ...valuesOf(option).filter((one) => one !== '')];
    if (known.length > 0) values.set(filterId, [...new Set(known)]);
  }
  const from = priceOf(single.get('price_from'));
  const to = priceOf(single.get('price_to'));
  return {
    selection: [...values].map(([filterId, chosen]) => ({ filterId, values: chosen })),
    price: orderedRange({ ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }),
    sort: parseSort(single.get('sort')),
    page: parsePage(single.get('page')),
  };
};

/**
 * The parameters of a list's address in a stable order; defaults and the first page are left out (rules LISTING-1,
 * PAGE-1).
 */
export const listingParameters = (state: ListingState): readonly (readonly [string, string])[] => {
  const selection = state.selection
    .flatMap(({ filterId, values }) => values.map((value) => `${filterId}:${value}`))
    .sort()
    .map((value) => [SELECTION, value] as const);
  const page = pageParameter(state.page);
  return [
    ...selection,
    ...amount('price_from', state.price.from),
    ...amount('price_to', state.price.to),
    ...(state.sort === undefined ? [] : [['sort', state.sort] as const]),
    ...(page === undefined ? [] : [['page', page] as const]),
  ];
};

/**
 * The address that a list is known by (rule LISTING-6): its path and page; a list that is narrowed or ordered otherwise
 * is known as the whole one. `path` has no language prefix.
 */
export const listingCanonical = (path: string, state: ListingState): string => {
  const parameters = listingParameters(state);
  const whole = parameters.every(([name]) => name === 'page');
  const page = pageParameter(state.page);
  return whole && page !== undefined ? `${path}?page=${page}` : path;
};

const priceOf = (written: string | undefined): Bani | undefined => {
  const amount = written ? parseAmount(written) : undefined;
  return amount !== undefined && amount >= 0 ? amount : undefined;
};

const amount = (name: string, value: Bani | undefined) =>
  value === undefined ? [] : [[name, toDecimal(value).replace(/\.00$/, '')] as const];
