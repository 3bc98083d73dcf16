import type { SortOption } from '#adapters/provider-sandbox/http/wire.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { correctedText } from '#adapters/provider-sandbox/search/correction.ts';
import { findProducts } from '#adapters/provider-sandbox/search/find.ts';
import { countSections, leavesOf, pageByScore, scoresOf } from '#adapters/provider-sandbox/search/ranking.ts';
import { availabilityIn } from './availability.ts';
import type { Columns, Found, Ranked, Scored } from './columns.ts';
import type { FacetAnswer, FacetSelection, Offered, ValueCounts } from './facets.ts';
import { bestOfModels, shownOfModels } from './models.ts';
import { countValues, isNarrowing, marksOf, narrow, type PriceRange, priceEnds } from './narrowing.ts';
import { productsById, type ShownProduct } from './products.ts';
import type { Sql } from './sql.ts';

export interface ListingQuery {
  readonly locale: Locale;
  readonly selection: readonly FacetSelection[];
  readonly price: PriceRange;
  /** Default: dearest first in a category, best match in a search. */
  readonly sort?: SortOption;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface ListingAnswer {
  /** One of each model. */
  readonly products: readonly ShownProduct[];
  /** Number of models. */
  readonly totalCount: number;
  readonly facets: readonly FacetAnswer[];
  /** Bani; undefined when the list is empty. */
  readonly prices: { readonly min: number; readonly max: number } | undefined;
}

export interface SectionCount {
  readonly category: number;
  readonly total: number;
}

const SORTS: readonly SortOption[] = ['price-', 'price+', 'name-', 'name+'];

export const isSortOption = (value: string): value is SortOption => SORTS.some((option) => option === value);

/** One page of a category of any level, with filters. */
export const listCategory = (sql: Sql, columns: Columns, category: number, query: ListingQuery): ListingAnswer => {
  const listed = filtered(columns, columns.members(category), columns.facets.offered(category), query);
  const shown = shownOfModels(columns, listed.ids);
  const page = pageInOrder(columns, shown, query.sort ?? 'price-', query);
  return answered(sql, listed, { page, totalCount: shown.length }, query.locale);
};

interface SearchAnswer extends ListingAnswer {
  /** The text that was searched for instead, when the query has a typo. */
  readonly corrected: string | undefined;
  /** Matching models by section under the filters, largest first. The chosen category does not limit them. */
  readonly bySection: readonly SectionCount[];
}

/** One page of a text search, in the whole catalogue or one category, with filters. */
export const listSearch = (
  sql: Sql,
  columns: Columns,
  { text, category }: { readonly text: string; readonly category: number | undefined },
  query: ListingQuery,
): SearchAnswer => {
  const { found, corrected } = findMeant(sql, columns, text);
  const whole = rankedOf(columns, found);
  const ids = category === undefined ? found.ids : within(columns, found.ids, category);
  const offered = category === undefined ? whole.offered : offeredAmong(columns, ids);
  const listed = filtered(columns, ids, offered, query);
  const isWhole = listed.ids === found.ids;
  const shown = isWhole ? whole.shown : shownOfModels(columns, listed.ids);
  const page =
    query.sort === undefined
      ? pageByScore(isWhole ? whole : bestValueIndexes(columns, listed.ids, found), query)
      : pageInOrder(columns, shown, query.sort, query);
  const answer = answered(sql, listed, { page, totalCount: shown.length }, query.locale);
  return { ...answer, corrected, bySection: sectionsUnder(columns, { found, whole, shown, category }, query) };
};

interface SearchedIn {
  readonly found: Found;
  readonly whole: Ranked;
  /** The products listed in the chosen category. */
  readonly shown: Uint32Array;
  readonly category: number | undefined;
}

const sectionsUnder = (columns: Columns, { found, whole, shown, category }: SearchedIn, query: ListingQuery) => {
  const all = countSections(columns, whole.shown);
  if (query.selection.length === 0 && !isNarrowing({ chosen: [], price: query.price })) return mostFirst(all);
  const everywhere =
    category === undefined ? shown : shownOfModels(columns, filtered(columns, found.ids, whole.offered, query).ids);
  const counts = countSections(columns, everywhere);
  return mostFirst(all)
    .map(({ category: section }) => ({ category: section, total: counts[section] ?? 0 }))
    .sort((one, other) => other.total - one.total);
};

/** The first titles give a corrected word its spelling. */
const TITLES_READ = 6;

/** Searches for a text. When it has a typo, searches for the corrected text instead and returns that, too. */
const findMeant = (sql: Sql, columns: Columns, text: string): { found: Found; corrected: string | undefined } => {
  const found = findProducts(sql, columns, text);
  if (!found.words.some(({ slip }) => slip !== undefined)) return { found, corrected: undefined };
  const first = pageByScore(rankedOf(columns, found), { page: 1, pageSize: TITLES_READ });
  const titles = productsById(sql, /\p{Script=Cyrillic}/u.test(text) ? 'ru' : 'ro', first).map(({ row }) => row.title);
  const corrected = correctedText(text, found.words, titles);
  return { found: corrected === undefined ? found : findProducts(sql, columns, corrected), corrected };
};

/** Kept with the result: pages, both languages and the quick search share it. */
const rankedOf = (columns: Columns, found: Found): Ranked => {
  const ranked = columns.ranked.get(found) ?? {
    ...bestValueIndexes(columns, found.ids, found),
    shown: shownOfModels(columns, found.ids),
    offered: offeredAmong(columns, found.ids),
  };
  columns.ranked.set(found, ranked);
  return ranked;
};

/** The best product of each model with its score. */
const bestValueIndexes = (columns: Columns, ids: Uint32Array, { ids: all, words }: Found): Scored => {
  const { scores, worths } = scoresOf(columns, ids, words, countSections(columns, all));
  return bestOfModels(columns, ids, scores, worths);
};

/** The best models for a text, their number, and the sections they are in. */
export const quickSearch = (sql: Sql, columns: Columns, text: string, limit: number) => {
  const { found, corrected } = findMeant(sql, columns, text);
  const ranked = rankedOf(columns, found);
  return {
    corrected,
    ids: pageByScore(ranked, { page: 1, pageSize: limit }),
    totalCount: ranked.shown.length,
    bySection: mostFirst(countSections(columns, ranked.shown)),
  };
};

const mostFirst = (sections: Uint32Array): readonly SectionCount[] =>
  Array.from(sections, (total, category) => ({ category, total }))
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total || one.category - other.category);

const within = (columns: Columns, ids: Uint32Array, category: number): Uint32Array => {
  const marks = marksOf(columns, columns.members(category));
  return ids.filter((id) => marks[id] === 1);
};

/**
 * The filters of the lowest categories of these products, counted among them. Filters of the largest category come
 * first.
 */
const offeredAmong = (columns: Columns, ids: Uint32Array): Offered => {
  const { facetOf, offered } = columns.facets;
  const leaves = leavesOf(columns, ids).map((leaf) => offered(leaf).facets);
  const [first = [], ...rest] = leaves;
  const others = rest.flat().sort((one, other) => one - other);
  const facets = new Set([...first, ...others]);
  const counts = countValues(columns, ids).map((count, value) => (facets.has(facetOf[value] ?? 0) ? count : 0));
  return { facets: [...facets], counts };
};

/** The products that pass the filters, and the filters with all options. */
const filtered = (columns: Columns, all: Uint32Array, offered: Offered, { locale, selection, price }: ListingQuery) => {
  const chosen = columns.facets.resolve(selection);
  const by = { chosen, price };
  const { ids, facets } = availabilityIn(columns, all, { locale, selection, by });
  const withCounts = (counts: ValueCounts) => [...facets, ...columns.facets.answer(locale, offered, counts, chosen)];
  if (isNarrowing(by)) {
    const narrowed = narrow(columns, ids, by);
    return { ...narrowed, facets: withCounts(narrowed.counts) };
  }
  const counts = ids === all ? offered.counts : countValues(columns, ids);
  return { ids, prices: priceEnds(columns, ids), facets: withCounts(counts) };
};

/** One page of products in one of the sort orders of the whole catalogue. */
const pageInOrder = (
  columns: Columns,
  ids: Uint32Array,
  sort: SortOption,
  { locale, page, pageSize }: ListingQuery,
): readonly number[] => {
  const marks = marksOf(columns, ids);
  const order = columns.orders[sort === 'price-' || sort === 'price+' ? sort : (`name_${locale}` as const)];
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

const answered = (
  sql: Sql,
  { facets, prices }: ReturnType<typeof filtered>,
  { page, totalCount }: { readonly page: readonly number[]; readonly totalCount: number },
  locale: Locale,
): ListingAnswer => ({ products: productsById(sql, locale, page), totalCount, facets, prices });
