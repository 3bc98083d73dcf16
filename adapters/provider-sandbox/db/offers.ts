import type { CategorySpan } from './categories.ts';
import type { Sql } from './sql.ts';

/** A discounted product that can be bought, with its category. */
export interface Offer {
  readonly id: number;
  readonly category: number;
}

/** One of each model, largest saving in percent first. */
const offers = (where: string) => `SELECT id, category FROM (
    SELECT id, category, price, discount, max(popularity) AS wanted FROM product
    WHERE discount > 0 AND available > 0 AND is_restricted = 0 AND ${where} GROUP BY model)
  ORDER BY 1.0 * discount / (price + discount) DESC, wanted DESC, id`;

const ALL = offers('1');
const WITHIN = offers('category BETWEEN ? AND ?');

export const offersOf = (sql: Sql): readonly Offer[] => sql.all<Offer>(ALL);

/** The discounted products of a category and its descendants. */
export const offersIn = (sql: Sql, { first, last }: CategorySpan): readonly Offer[] =>
  sql.all<Offer>(WITHIN, first, last);
