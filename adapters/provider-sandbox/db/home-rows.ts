import { BUYABLE } from './products.ts';
import type { Sql, SqlValue } from './sql.ts';

/** Most products of an automatic row. */
const ROW_SIZE = 12;
/** Products visible before scrolling. */
const FIRST = 5;
/** More than needed, because earlier rows may already show some. */
const CANDIDATES = ROW_SIZE * 4;

/** The picture's name without its colour identifies the model, and its size where sizes are separate models. */
const LOOK = 'substr(picture, 1, length(picture) - length(colour_slug) - 1) AS look';
/** The size at the end of a look: `-55-inch`, `-44mm`, `-1-8m`. */
const SIZE = /-\d+(?:-inch|mm|(?:-\d+)?m)$/;

interface Candidate {
  readonly id: number;
  /** The model without its size: a row does not show one television in two sizes. */
  readonly line: string;
  /** The page hides what cannot be ordered. */
  readonly isPurchasable: boolean;
}

/** One product of each model, and the best of every category before the second best of any. */
const automaticQuery = (where: string, order: string) => `SELECT id, ${LOOK}, 1 AS purchasable FROM (
    SELECT *, row_number() OVER (PARTITION BY category ORDER BY ${order}) AS place FROM (
      SELECT *, row_number() OVER (PARTITION BY model ORDER BY popularity DESC, id) AS nth FROM (
        SELECT id, model, category, picture, colour_slug, popularity, created_at FROM product
        WHERE ${BUYABLE} AND ${where} ORDER BY ${order} LIMIT ${ROW_SIZE * 20}))
    WHERE nth = 1)
  ORDER BY place, ${order} LIMIT ${CANDIDATES}`;

const NEWEST = automaticQuery('1', 'created_at DESC, id');
const POPULAR = automaticQuery('1', 'popularity DESC, id');
const PROMO = automaticQuery(
  `(promo > 0 OR discount > 0 AND url IN (SELECT value FROM json_each(?)))`,
  'popularity DESC, id',
);
const NAMED = `SELECT product.id, ${LOOK},
  (available > 0 OR is_preorder) AND is_restricted = 0 AS purchasable FROM json_each(?) wanted
  CROSS JOIN product ON product.url = wanted.value ORDER BY wanted.key`;

/**
 * The rows of the home page. No two rows start with the same product: an automatic row leaves it out, a curated one
 * moves it to the end.
 */
export const homeRows = (
  sql: Sql,
  { promoted, sliders }: { readonly promoted: readonly string[]; readonly sliders: readonly (readonly string[])[] },
) => {
  const leading = new Set<string>();
  const isFresh = ({ line }: Candidate) => !leading.has(line);
  const addRow = (row: readonly Candidate[]): readonly number[] => {
    for (const { line } of row.filter(({ isPurchasable }) => isPurchasable).slice(0, FIRST)) leading.add(line);
    return row.map(({ id }) => id);
  };
  const automaticRow = (candidates: readonly Candidate[]) =>
    addRow(oneOfEachLine(candidates).filter(isFresh).slice(0, ROW_SIZE));
  const curatedRow = (candidates: readonly Candidate[]) =>
    addRow([...candidates.filter(isFresh), ...candidates.filter((one) => !isFresh(one))]);
  return {
    newest: automaticRow(candidatesOf(sql, NEWEST)),
    popular: automaticRow(candidatesOf(sql, POPULAR)),
    promo: automaticRow(candidatesOf(sql, PROMO, JSON.stringify(promoted))),
    sliders: sliders.map((urls) => curatedRow(candidatesOf(sql, NAMED, JSON.stringify(urls)))),
  };
};

const candidatesOf = (sql: Sql, query: string, ...values: SqlValue[]): readonly Candidate[] =>
  sql
    .all<{ id: number; look: string; purchasable: number }>(query, ...values)
    .map(({ id, look, purchasable }) => ({ id, line: look.replace(SIZE, ''), isPurchasable: purchasable === 1 }));

const oneOfEachLine = (candidates: readonly Candidate[]): readonly Candidate[] =>
  [...Map.groupBy(candidates, ({ line }) => line).values()].flatMap(([first]) => first ?? []);
