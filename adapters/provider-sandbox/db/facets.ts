import { memoize } from '#adapters/provider-sandbox/data/lazy.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { compareNaturally } from './natural.ts';
import type { Sql } from './sql.ts';

/** How many models have each value, by value id. */
export type ValueCounts = Uint32Array;

/** Chosen values of one facet, as in the address. */
export interface FacetSelection {
  readonly key: string;
  readonly values: readonly string[];
}

/** Chosen values of one facet, by id. */
export interface ChosenFacet {
  readonly facet: number;
  readonly values: readonly number[];
}

export type FacetAnswer = ReturnType<Facets['describe']>[number];

/** The filters of a list before anything is chosen. */
export interface OfferedFacets {
  /** In display order. */
  readonly facets: readonly number[];
  readonly counts: ValueCounts;
}

export type Facets = ReturnType<typeof readFacets>;

type Value = ReturnType<typeof readValues>[number];

interface Row {
  id: number;
  facet: number;
  key: string;
  facet_ru: string;
  facet_ro: string;
  value: string;
  name_ru: string;
  name_ro: string;
}

const readValues = (sql: Sql) =>
  sql
    .all<Row>(
      `SELECT facet_value.id, facet, facet.key, facet.name_ru AS facet_ru, facet.name_ro AS facet_ro, facet_value.value,
         facet_value.name_ru, facet_value.name_ro FROM facet_value JOIN facet ON facet.id = facet`,
    )
    .map(({ facet_ru, facet_ro, name_ru, name_ro, ...value }) => ({
      ...value,
      facetName: { ru: facet_ru, ro: facet_ro },
      name: { ru: name_ru, ro: name_ro },
    }));

/** Loads all facets and sorts their values once. */
export const readFacets = (sql: Sql) => {
  const values = readValues(sql);
  const size = values.reduce((most, { id }) => Math.max(most, id), 0) + 1;
  const facetOf = new Uint16Array(size);
  for (const { id, facet } of values) facetOf[id] = facet;
  const ordered = { ru: sortValues(values, 'ru'), ro: sortValues(values, 'ro') };
  const byFacet = new Map(
    [...Map.groupBy(values, ({ facet }) => facet)].map(([facet, group]) => [facet, group.map(({ id }) => id)]),
  );
  const byKey = Map.groupBy(values, ({ key }) => key);

  return {
    /** The facet of a value, by value id. */
    facetOf,
    /** Ids of a facet's values. */
    valuesOf: (facet: number): readonly number[] => byFacet.get(facet) ?? [],
    /** Ids of chosen keys and values; unknown ones are ignored. */
    resolve: (selection: readonly FacetSelection[]): readonly ChosenFacet[] =>
      selection.flatMap(({ key, values: wanted }) => {
        const chosen = (byKey.get(key) ?? []).filter(({ value }) => wanted.includes(value));
        const [first] = chosen;
        return first ? [{ facet: first.facet, values: chosen.map(({ id }) => id) }] : [];
      }),
    /** The filters of a category of any level. */
    offered: memoize((category: number) => readOffered(sql, category, size)),
    /** The offered facets and values with these counts. */
    describe: (locale: Locale, offered: OfferedFacets, counts: ValueCounts, chosen: readonly ChosenFacet[]) => {
      const selected = new Set(chosen.flatMap(({ values: ids }) => ids));
      return visibleGroups(ordered[locale], offered).map((group) => ({
        key: group[0]?.key ?? '',
        name: group[0]?.facetName[locale] ?? '',
        options: group.map(({ id, value, name }) => ({
          ...{ value, name: name[locale], count: counts[id] ?? 0, selected: selected.has(id) },
        })),
      }));
    },
  };
};

/** The values of each offered facet. A facet with one value cannot narrow the list and comes last. */
const visibleGroups = (ordered: readonly Value[], { facets, counts }: OfferedFacets): readonly (readonly Value[])[] => {
  const visible = Map.groupBy(
    ordered.filter(({ id }) => (counts[id] ?? 0) > 0),
    ({ facet }) => facet,
  );
  const groups = facets.map((facet) => visible.get(facet) ?? []).filter(({ length }) => length > 0);
  return [...groups.filter(({ length }) => length > 1), ...groups.filter(({ length }) => length === 1)].map((group) =>
    // Brands are sorted by number of models, other values by size or alphabet.
    group[0]?.key === 'brand' ? group.toSorted((one, other) => (counts[other.id] ?? 0) - (counts[one.id] ?? 0)) : group,
  );
};

/** Sorted last. */
const isNone = ({ name }: Value): boolean => name.ru === 'Нет';

const sortValues = (values: readonly Value[], locale: Locale): readonly Value[] => {
  const compare = compareNaturally(locale);
  return values.toSorted(
    (one, other) =>
      one.facet - other.facet ||
      Number(isNone(one)) - Number(isNone(other)) ||
      compare(one.name[locale], other.name[locale]),
  );
};

const readOffered = (sql: Sql, category: number, size: number): OfferedFacets => {
  const counts = new Uint32Array(size);
  const facets = new Set<number>();
  const query = 'SELECT facet, value, models FROM category_facet WHERE category = ? ORDER BY place, facet';
  for (const { facet, value, models } of sql.each<{ facet: number; value: number; models: number }>(query, category)) {
    counts[value] = models;
    facets.add(facet);
  }
  return { facets: [...facets], counts };
};
