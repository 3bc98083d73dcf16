import type { FacetSelection } from '#core/catalog/index.ts';
import type { Locale } from '#core/locale/index.ts';
import { type ChosenFacet, MISSED_NOTHING, MISSED_PRICE } from './candidates.ts';
import { compareNaturally } from './natural.ts';
import type { Sql } from './sql.ts';

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
  facet: number;
  key: string;
  facet_name: string;
  value_id: number;
  value: string;
  name: string;
  count: number;
}

/** Which ids stand behind chosen keys and values; what does not exist is left out. */
export const resolveSelection = (sql: Sql, selection: readonly FacetSelection[]): readonly ChosenFacet[] =>
  selection.flatMap(({ filterId, values }) => {
    const rows = sql.all<{ facet: number; id: number }>(
      `SELECT facet, facet_value.id FROM facet_value JOIN facet ON facet.id = facet
       WHERE key = ? AND value IN (SELECT value FROM json_each(?))`,
      ...[filterId, JSON.stringify(values)],
    );
    const [first] = rows;
    return first ? [{ facet: first.facet, values: rows.map(({ id }) => id) }] : [];
  });

/** Every facet and option that a whole category has, counted when it was seeded. */
export const categoryOptions = { sql: 'SELECT facet, value, products FROM category_facet WHERE category = ?' } as const;

/** Every facet and option among the products that were found, counted now. */
export const foundOptions = {
  sql: `SELECT facet, value, count(*) AS products FROM hit JOIN product_property USING (product)
    WHERE facet IN (SELECT facet FROM hit JOIN product_property USING (product) WHERE offered)
    GROUP BY facet, value`,
} as const;

const counted = `SELECT value, count(*) AS products FROM candidate JOIN product_property pp USING (product)
  WHERE missed = ${MISSED_NOTHING} OR missed = pp.facet GROUP BY value`;

/**
 * The facets of a list. `options` is a query that tells which options there are at all; without any filter its
 * counts hold, else each option counts the candidates that pass every filter but its own facet's.
 */
export const facetsOf = (
  sql: Sql,
  locale: Locale,
  options: { readonly sql: string; readonly values: readonly number[] },
  chosen: readonly ChosenFacet[],
  narrowed: boolean,
): readonly FacetAnswer[] => {
  const rows = sql.all<Row>(
    `WITH present AS (${options.sql}) ${narrowed ? `, counted AS (${counted})` : ''}
     SELECT facet.id AS facet, facet.key, facet.name_${locale} AS facet_name, present.value AS value_id,
       facet_value.value, facet_value.name_${locale} AS name,
       ${narrowed ? 'coalesce(counted.products, 0)' : 'present.products'} AS count
     FROM present JOIN facet ON facet.id = present.facet JOIN facet_value ON facet_value.id = present.value
     ${narrowed ? 'LEFT JOIN counted ON counted.value = present.value' : ''} ORDER BY facet.id`,
    ...options.values,
  );
  const selected = new Set(chosen.flatMap(({ values }) => values));
  const compare = compareNaturally(locale);
  return [...Map.groupBy(rows, ({ key }) => key)].map(([key, group]) => ({
    key,
    name: group[0]?.facet_name ?? key,
    options: group
      .map(({ value, name, count, value_id }) => ({ value, name, count, selected: selected.has(value_id) }))
      .sort((a, b) => compare(a.name, b.name)),
  }));
};

/** The cheapest and dearest price among the candidates when the price range itself is left out; bani. */
export const priceEnds = (sql: Sql): { min: number; max: number } | undefined => {
  const row = sql.get<{ min: number | null; max: number | null }>(
    `SELECT min(price) AS min, max(price) AS max FROM candidate JOIN product ON id = candidate.product
     WHERE missed IN (${MISSED_NOTHING}, ${MISSED_PRICE})`,
  );
  return row && row.min !== null && row.max !== null ? { min: row.min, max: row.max } : undefined;
};
