import type { CategorySpan } from './categories.ts';
import type { Sql } from './sql.ts';

/** Where a product stands in the whole catalogue: its category in the order of the menu, then its own number. */
export interface Place {
  readonly category: number;
  readonly id: number;
}

/** Before the first product. */
export const START: Place = { category: 0, id: 0 };

/** The products of these categories, in the order of the menu. An index walks over what is skipped. */
export const pageWithin = (sql: Sql, { first, last }: CategorySpan, limit: number, offset: number): readonly number[] =>
  sql
    .all<Place>(
      'SELECT category, id FROM product WHERE category BETWEEN ? AND ? ORDER BY category, id LIMIT ? OFFSET ?',
      ...[first, last, limit, offset],
    )
    .map(({ id }) => id);

/** How many products these categories have. */
export const countWithin = (sql: Sql, { first, last }: CategorySpan): number =>
  sql.get<{ total: number }>('SELECT count(*) AS total FROM product WHERE category BETWEEN ? AND ?', first, last)
    ?.total ?? 0;

/** The products after a place, in the order of the menu: as fast at the end as at the start. */
export const placesAfter = (sql: Sql, { category, id }: Place, limit: number): readonly Place[] =>
  sql.all<Place>(
    'SELECT category, id FROM product WHERE (category, id) > (?, ?) ORDER BY category, id LIMIT ?',
    ...[category, id, limit],
  );

/** Descriptions of these products in one language, as HTML. */
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
