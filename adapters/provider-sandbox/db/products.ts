import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import type { Sql, SqlValue } from './sql.ts';

/** A product with the texts of one language. Amounts are bani. */
export interface ProductRow {
  id: number;
  product_id: string;
  code: string;
  url: string;
  brand: string;
  title: string;
  caption: string;
  model: number;
  model_title: string;
  memory: string;
  /** JSON of those properties that lists carry. */
  facts: string;
  colour_group: string;
  category: number;
  colour_hex: string;
  colour_slug: string;
  colour_ru: string;
  colour_ro: string;
  price: number;
  discount: number;
  second_price: number | null;
  promo: number;
  fee_standard: number;
  fee_express: number;
  fee_region: number;
  is_new: number;
  is_preorder: number;
  is_restricted: number;
  picture: string;
  rating: number | null;
  review_count: number;
  available: number;
}

/** SQL condition of a product that can be bought. */
export const BUYABLE = 'available > 0 AND is_restricted = 0';

export interface Swatch {
  url: string;
  title: string;
  hex: string;
}

export interface ShownProduct {
  readonly row: ProductRow;
  /** Every colour of the same model and memory, including this one. */
  readonly swatches: readonly Swatch[];
}

const FROM = 'product JOIN product_text ON product_text.product = product.id AND locale = ?1';

/** The products with these row ids, in this order. */
export const productsById = (sql: Sql, locale: Locale, ids: readonly number[]): readonly ShownProduct[] => {
  const rows = sql.all<ProductRow>(
    `SELECT product.*, title, caption, model_title, memory, facts FROM json_each(?2) wanted CROSS JOIN ${FROM} WHERE product.id = wanted.value ORDER BY wanted.key`,
    ...[locale, JSON.stringify(ids)],
  );
  return withSwatches(sql, locale, rows);
};

/** Products by the values of a column, in the order of the values. */
export const productsBy = (
  sql: Sql,
  locale: Locale,
  column: 'url' | 'product_id' | 'code_fold',
  values: readonly string[],
): readonly ShownProduct[] =>
  productsById(
    sql,
    locale,
    sql
      .all<{ id: number }>(
        `SELECT product.id FROM json_each(?) wanted CROSS JOIN product WHERE product.${column} = wanted.value
         GROUP BY product.id ORDER BY min(wanted.key)`,
        JSON.stringify(values),
      )
      .map(({ id }) => id),
  );

/** The products of a query for `id`, in its order. */
export const productsByQuery = (
  sql: Sql,
  locale: Locale,
  query: string,
  ...values: SqlValue[]
): readonly ShownProduct[] =>
  productsById(
    sql,
    locale,
    sql.all<{ id: number }>(query, ...values).map(({ id }) => id),
  );

const withSwatches = (sql: Sql, locale: Locale, rows: readonly ProductRow[]): readonly ShownProduct[] => {
  const groups = JSON.stringify([...new Set(rows.map((row) => row.colour_group))]);
  const swatches = Map.groupBy(
    sql.all<Swatch & { colour_group: string }>(
      `SELECT colour_group, url, colour_${locale} AS title, colour_hex AS hex FROM product
       WHERE colour_group IN (SELECT value FROM json_each(?)) ORDER BY id`,
      groups,
    ),
    (swatch) => swatch.colour_group,
  );
  return rows.map((row) => ({
    row,
    swatches: (swatches.get(row.colour_group) ?? []).map(({ url, title, hex }) => ({ url, title, hex })),
  }));
};

export interface ProductDetails {
  readonly description: string;
  readonly groups: readonly {
    readonly title: string;
    readonly properties: readonly { readonly key: string; readonly name: string; readonly value: string }[];
  }[];
}

/** Texts that only the product page needs. */
export const productDetails = (sql: Sql, locale: Locale, id: number): ProductDetails => {
  const row = sql.get<{ description: string; property_groups: string }>(
    'SELECT description, property_groups FROM product_page WHERE product = ? AND locale = ?',
    ...[id, locale],
  );
  return { description: row?.description ?? '', groups: JSON.parse(row?.property_groups ?? '[]') };
};

export interface VariantRow {
  readonly url: string;
  readonly memory: string;
  readonly colour: string;
  readonly hex: string;
  readonly is_purchasable: number;
}

/** All products of a model, in catalogue order. */
export const variantsOf = (sql: Sql, locale: Locale, model: number): readonly VariantRow[] =>
  sql.all<VariantRow>(
    `SELECT url, memory, colour_${locale} AS colour, colour_hex AS hex,
       is_restricted = 0 AND (available > 0 OR is_preorder) AS is_purchasable
     FROM ${FROM} WHERE model = ?2 ORDER BY product.id`,
    ...[locale, model],
  );

/** What a model is sold in. */
export interface ModelOptions {
  /**
   * Lowest price of the buyable products (of all if none is), promo discount subtracted, bani; undefined when prices
   * are equal.
   */
  readonly from: number | undefined;
  readonly colours: readonly string[];
  readonly memories: readonly string[];
}

/** By model number. */
export const modelOptionsOf = (
  sql: Sql,
  locale: Locale,
  models: readonly number[],
): ReadonlyMap<number, ModelOptions> => {
  const rows = sql.all<{ model: number; memory: string; hex: string; paid: number; is_buyable: number }>(
    `SELECT model, memory, colour_hex AS hex, max(0, price - promo) AS paid, ${BUYABLE} AS is_buyable
     FROM ${FROM} WHERE model IN (SELECT value FROM json_each(?2)) ORDER BY product.id`,
    ...[locale, JSON.stringify(models)],
  );
  return new Map(
    [...Map.groupBy(rows, ({ model }) => model)].map(([model, group]) => {
      const sold = group.filter(({ is_buyable }) => is_buyable === 1);
      const prices = new Set((sold.length > 0 ? sold : group).map(({ paid }) => paid));
      const from = prices.size > 1 ? Math.min(...prices) : undefined;
      const [colours, memories] = [new Set(group.map(({ hex }) => hex)), new Set(group.map(({ memory }) => memory))];
      return [model, { from, colours: [...colours], memories: [...memories] }];
    }),
  );
};

/** Pieces of a product by shop id, without empty shops. */
export const stockOf = (sql: Sql, productId: string): ReadonlyMap<string, number> =>
  new Map(
    sql
      .all<{ shop_id: string; quantity: number }>(
        'SELECT shop_id, quantity FROM stock WHERE product_id = ? AND quantity > 0',
        productId,
      )
      .map(({ shop_id, quantity }) => [shop_id, quantity]),
  );
