import { accessories } from '#adapters/provider-sandbox/search/synonyms/index.ts';
import { type Term, type Vocabulary, vocabularyOf } from '#adapters/provider-sandbox/search/vocabulary.ts';
import { type Facets, readFacets } from './facets.ts';
import { type PackedLists, packedLists } from './packed.ts';
import type { Sql } from './sql.ts';

/** Products in an order, by their row ids. */
type Order = Uint32Array;

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
  readonly inStock: Uint8Array;
  /** Ids of the facet values of each product. */
  readonly values: PackedLists;
  /** Ids of the terms in each product's title. */
  readonly titles: PackedLists;
  readonly orders: Readonly<Record<'price-' | 'price+' | 'name_ru' | 'name_ro', Order>>;
  /** The products of a category of any level, ids in their order. */
  members(category: number): Uint32Array;
  readonly facets: Facets;
  readonly vocabulary: Vocabulary;
  /** The highest id of a term. */
  readonly termCount: number;
  /** Whether a category is one of accessories, by its id. */
  readonly accessory: Uint8Array;
  /** The words of each lowest category, by its id. */
  readonly categoryTerms: ReadonlyMap<number, readonly CategoryTerm[]>;
}

/** A word of a category: what its goods are called, or only what they are for or stand among. */
export interface CategoryTerm {
  readonly term: number;
  readonly isName: boolean;
}

/** The columns as the database stands now. */
export interface ColumnsSource {
  current(): Columns;
  /** Looks again which of these products are in stock; told when pieces are sold. */
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
        const row = sql.get<{ available: number }>('SELECT available FROM product WHERE id = ?', id);
        columns.inStock[id] = row && row.available > 0 ? 1 : 0;
      }
    },
  };
};

interface Row {
  id: number;
  section: number;
  category: number;
  price: number;
  popularity: number;
  available: number;
  rank_ru: number;
  rank_ro: number;
}

const readColumns = (sql: Sql): Columns => {
  const count = sql.get<{ count: number }>('SELECT coalesce(max(id), 0) AS count FROM product')?.count ?? 0;
  const size = count + 1;
  const [section, leaf, popularity] = [new Uint16Array(size), new Uint16Array(size), new Uint16Array(size)];
  const [price, inStock] = [new Int32Array(size), new Uint8Array(size)];
  const [nameRu, nameRo] = [new Uint32Array(count), new Uint32Array(count)];
  const query = 'SELECT id, section, category, price, popularity, available, rank_ru, rank_ro FROM product';
  for (const row of sql.each<Row>(query)) {
    const { id } = row;
    section[id] = row.section;
    leaf[id] = row.category;
    price[id] = row.price;
    popularity[id] = row.popularity;
    inStock[id] = row.available > 0 ? 1 : 0;
    nameRu[row.rank_ru] = id;
    nameRo[row.rank_ro] = id;
  }
  const ids = Uint32Array.from({ length: count }, (_, index) => index + 1);
  const cheapest = ids.slice().sort((one, other) => (price[one] ?? 0) - (price[other] ?? 0) || one - other);
  const dearest = ids.slice().sort((one, other) => (price[other] ?? 0) - (price[one] ?? 0) || one - other);
  return {
    count,
    section,
    leaf,
    price,
    popularity,
    inStock,
    values: packedLists(sql.each('SELECT product, packed FROM product_values ORDER BY product'), count),
    titles: packedLists(sql.each('SELECT product, packed FROM product_terms ORDER BY product'), count),
    orders: { 'price-': dearest, 'price+': cheapest, name_ru: nameRu, name_ro: nameRo },
    members: membersOf(sql),
    facets: readFacets(sql),
    ...readTerms(sql),
    accessory: readAccessories(sql),
  };
};

const membersOf = (sql: Sql): Columns['members'] => {
  const known = new Map<number, Uint32Array>();
  return (category) => {
    const members =
      known.get(category) ??
      idsOf(sql, 'SELECT json_group_array(product) AS ids FROM product_category WHERE category = ?', category);
    known.set(category, members);
    return members;
  };
};

/** The ids that a query gathers as one JSON list: far cheaper than a row for each. */
export const idsOf = (sql: Sql, query: string, value: string | number): Uint32Array =>
  Uint32Array.from(JSON.parse(sql.get<{ ids: string }>(query, value)?.ids ?? '[]') as number[]);

const readTerms = (sql: Sql): Pick<Columns, 'vocabulary' | 'categoryTerms' | 'termCount'> => {
  const terms = sql.all<{ id: number; key: string; is_name: number }>('SELECT id, key, is_name FROM search_term');
  const words = sql.all<{ category: number; term: number; is_name: number }>('SELECT * FROM category_term');
  const byCategory = Map.groupBy(words, ({ category }) => category);
  return {
    vocabulary: vocabularyOf(terms.map(({ id, key, is_name }): Term => ({ id, key, isName: is_name === 1 }))),
    termCount: terms.reduce((most, { id }) => Math.max(most, id), 0),
    categoryTerms: new Map(
      [...byCategory].map(([category, rows]) => [
        category,
        rows.map(({ term, is_name }) => ({ term, isName: is_name === 1 })),
      ]),
    ),
  };
};

const readAccessories = (sql: Sql): Uint8Array => {
  const rows = sql.all<{ id: number; is_accessory: number }>(
    `WITH RECURSIVE below(id) AS (
       SELECT id FROM category WHERE url IN (SELECT value FROM json_each(?))
       UNION SELECT category.id FROM category JOIN below ON parent = below.id)
     SELECT id, id IN below AS is_accessory FROM category ORDER BY id`,
    JSON.stringify(accessories),
  );
  return Uint8Array.from([0, ...rows.map(({ is_accessory }) => is_accessory)]);
};
