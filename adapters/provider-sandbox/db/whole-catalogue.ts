import type { CategorySpan } from './categories.ts';
import type { Sql } from './sql.ts';

/** A position in the catalogue in menu order. */
export interface CataloguePosition {
  readonly category: number;
  readonly id: number;
}

export const CATALOGUE_START: CataloguePosition = { category: 0, id: 0 };

/** Products of these categories, in menu order. The index skips the offset. */
export const productIdsIn = (
  sql: Sql,
  { first, last }: CategorySpan,
  limit: number,
  offset: number,
): readonly number[] =>
  sql
    .all<CataloguePosition>(
      'SELECT category, id FROM product WHERE category BETWEEN ? AND ? ORDER BY category, id LIMIT ? OFFSET ?',
      ...[first, last, limit, offset],
    )
    .map(({ id }) => id);

export const countProductsIn = (sql: Sql, { first, last }: CategorySpan): number =>
  sql.get<{ total: number }>('SELECT count(*) AS total FROM product WHERE category BETWEEN ? AND ?', first, last)
    ?.total ?? 0;

/** The next products in menu order, equally fast at any position. */
export const positionsAfter = (
  sql: Sql,
  { category, id }: CataloguePosition,
  limit: number,
): readonly CataloguePosition[] =>
  sql.all<CataloguePosition>(
    'SELECT category, id FROM product WHERE (category, id) > (?, ?) ORDER BY category, id LIMIT ?',
    ...[category, id, limit],
  );

/** HTML descriptions by product id. */
export const descriptionsOf = (sql: Sql, locale: string, ids: readonly number[]): ReadonlyMap<number, string> =>
  new Map(
    sql
      .all<{ product: number; description: string }>(
        `SELECT product, description FROM json_each(?) wanted
         CROSS JOIN product_page ON product = wanted.value AND locale = ?`,
        ...[JSON.stringify(ids), locale],
      )
      .map(({ product, description }) => [product, description]),
  );
