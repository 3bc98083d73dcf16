import type { Sql, SqlValue } from './sql.ts';

/** Values chosen in one facet, by their ids. */
export interface ChosenFacet {
  readonly facet: number;
  readonly values: readonly number[];
}

/** Bani, both ends included. */
export interface PriceRange {
  readonly from?: number;
  readonly to?: number;
}

export interface Narrowing {
  readonly chosen: readonly ChosenFacet[];
  readonly price: PriceRange;
}

/** What a candidate's `missed` says: nothing, the price range, or else the id of the one facet it fails. */
export const MISSED_NOTHING = 0;
export const MISSED_PRICE = -1;

/**
 * Marks the products of a base set (a query that gives `product`) by the filters they fail, in one pass: those that
 * fail none make the list, those that fail exactly one still count in that facet's own numbers, the others leave.
 * The temporary table lives in this connection only, and everything between two of these calls runs without a pause.
 */
export const markCandidates = (sql: Sql, base: string, baseValues: readonly SqlValue[], by: Narrowing): void => {
  sql.exec('CREATE TEMP TABLE IF NOT EXISTS candidate(product INTEGER PRIMARY KEY, missed INTEGER NOT NULL)');
  sql.run('DELETE FROM candidate');
  const checks = checksOf(by);
  if (checks.length === 0) {
    sql.run(`INSERT INTO candidate SELECT product, ${MISSED_NOTHING} FROM (${base})`, ...baseValues);
    return;
  }
  const failures = checks.map(({ passes }) => `(NOT ${passes})`).join(' + ');
  const missed = checks.map(({ id, passes }) => `WHEN NOT ${passes} THEN ${id}`).join(' ');
  const values = checks.flatMap((check) => check.values);
  sql.run(
    `INSERT INTO candidate SELECT id, CASE ${missed} ELSE ${MISSED_NOTHING} END
     FROM (${base}) CROSS JOIN product ON id = product WHERE ${failures} <= 1`,
    ...[...values, ...baseValues, ...values],
  );
};

const checksOf = ({ chosen, price }: Narrowing) => [
  ...chosen.map(({ facet, values }) => ({
    id: facet,
    passes: 'id IN (SELECT product FROM product_property WHERE value IN (SELECT value FROM json_each(?)))',
    values: [JSON.stringify(values)] as SqlValue[],
  })),
  ...(price.from === undefined && price.to === undefined
    ? []
    : [{ id: MISSED_PRICE, passes: '(price BETWEEN ? AND ?)', values: [price.from ?? 0, price.to ?? MAX_PRICE] }]),
];

const MAX_PRICE = Number.MAX_SAFE_INTEGER;
