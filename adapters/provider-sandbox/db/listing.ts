import type { SortOption } from '#adapters/provider-sandbox/http/wire.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { MISSED_NOTHING, markCandidates, type PriceRange } from './candidates.ts';
import {
  categoryOptions,
  type FacetAnswer,
  type FacetSelection,
  facetsOf,
  foundOptions,
  priceEnds,
  resolveSelection,
} from './facets.ts';
import { productsOf, type ShownProduct } from './products.ts';
import { FOUND, findProducts, foundByCategory, keepWithin, RELEVANCE } from './search.ts';
import type { Sql } from './sql.ts';
import type { ValueCounts } from './value-counts.ts';

export interface ListingQuery {
  readonly locale: Locale;
  readonly selection: readonly FacetSelection[];
  readonly price: PriceRange;
  /** Absent: a search by relevance. */
  readonly sort?: SortOption;
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface ListingAnswer {
  readonly products: readonly ShownProduct[];
  readonly totalCount: number;
  readonly facets: readonly FacetAnswer[];
  /** Bani; absent when the list is empty. */
  readonly prices: { readonly min: number; readonly max: number } | undefined;
}

const ORDER: Readonly<Record<SortOption, (locale: Locale) => string>> = {
  'price-': () => 'product.price DESC, product.id',
  'price+': () => 'product.price, product.id',
  'name-': (locale) => `product.rank_${locale} DESC`,
  'name+': (locale) => `product.rank_${locale}`,
};

/** Whether a list can be ordered so. */
export const isSortOption = (value: string): value is SortOption => Object.hasOwn(ORDER, value);

/** One page of a category of any level, with the facets that fit. */
export const listCategory = (sql: Sql, category: number, query: ListingQuery): ListingAnswer =>
  list(sql, query, {
    base: 'SELECT product FROM product_category WHERE category = ?',
    values: [category],
    options: categoryOptions(sql, category),
    order: ORDER[query.sort ?? 'price-'](query.locale),
    join: '',
  });

interface SearchAnswer extends ListingAnswer {
  /** How many the text finds in which section, whatever the filters and the category asked for. */
  readonly byCategory: ReturnType<typeof foundByCategory>;
}

/** One page of what a text finds, in the whole catalogue or in one category, with the facets that fit. */
export const listSearch = (
  sql: Sql,
  { text, category }: { readonly text: string; readonly category: number | undefined },
  query: ListingQuery,
): SearchAnswer => {
  findProducts(sql, text);
  const byCategory = foundByCategory(sql);
  if (category !== undefined) keepWithin(sql, category);
  const listing = list(sql, query, {
    base: FOUND,
    values: [],
    options: foundOptions(sql),
    order: query.sort ? ORDER[query.sort](query.locale) : RELEVANCE,
    join: 'CROSS JOIN hit USING (product)',
  });
  return { ...listing, byCategory };
};

interface Source {
  readonly base: string;
  readonly values: readonly number[];
  readonly options: ValueCounts;
  readonly order: string;
  readonly join: string;
}

const list = (sql: Sql, query: ListingQuery, { base, values, options, order, join }: Source): ListingAnswer => {
  const { locale, selection, price, page, pageSize } = query;
  const chosen = resolveSelection(sql, selection);
  const narrowed = chosen.length > 0 || price.from !== undefined || price.to !== undefined;
  markCandidates(sql, base, values, { chosen, price });
  const total = sql.get<{ total: number }>(`SELECT count(*) AS total FROM candidate WHERE missed = ${MISSED_NOTHING}`);
  return {
    products: productsOf(
      sql,
      locale,
      `SELECT product.id FROM candidate ${join} CROSS JOIN product ON product.id = candidate.product
       WHERE missed = ${MISSED_NOTHING} ORDER BY ${order} LIMIT ? OFFSET ?`,
      ...[pageSize, (page - 1) * pageSize],
    ),
    totalCount: total?.total ?? 0,
    facets: facetsOf(sql, locale, options, chosen, narrowed),
    prices: priceEnds(sql),
  };
};
