import type { QuestionWord } from '#adapters/provider-sandbox/search/question.ts';
import { type Term, type Vocabulary, vocabularyOf } from '#adapters/provider-sandbox/search/vocabulary.ts';
import { searchWords } from '#adapters/provider-sandbox/search/words.ts';
import { type Facets, type Offered, readFacets } from './facets.ts';
import { byRank, type Order, pricesInOrder } from './in-order.ts';
import { type PackedLists, readLists, turned } from './packed.ts';
import { SOLD } from './products.ts';
import { type Recent, recent } from './recent.ts';
import type { Sql, SqlValue } from './sql.ts';

/** What a text has found. */
export interface Found {
  /** Row ids in their order. */
  readonly ids: Uint32Array;
  /** The words that found them. */
  readonly words: readonly QuestionWord[];
}

/** Some products, one of each model, with how well each does. */
export interface Scored {
  readonly ids: Uint32Array;
  readonly scores: Float64Array;
}

/** What a text has found, counted and put in order. */
export interface Ranked extends Scored {
  /** The product of each model that a list in any other order shows. */
  readonly shown: Uint32Array;
  readonly offered: Offered;
}

/** How many ids of found products are remembered: four bytes each, and up to twenty more once they are in order. */
const MOST_REMEMBERED = 1_000_000;

/**
 * What lists are counted, ordered and narrowed by, held in memory column by column: entry `id` of a column belongs to
 * the product with that row id. A hundred thousand products are gone over in a millisecond or two this way, where rows
 * of a table take a hundred.
 */
export interface Columns {
  /** How many products there are; their row ids are 1 to this. */
  readonly count: number;
  readonly section: Uint16Array;
  /** The category of the lowest level. */
  readonly leaf: Uint16Array;
  /** Bani. */
  readonly price: Int32Array;
  readonly popularity: Uint16Array;
  /** The model's number; products of one model follow one another. */
  readonly model: Uint32Array;
  /** Whether it is in stock and nothing forbids its sale. */
  readonly isSold: Uint8Array;
  /** Ids of the facet values of each product. */
  readonly values: PackedLists;
  /** The products that have each facet value, by the value's id. */
  readonly holders: PackedLists;
  /** Ids of the terms in each product's title. */
  readonly titles: PackedLists;
  readonly orders: Readonly<Record<'price-' | 'price+' | 'name_ru' | 'name_ro', Order>>;
  /** The products of a category of any level, ids in their order. */
  members(category: number): Uint32Array;
  readonly facets: Facets;
  /** What texts have found lately: pages, sorts and filters of one search ask for it again and again. */
  readonly found: Recent<Found>;
  /** The same in order, until pieces are sold or come back. */
  readonly ranked: WeakMap<Found, Ranked>;
  readonly vocabulary: Vocabulary;
  /** The highest id of a term. */
  readonly termCount: number;
  /** Whether a category is one of accessories, by its id. */
  readonly accessory: Uint8Array;
  /** The words of each lowest category, by its id. */
  readonly categoryTerms: ReadonlyMap<number, readonly CategoryTerm[]>;
}

/** A word of a category: what its goods are called or are like, or only what they are for or stand among. */
export interface CategoryTerm {
  readonly term: number;
  readonly kind: 'name' | 'trait' | 'about' | 'context';
}

/** The columns as the database stands now. */
export interface ColumnsSource {
  current(): Columns;
  /** Looks again which of these products are sold; called when pieces are taken. */
  restock(products: readonly number[]): void;
}

/**
 * Reads the columns when they are first asked for, and again after another connection has written to the database:
 * an operator may change a price beside the running provider.
 */
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

/** A column of all products in the order of their row ids, after an entry for the id 0 that nobody has. */
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

/** The numbers that a query gathers as one JSON list: far cheaper than a row for each. */
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
