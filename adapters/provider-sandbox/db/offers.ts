import type { CategorySpan } from './categories.ts';
import type { Sql } from './sql.ts';

/** A discounted product that can be had today, and the category where it is found. */
export interface Offer {
  readonly id: number;
  readonly category: number;
}

/** One of each model, so that a list never shows the same phone four times; what saves the largest share comes first. */
const offers = (where: string) => `SELECT id, category FROM (
    SELECT id, category, price, discount, max(popularity) AS wanted FROM product
    WHERE discount > 0 AND available > 0 AND is_restricted = 0 AND ${where} GROUP BY model)
  ORDER BY 1.0 * discount / (price + discount) DESC, wanted DESC, id`;

const ALL = offers('1');
const WITHIN = offers('category BETWEEN ? AND ?');

/** Every discounted product. */
export const offersOf = (sql: Sql): readonly Offer[] => sql.all<Offer>(ALL);

/** The discounted products of a category with everything under it. */
export const offersIn = (sql: Sql, { first, last }: CategorySpan): readonly Offer[] =>
  sql.all<Offer>(WITHIN, first, last);
