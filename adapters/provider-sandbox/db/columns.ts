import { LRUCache } from 'lru-cache';
import { memoize } from '#adapters/provider-sandbox/data/lazy.ts';
import { searchWords } from '#adapters/provider-sandbox/search/category-words.ts';
import type { QueryWord } from '#adapters/provider-sandbox/search/query.ts';
import { type Term, vocabularyOf } from '#adapters/provider-sandbox/search/vocabulary.ts';
import { type OfferedFacets, readFacets } from './facets.ts';
import { invertLists, readLists } from './packed-lists.ts';
import { BUYABLE } from './products.ts';
import { sortByNumber, sortByRank } from './sort-orders.ts';
import type { Sql, SqlValue } from './sql.ts';

/** The result of a text search. */
export interface SearchResult {
  /** Sorted row ids. */
  readonly ids: Uint32Array;
  /** The query words that matched. */
  readonly words: readonly QueryWord[];
}

/** One product of each model with its score. */
export interface ScoredProducts {
  readonly ids: Uint32Array;
  readonly scores: Float64Array;
}

/** A search result with scores, products to show and filters. */
export interface RankedResult extends ScoredProducts {
  /** The product of each model that other sort orders show. */
  readonly shownIds: Uint32Array;
  readonly offered: OfferedFacets;
}

/** Most ids in the search cache. Each takes 4 bytes, and up to 20 more when ranked. */
const MAX_CACHED_IDS = 1_000_000;

/** A word of a category: a name or trait of its goods, or what they are for or near. */
interface CategoryTerm {
  readonly category: number;
  readonly term: number;
  readonly kind: 'name' | 'trait' | 'about' | 'context';
}

export type Columns = ReturnType<typeof readColumns>;
export type ColumnsSource = ReturnType<typeof openColumns>;

/** Loads the columns on first use, and again after another connection has written to the database. */
export const openColumns = (sql: Sql) => {
  const versionNow = () => sql.get<{ data_version: number }>('PRAGMA data_version')?.data_version;
  let version = versionNow();
  let columns: Columns | undefined;
  return {
    current: (): Columns => {
      const now = versionNow();
      if (now !== version) columns = undefined;
      version = now;
      columns ??= readColumns(sql);
      return columns;
    },
    /** Reads again whether these products can be bought. */
    refreshStock: (products: readonly number[]): void => {
      if (!columns) return;
      for (const id of products) {
        const row = sql.get<{ is_buyable: number }>(`SELECT ${BUYABLE} AS is_buyable FROM product WHERE id = ?`, id);
        columns.isBuyable[id] = row?.is_buyable ?? 0;
      }
      columns = { ...columns, rankings: new WeakMap() };
    },
  };
};

/**
 * The catalogue in memory, column by column: entry `id` belongs to the product with that row id. Filtering a hundred
 * thousand products takes 1–2 ms this way, and 100 ms with SQL.
 */
const readColumns = (sql: Sql) => {
  const price = Int32Array.from(columnOf(sql, 'max(0, price - promo)'));
  const popularity = Uint16Array.from(columnOf(sql, 'popularity'));
  const highestFirst = (expression: string) => sortByNumber(columnOf(sql, expression), 'highest');
  const count = price.length - 1;
  const values = readLists(sql, 'facet_values');
  return {
    /** Row ids are 1 to `count`. */
    count,
    section: Uint16Array.from(columnOf(sql, 'section')),
    /** The lowest category. */
    leaf: Uint16Array.from(columnOf(sql, 'category')),
    /** Bani, promo discount subtracted. */
    price,
    popularity,
    /** Model number. Products of one model follow each other. */
    model: Uint32Array.from(columnOf(sql, 'model')),
    /** In stock and not restricted. */
    isBuyable: Uint8Array.from(columnOf(sql, BUYABLE)),
    /** Facet value ids by product. */
    values,
    /** Products by facet value id. */
    productsByValue: invertLists(values),
    /** Ids of the terms in a product's title. */
    titles: readLists(sql, 'title_terms'),
    sortOrders: {
      'price-': sortByNumber(price, 'highest'),
      'price+': sortByNumber(price, 'lowest'),
      popular: sortByNumber(popularity, 'highest'),
      rating: highestFirst(RATING),
      discount: highestFirst('1000 * (discount + promo) / max(1, price + discount)'),
      new: highestFirst('unixepoch(created_at)'),
      name_ru: sortByRank(columnOf(sql, 'rank_ru')),
      name_ro: sortByRank(columnOf(sql, 'rank_ro')),
    },
    /** Sorted ids of the products of a category of any level. */
    productsIn: memoize((category: number) => {
      const query = 'SELECT json_group_array(product) AS list FROM product_category WHERE category = ?';
      return Uint32Array.from(queryNumbers(sql, query, category));
    }),
    facets: readFacets(sql),
    /** Recent search results: pages, sort orders and filters of one search share them. */
    searches: new LRUCache<string, SearchResult>({
      maxSize: MAX_CACHED_IDS,
      sizeCalculation: ({ ids }) => ids.length + 1,
    }),
    /** Rankings of these results, dropped when stock changes. */
    rankings: new WeakMap<SearchResult, RankedResult>(),
    ...readTerms(sql),
    /** 1 for categories of accessories, by category id. */
    accessory: readAccessories(sql),
  };
};

/** SQL of the mean of reviews, in thousandths; with five more of 4 stars, so that a single 5 does not lead. */
const RATING = 'iif(review_count > 0, cast(1000 * (rating * review_count + 20) / (review_count + 5) AS INTEGER), 0)';

/** A column of all products by row id. Entry 0 is unused. */
const columnOf = (sql: Sql, expression: string): readonly number[] => [
  0,
  ...queryNumbers(sql, `SELECT json_group_array(${expression}) AS list FROM (SELECT * FROM product ORDER BY id)`),
];

/** Numbers of a query that returns one JSON list, which is much faster than a row for each. */
export const queryNumbers = (sql: Sql, query: string, ...values: SqlValue[]): readonly number[] =>
  JSON.parse(sql.get<{ list: string }>(query, ...values)?.list ?? '[]');

const readTerms = (sql: Sql) => {
  const terms = sql.all<{ id: number; key: string; is_name: number }>('SELECT id, key, is_name FROM search_term');
  const words = sql.all<CategoryTerm>('SELECT * FROM category_term');
  return {
    vocabulary: vocabularyOf(terms.map(({ id, key, is_name }): Term => ({ id, key, isName: is_name === 1 }))),
    termCount: terms.reduce((most, { id }) => Math.max(most, id), 0),
    /** By the id of the lowest category. */
    categoryTerms: Map.groupBy(words, ({ category }) => category),
  };
};

const readAccessories = (sql: Sql): Uint8Array => {
  const rows = sql.all<{ id: number; is_accessory: number }>(
    `WITH RECURSIVE below(id) AS (
       SELECT id FROM category WHERE url IN (SELECT value FROM json_each(?))
       UNION SELECT category.id FROM category JOIN below ON parent = below.id)
     SELECT id, id IN below AS is_accessory FROM category ORDER BY id`,
    JSON.stringify(searchWords().accessories),
  );
  return Uint8Array.from([0, ...rows.map(({ is_accessory }) => is_accessory)]);
};
