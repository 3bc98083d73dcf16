import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { type ChosenFacet, MISSED_NOTHING, MISSED_PRICE } from './candidates.ts';
import { compareNaturally } from './natural.ts';
import type { Sql } from './sql.ts';
import { countCandidates, countFound, type ValueCounts } from './value-counts.ts';

/** Values chosen in one facet, as the address names them. */
export interface FacetSelection {
  readonly key: string;
  readonly values: readonly string[];
}

export interface FacetAnswer {
  readonly key: string;
  readonly name: string;
  readonly options: readonly {
    readonly value: string;
    readonly name: string;
    readonly count: number;
    readonly selected: boolean;
  }[];
}

interface Row {
  id: number;
  key: string;
  facet_name: string;
  value: string;
  name: string;
}

/** Which ids stand behind chosen keys and values; what does not exist is left out. */
export const resolveSelection = (sql: Sql, selection: readonly FacetSelection[]): readonly ChosenFacet[] =>
  selection.flatMap(({ key, values }) => {
    const rows = sql.all<{ facet: number; id: number }>(
      `SELECT facet, facet_value.id FROM facet_value JOIN facet ON facet.id = facet
       WHERE key = ? AND value IN (SELECT value FROM json_each(?))`,
      ...[key, JSON.stringify(values)],
    );
    const [first] = rows;
    return first ? [{ facet: first.facet, values: rows.map(({ id }) => id) }] : [];
  });

/** The options that a category offers and how many of all its products have them, counted when it was seeded. */
export const categoryOptions = (sql: Sql, category: number): ValueCounts =>
  new Map(
    sql
      .all<{ value: number; products: number }>(
        'SELECT value, products FROM category_facet WHERE category = ?',
        category,
      )
      .map(({ value, products }) => [value, products]),
  );

/** The options that the categories of the found products offer, counted among all that was found. */
export const foundOptions = (sql: Sql): ValueCounts => {
  const offered = new Set(
    sql
      .all<{ id: number }>(
        `SELECT facet_value.id FROM facet_value WHERE facet IN (SELECT facet FROM category_facet
           WHERE category IN (SELECT category FROM hit CROSS JOIN product ON product.id = hit.product))`,
      )
      .map(({ id }) => id),
  );
  return new Map([...countFound(sql)].filter(([value]) => offered.has(value)));
};

/**
 * The facets of a list. `options` says which there are at all; without any filter their counts hold, else each option
 * counts the candidates that pass every filter but its own facet's.
 */
export const facetsOf = (
  sql: Sql,
  locale: Locale,
  options: ValueCounts,
  chosen: readonly ChosenFacet[],
  narrowed: boolean,
): readonly FacetAnswer[] => {
  const rows = sql.all<Row>(
    `SELECT facet_value.id, facet.key, facet.name_${locale} AS facet_name, facet_value.value, facet_value.name_${locale} AS name
     FROM json_each(?) wanted CROSS JOIN facet_value ON facet_value.id = wanted.value
     JOIN facet ON facet.id = facet_value.facet ORDER BY facet.id`,
    JSON.stringify([...options.keys()]),
  );
  const counts = narrowed ? countCandidates(sql) : options;
  const selected = new Set(chosen.flatMap(({ values }) => values));
  const compare = compareNaturally(locale);
  return [...Map.groupBy(rows, ({ key }) => key)].map(([key, group]) => ({
    key,
    name: group[0]?.facet_name ?? key,
    options: group
      .map(({ id, value, name }) => ({ value, name, count: counts.get(id) ?? 0, selected: selected.has(id) }))
      .sort((a, b) => compare(a.name, b.name)),
  }));
};

/** The cheapest and dearest price among the candidates when the price range itself is left out; bani. */
export const priceEnds = (sql: Sql): { min: number; max: number } | undefined => {
  const row = sql.get<{ min: number | null; max: number | null }>(
    `SELECT min(price) AS min, max(price) AS max FROM candidate CROSS JOIN product ON id = candidate.product
     WHERE missed IN (${MISSED_NOTHING}, ${MISSED_PRICE})`,
  );
  return row && row.min !== null && row.max !== null ? { min: row.min, max: row.max } : undefined;
};
