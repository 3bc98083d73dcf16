import type { SortOption } from '#adapters/provider-sandbox/http/wire.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { findProducts } from '#adapters/provider-sandbox/search/find.ts';
import { correctedText } from '#adapters/provider-sandbox/search/query.ts';
import { countSections, lowestCategories, scoreProducts } from '#adapters/provider-sandbox/search/ranking.ts';
import { applyAvailability } from './availability.ts';
import type { Columns, RankedResult, ScoredProducts, SearchResult } from './columns.ts';
import type { FacetSelection, OfferedFacets, ValueCounts } from './facets.ts';
import { bitmapOf, countValues, filterProducts, hasFilters, type PriceRange, priceRangeOf } from './filters.ts';
import { bestPerModel, onePerModel, pageByScore } from './models.ts';
import { productsById } from './products.ts';
import type { Sql } from './sql.ts';

export interface ListingQuery {
  readonly locale: Locale;
  readonly selection: readonly FacetSelection[];
  readonly price: PriceRange;
  /** Default: most popular first in a category, best match in a search. */
  readonly sort?: SortOption;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

export type ListingAnswer = ReturnType<typeof toAnswer>;

/** All orders of lists. */
export const SORTS: readonly SortOption[] = [
  'popular',
  'price-',
  'price+',
  'rating',
  'discount',
  'new',
  'name-',
  'name+',
];
/** Order of a category unless another is asked for. */
export const DEFAULT_SORT: SortOption = 'popular';

export const isSortOption = (value: string): value is SortOption => SORTS.some((option) => option === value);

/** One page of a category of any level, with filters. */
export const listCategory = (sql: Sql, columns: Columns, category: number, query: ListingQuery) => {
  const listed = applyFilters(columns, columns.productsIn(category), columns.facets.offered(category), query);
  const shown = onePerModel(columns, listed.ids);
  const page = pageInOrder(columns, shown, query.sort ?? DEFAULT_SORT, query);
  return toAnswer(sql, listed, { page, totalCount: shown.length }, query.locale);
};

/**
 * One page of a text search, in the whole catalogue or one category, with filters. `corrected` is the text that was
 * searched for when the query has a typo; `bySection` are the matching models by section, whatever the category.
 */
export const listSearch = (
  sql: Sql,
  columns: Columns,
  { text, category }: { readonly text: string; readonly category: number | undefined },
  query: ListingQuery,
) => {
  const { found, corrected } = searchCorrected(sql, columns, text);
  const whole = rankedOf(columns, found);
  const ids = category === undefined ? found.ids : inCategory(columns, found.ids, category);
  const offered = category === undefined ? whole.offered : facetsAmong(columns, ids);
  const listed = applyFilters(columns, ids, offered, query);
  const isWhole = listed.ids === found.ids;
  const shown = isWhole ? whole.shownIds : onePerModel(columns, listed.ids);
  const page =
    query.sort === undefined
      ? pageByScore(isWhole ? whole : scoreResult(columns, listed.ids, found), query)
      : pageInOrder(columns, shown, query.sort, query);
  const answer = toAnswer(sql, listed, { page, totalCount: shown.length }, query.locale);
  return { ...answer, corrected, bySection: countBySection(columns, { found, whole, shown, category }, query) };
};

interface SearchScope {
  readonly found: SearchResult;
  readonly whole: RankedResult;
  /** The products listed in the chosen category. */
  readonly shown: Uint32Array;
  readonly category: number | undefined;
}

const countBySection = (columns: Columns, { found, whole, shown, category }: SearchScope, query: ListingQuery) => {
  const all = countSections(columns, whole.shownIds);
  if (query.selection.length === 0 && !hasFilters({ chosen: [], price: query.price })) return sortedCounts(all);
  const everywhere =
    category === undefined ? shown : onePerModel(columns, applyFilters(columns, found.ids, whole.offered, query).ids);
  const counts = countSections(columns, everywhere);
  return sortedCounts(all)
    .map(({ category: section }) => ({ category: section, total: counts[section] ?? 0 }))
    .sort((one, other) => other.total - one.total);
};

/** The first titles give a corrected word its spelling. */
const TITLES_READ = 6;

/** Searches for a text. When it has a typo, searches for the corrected text instead and returns that, too. */
const searchCorrected = (
  sql: Sql,
  columns: Columns,
  text: string,
): { found: SearchResult; corrected: string | undefined } => {
  const found = findProducts(sql, columns, text);
  if (!found.words.some(({ typo }) => typo !== undefined)) return { found, corrected: undefined };
  const first = pageByScore(rankedOf(columns, found), { page: 1, pageSize: TITLES_READ });
  const titles = productsById(sql, /\p{Script=Cyrillic}/u.test(text) ? 'ru' : 'ro', first).map(({ row }) => row.title);
  const corrected = correctedText(text, found.words, titles);
  return { found: corrected === undefined ? found : findProducts(sql, columns, corrected), corrected };
};

/** Kept with the result: pages, both languages and the quick search share it. */
const rankedOf = (columns: Columns, found: SearchResult): RankedResult => {
  const ranked = columns.rankings.get(found) ?? {
    ...scoreResult(columns, found.ids, found),
    shownIds: onePerModel(columns, found.ids),
    offered: facetsAmong(columns, found.ids),
  };
  columns.rankings.set(found, ranked);
  return ranked;
};

/** The best product of each model with its score. */
const scoreResult = (columns: Columns, ids: Uint32Array, { ids: all, words }: SearchResult): ScoredProducts => {
  const { scores, titleScores } = scoreProducts(columns, ids, words, countSections(columns, all));
  return bestPerModel(columns, ids, scores, titleScores);
};

/** The best models for a text, their number, and the sections they are in. */
export const quickSearch = (sql: Sql, columns: Columns, text: string, limit: number) => {
  const { found, corrected } = searchCorrected(sql, columns, text);
  const ranked = rankedOf(columns, found);
  return {
    corrected,
    ids: pageByScore(ranked, { page: 1, pageSize: limit }),
    totalCount: ranked.shownIds.length,
    bySection: sortedCounts(countSections(columns, ranked.shownIds)),
  };
};

const sortedCounts = (sections: Uint32Array) =>
  Array.from(sections, (total, category) => ({ category, total }))
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total || one.category - other.category);

const inCategory = (columns: Columns, ids: Uint32Array, category: number): Uint32Array => {
  const marks = bitmapOf(columns, columns.productsIn(category));
  return ids.filter((id) => marks[id] === 1);
};

/**
 * The filters of the lowest categories of these products, counted among them. Filters of the largest category come
 * first.
 */
const facetsAmong = (columns: Columns, ids: Uint32Array): OfferedFacets => {
  const { facetOf, offered } = columns.facets;
  const leaves = lowestCategories(columns, ids).map((leaf) => offered(leaf).facets);
  const [first = [], ...rest] = leaves;
  const others = rest.flat().sort((one, other) => one - other);
  const facets = new Set([...first, ...others]);
  const counts = countValues(columns, ids).map((count, value) => (facets.has(facetOf[value] ?? 0) ? count : 0));
  return { facets: [...facets], counts };
};

/** The products that pass the filters, and the filters with all options. */
const applyFilters = (
  columns: Columns,
  all: Uint32Array,
  offered: OfferedFacets,
  { locale, selection, price }: ListingQuery,
) => {
  const chosen = columns.facets.resolve(selection);
  const by = { chosen, price };
  const { ids, facets } = applyAvailability(columns, all, { locale, selection, by });
  const withCounts = (counts: ValueCounts) => [...facets, ...columns.facets.describe(locale, offered, counts, chosen)];
  if (hasFilters(by)) {
    const narrowed = filterProducts(columns, ids, by);
    return { ...narrowed, facets: withCounts(narrowed.counts) };
  }
  const counts = ids === all ? offered.counts : countValues(columns, ids);
  return { ids, prices: priceRangeOf(columns, ids), facets: withCounts(counts) };
};

/** One page of products in one of the sort orders of the whole catalogue. */
const pageInOrder = (
  columns: Columns,
  ids: Uint32Array,
  sort: SortOption,
  { locale, page, pageSize }: ListingQuery,
): readonly number[] => {
  const marks = bitmapOf(columns, ids);
  const order = columns.sortOrders[sort === 'name-' || sort === 'name+' ? (`name_${locale}` as const) : sort];
  const found: number[] = [];
  let skip = Math.min((page - 1) * pageSize, ids.length);
  for (let step = 0; step < order.length && found.length < pageSize; step += 1) {
    const id = order[sort === 'name-' ? order.length - 1 - step : step] ?? 0;
    if (marks[id] !== 1) continue;
    if (skip > 0) skip -= 1;
    else found.push(id);
  }
  return found;
};

const toAnswer = (
  sql: Sql,
  { facets, prices }: ReturnType<typeof applyFilters>,
  { page, totalCount }: { readonly page: readonly number[]; readonly totalCount: number },
  locale: Locale,
) => ({ products: productsById(sql, locale, page), totalCount, facets, prices });
