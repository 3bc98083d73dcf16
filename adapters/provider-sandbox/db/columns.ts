import { LRUCache } from 'lru-cache';
import { memoize } from '#adapters/provider-sandbox/data/lazy.ts';
import { searchWords } from '#adapters/provider-sandbox/search/category-words.ts';
import type { QueryWord } from '#adapters/provider-sandbox/search/query.ts';
import { type Term, type Vocabulary, vocabularyOf } from '#adapters/provider-sandbox/search/vocabulary.ts';
import { type Facets, type OfferedFacets, readFacets } from './facets.ts';
import { invertLists, type PackedLists, readLists } from './packed-lists.ts';
import { BUYABLE } from './products.ts';
import { type SortOrder, sortByPrice, sortByRank } from './sort-orders.ts';
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

/**
 * The catalogue in memory, column by column: entry `id` belongs to the product with that row id. Filtering a hundred
 * thousand products takes 1–2 ms this way, and 100 ms with SQL.
 */
export interface Columns {
  /** Row ids are 1 to `count`. */
  readonly count: number;
  readonly section: Uint16Array;
  /** The lowest category. */
  readonly leaf: Uint16Array;
  /** Bani, promo discount subtracted. */
  readonly price: Int32Array;
  readonly popularity: Uint16Array;
  /** Model number. Products of one model follow each other. */
  readonly model: Uint32Array;
  /** In stock and not restricted. */
  readonly isBuyable: Uint8Array;
  /** Facet value ids by product. */
  readonly values: PackedLists;
  /** Products by facet value id. */
  readonly productsByValue: PackedLists;
  /** Ids of the terms in a product's title. */
  readonly titles: PackedLists;
  readonly sortOrders: Readonly<Record<'price-' | 'price+' | 'name_ru' | 'name_ro', SortOrder>>;
  /** Sorted ids of the products of a category of any level. */
  productsIn(category: number): Uint32Array;
  readonly facets: Facets;
  /** Recent search results: pages, sort orders and filters of one search share them. */
  readonly searches: LRUCache<string, SearchResult>;
  /** Rankings of these results, dropped when stock changes. */
  readonly rankings: WeakMap<SearchResult, RankedResult>;
  readonly vocabulary: Vocabulary;
  readonly termCount: number;
  /** 1 for categories of accessories, by category id. */
  readonly accessory: Uint8Array;
  /** By the id of the lowest category. */
  readonly categoryTerms: ReadonlyMap<number, readonly CategoryTerm[]>;
}

/** A word of a category: a name or trait of its goods, or what they are for or near. */
export interface CategoryTerm {
  readonly term: number;
  readonly kind: 'name' | 'trait' | 'about' | 'context';
}

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

const readColumns = (sql: Sql): Columns => {
  const price = Int32Array.from(columnOf(sql, 'max(0, price - promo)'));
  const count = price.length - 1;
  const values = readLists(sql, 'facet_values');
  return {
    count,
    section: Uint16Array.from(columnOf(sql, 'section')),
    leaf: Uint16Array.from(columnOf(sql, 'category')),
    price,
    popularity: Uint16Array.from(columnOf(sql, 'popularity')),
    model: Uint32Array.from(columnOf(sql, 'model')),
    isBuyable: Uint8Array.from(columnOf(sql, BUYABLE)),
    values,
    productsByValue: invertLists(values),
    titles: readLists(sql, 'title_terms'),
    sortOrders: {
      ...sortByPrice(price),
      name_ru: sortByRank(columnOf(sql, 'rank_ru')),
      name_ro: sortByRank(columnOf(sql, 'rank_ro')),
    },
    productsIn: categoryReader(sql),
    facets: readFacets(sql),
    searches: new LRUCache<string, SearchResult>({
      maxSize: MAX_CACHED_IDS,
      sizeCalculation: ({ ids }) => ids.length + 1,
    }),
    rankings: new WeakMap(),
    ...readTerms(sql),
    accessory: readAccessories(sql),
  };
};

/** A column of all products by row id. Entry 0 is unused. */
const columnOf = (sql: Sql, expression: string): readonly number[] => [
  0,
  ...queryNumbers(sql, `SELECT json_group_array(${expression}) AS list FROM (SELECT * FROM product ORDER BY id)`),
];

const categoryReader = (sql: Sql): Columns['productsIn'] =>
  memoize((category) => {
    const query = 'SELECT json_group_array(product) AS list FROM product_category WHERE category = ?';
    return Uint32Array.from(queryNumbers(sql, query, category));
  });

/** Numbers of a query that returns one JSON list, which is much faster than a row for each. */
export const queryNumbers = (sql: Sql, query: string, ...values: SqlValue[]): readonly number[] =>
  JSON.parse(sql.get<{ list: string }>(query, ...values)?.list ?? '[]');

const readTerms = (sql: Sql): Pick<Columns, 'vocabulary' | 'categoryTerms' | 'termCount'> => {
  const terms = sql.all<{ id: number; key: string; is_name: number }>('SELECT id, key, is_name FROM search_term');
  const words = sql.all<CategoryTerm & { readonly category: number }>('SELECT * FROM category_term');
  const byCategory = Map.groupBy(words, ({ category }) => category);
  return {
    vocabulary: vocabularyOf(terms.map(({ id, key, is_name }): Term => ({ id, key, isName: is_name === 1 }))),
    termCount: terms.reduce((most, { id }) => Math.max(most, id), 0),
    categoryTerms: byCategory,
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
