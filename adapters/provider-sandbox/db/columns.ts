import type { QuestionWord } from '#adapters/provider-sandbox/search/question.ts';
import { type Term, type Vocabulary, vocabularyOf } from '#adapters/provider-sandbox/search/vocabulary.ts';
import { searchWords } from '#adapters/provider-sandbox/search/words.ts';
import { type Facets, type Offered, readFacets } from './facets.ts';
import { byRank, type Order, pricesInOrder } from './in-order.ts';
import { type PackedLists, readLists, turned } from './packed.ts';
import { SOLD } from './products.ts';
import { type Recent, recent } from './recent.ts';
import type { Sql, SqlValue } from './sql.ts';

/** The result of a text search. */
export interface Found {
  /** Sorted row ids. */
  readonly ids: Uint32Array;
  /** The query words that matched. */
  readonly words: readonly QuestionWord[];
}

/** One product of each model with its score. */
export interface Scored {
  readonly ids: Uint32Array;
  readonly scores: Float64Array;
}

/** A search result with scores, products to show and filters. */
export interface Ranked extends Scored {
  /** The product of each model that other sort orders show. */
  readonly shown: Uint32Array;
  readonly offered: Offered;
}

/** Most ids in the search cache. Each takes 4 bytes, and up to 20 more when ranked. */
const MOST_REMEMBERED = 1_000_000;

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
  readonly isSold: Uint8Array;
  /** Facet value ids by product. */
  readonly values: PackedLists;
  /** Products by facet value id. */
  readonly holders: PackedLists;
  /** Ids of the terms in a product's title. */
  readonly titles: PackedLists;
  readonly orders: Readonly<Record<'price-' | 'price+' | 'name_ru' | 'name_ro', Order>>;
  /** Sorted ids of the products of a category of any level. */
  members(category: number): Uint32Array;
  readonly facets: Facets;
  /** Recent search results: pages, sort orders and filters of one search share them. */
  readonly found: Recent<Found>;
  /** Rankings of these results, dropped when stock changes. */
  readonly ranked: WeakMap<Found, Ranked>;
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

export interface ColumnsSource {
  current(): Columns;
  /** Reads again whether these products can be bought. */
  restock(products: readonly number[]): void;
}

/** Loads the columns on first use, and again after another connection has written to the database. */
export const openColumns = (sql: Sql): ColumnsSource => {
  const versionNow = () => sql.get<{ data_version: number }>('PRAGMA data_version')?.data_version;
  let version = versionNow();
  let columns: Columns | undefined;
  return {
    current: () => {
      const now = versionNow();
      if (now !== version) columns = undefined;
      version = now;
      columns ??= readColumns(sql);
      return columns;
    },
    restock: (products) => {
      if (!columns) return;
      for (const id of products) {
        const row = sql.get<{ is_sold: number }>(`SELECT ${SOLD} AS is_sold FROM product WHERE id = ?`, id);
        columns.isSold[id] = row?.is_sold ?? 0;
      }
      columns = { ...columns, ranked: new WeakMap() };
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
    isSold: Uint8Array.from(columnOf(sql, SOLD)),
    values,
    holders: turned(values),
    titles: readLists(sql, 'title_terms'),
    orders: {
      ...pricesInOrder(price),
      name_ru: byRank(columnOf(sql, 'rank_ru')),
      name_ro: byRank(columnOf(sql, 'rank_ro')),
    },
    members: membersOf(sql),
    facets: readFacets(sql),
    found: recent(MOST_REMEMBERED),
    ranked: new WeakMap(),
    ...readTerms(sql),
    accessory: readAccessories(sql),
  };
};

/** A column of all products by row id. Entry 0 is unused. */
const columnOf = (sql: Sql, expression: string): readonly number[] => [
  0,
  ...listOf(sql, `SELECT json_group_array(${expression}) AS list FROM (SELECT * FROM product ORDER BY id)`),
];

const membersOf = (sql: Sql): Columns['members'] => {
  const known = new Map<number, Uint32Array>();
  return (category) => {
    const query = 'SELECT json_group_array(product) AS list FROM product_category WHERE category = ?';
    const members = known.get(category) ?? Uint32Array.from(listOf(sql, query, category));
    known.set(category, members);
    return members;
  };
};

/** Numbers of a query that returns one JSON list, which is much faster than a row for each. */
export const listOf = (sql: Sql, query: string, ...values: SqlValue[]): readonly number[] =>
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
