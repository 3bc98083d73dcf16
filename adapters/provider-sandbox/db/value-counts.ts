import { MISSED_NOTHING } from './candidates.ts';
import type { Sql } from './sql.ts';

/** How many products have a value, by the value's id. */
export type ValueCounts = ReadonlyMap<number, number>;

/** A product's values as they are kept for counting: their ids, four bytes each. */
export const packValues = (values: readonly number[]): Uint8Array => new Uint8Array(Uint32Array.from(values).buffer);

interface Row {
  missed: number;
  packed: Uint8Array;
}

/** Counts every value among the found products. */
export const countFound = (sql: Sql): ValueCounts =>
  count(sql, 'SELECT 0 AS missed, packed FROM hit CROSS JOIN product_values USING (product)');

/**
 * Counts every value among the marked candidates that pass every filter but, perhaps, the one of the value's own
 * facet.
 */
export const countCandidates = (sql: Sql): ValueCounts =>
  count(sql, 'SELECT missed, packed FROM candidate CROSS JOIN product_values USING (product)');

/**
 * Grouping hundreds of thousands of rows in SQL takes several times as long as adding up their packed values here,
 * and large lists are exactly those that people look at first.
 */
const count = (sql: Sql, query: string): ValueCounts => {
  const facets = new Map(
    sql.all<{ id: number; facet: number }>('SELECT id, facet FROM facet_value').map(({ id, facet }) => [id, facet]),
  );
  const facetOf = Uint32Array.from({ length: facets.size + 1 }, (_, id) => facets.get(id) ?? 0);
  const totals = new Uint32Array(facetOf.length);
  for (const { missed, packed } of sql.each<Row>(query)) {
    for (const value of new Uint32Array(packed.buffer, packed.byteOffset, packed.byteLength / 4)) {
      if (missed === MISSED_NOTHING || missed === facetOf[value]) totals[value] = (totals[value] ?? 0) + 1;
    }
  }
  return new Map([...totals.entries()].filter(([, total]) => total > 0));
};
