import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { compareNaturally } from './natural.ts';
import type { Sql } from './sql.ts';

/** How many models have a value: entry `id` is that of the value with this id. */
export type ValueCounts = Uint32Array;

/** Values chosen in one facet, as the address names them. */
export interface FacetSelection {
  readonly key: string;
  readonly values: readonly string[];
}

/** Values chosen in one facet, by their ids. */
export interface ChosenFacet {
  readonly facet: number;
  readonly values: readonly number[];
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

interface Value {
  readonly id: number;
  readonly facet: number;
  readonly key: string;
  readonly facetName: Readonly<Record<Locale, string>>;
  readonly value: string;
  readonly name: Readonly<Record<Locale, string>>;
}

/** What a list offers before anything is chosen. */
export interface Offered {
  /** The facets in the order in which they are shown. */
  readonly facets: readonly number[];
  /** How many models have each value. */
  readonly counts: ValueCounts;
}

/** Every facet with its values, in the order in which they are shown. */
export interface Facets {
  /** The facet of a value, by the value's id. */
  readonly facetOf: Uint16Array;
  /** The values of a facet, their ids. */
  valuesOf(facet: number): readonly number[];
  /** Which ids stand behind chosen keys and values; what does not exist is left out. */
  resolve(selection: readonly FacetSelection[]): readonly ChosenFacet[];
  /** What a category of any level offers. */
  offered(category: number): Offered;
  /** The facets and values that are offered, with these counts. */
  answer(locale: Locale, offered: Offered, counts: ValueCounts, chosen: readonly ChosenFacet[]): readonly FacetAnswer[];
}

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

/** Reads all facets: a few thousand values, in their order once for all lists. */
export const readFacets = (sql: Sql): Facets => {
  const values = sql
    .all<Row>(
      `SELECT facet_value.id, facet, facet.key, facet.name_ru AS facet_ru, facet.name_ro AS facet_ro, facet_value.value,
         facet_value.name_ru, facet_value.name_ro FROM facet_value JOIN facet ON facet.id = facet`,
    )
    .map(
      ({ id, facet, key, facet_ru, facet_ro, value, name_ru, name_ro }): Value => ({
        ...{ id, facet, key, value },
        facetName: { ru: facet_ru, ro: facet_ro },
        name: { ru: name_ru, ro: name_ro },
      }),
    );
  const size = values.reduce((most, { id }) => Math.max(most, id), 0) + 1;
  const facetOf = new Uint16Array(size);
  for (const { id, facet } of values) facetOf[id] = facet;
  const ordered = { ru: inOrder(values, 'ru'), ro: inOrder(values, 'ro') };
  const byFacet = new Map(
    [...Map.groupBy(values, ({ facet }) => facet)].map(([facet, group]) => [facet, group.map(({ id }) => id)]),
  );
  const byKey = Map.groupBy(values, ({ key }) => key);
  const known = new Map<number, Offered>();

  return {
    facetOf,
    valuesOf: (facet) => byFacet.get(facet) ?? [],
    resolve: (selection) =>
      selection.flatMap(({ key, values: wanted }) => {
        const chosen = (byKey.get(key) ?? []).filter(({ value }) => wanted.includes(value));
        const [first] = chosen;
        return first ? [{ facet: first.facet, values: chosen.map(({ id }) => id) }] : [];
      }),
    offered: (category) => {
      const offered = known.get(category) ?? readOffered(sql, category, size);
      known.set(category, offered);
      return offered;
    },
    answer: (locale, offered, counts, chosen) => {
      const selected = new Set(chosen.flatMap(({ values: ids }) => ids));
      return shownGroups(ordered[locale], offered).map((group) => ({
        key: group[0]?.key ?? '',
        name: group[0]?.facetName[locale] ?? '',
        options: group.map(({ id, value, name }) => ({
          ...{ value, name: name[locale], count: counts[id] ?? 0, selected: selected.has(id) },
        })),
      }));
    },
  };
};

/** The values of each facet that is offered; a facet with a single one narrows nothing, and stands last. */
const shownGroups = (ordered: readonly Value[], { facets, counts }: Offered): readonly (readonly Value[])[] => {
  const visible = Map.groupBy(
    ordered.filter(({ id }) => (counts[id] ?? 0) > 0),
    ({ facet }) => facet,
  );
  const groups = facets.map((facet) => visible.get(facet) ?? []).filter(({ length }) => length > 0);
  return [...groups.filter(({ length }) => length > 1), ...groups.filter(({ length }) => length === 1)].map((group) =>
    // A maker is looked for among those who have most to choose from; all else by size or by the alphabet.
    group[0]?.key === 'brand' ? group.toSorted((one, other) => (counts[other.id] ?? 0) - (counts[one.id] ?? 0)) : group,
  );
};

/** That a product has nothing of the kind: read after what others have. */
const isNone = ({ name }: Value): boolean => name.ru === 'Нет';

const inOrder = (values: readonly Value[], locale: Locale): readonly Value[] => {
  const compare = compareNaturally(locale);
  return values.toSorted(
    (one, other) =>
      one.facet - other.facet ||
      Number(isNone(one)) - Number(isNone(other)) ||
      compare(one.name[locale], other.name[locale]),
  );
};

const readOffered = (sql: Sql, category: number, size: number): Offered => {
  const counts = new Uint32Array(size);
  const facets = new Set<number>();
  const query = 'SELECT facet, value, models FROM category_facet WHERE category = ? ORDER BY place, facet';
  for (const { facet, value, models } of sql.each<{ facet: number; value: number; models: number }>(query, category)) {
    counts[value] = models;
    facets.add(facet);
  }
  return { facets: [...facets], counts };
};
