import * as v from 'valibot';
import { readTable } from '#adapters/provider-sandbox/data/load.ts';
import { once } from '#adapters/provider-sandbox/data/once.ts';
import { bilingual, text } from '#adapters/provider-sandbox/data/schemas.ts';
import { familyName } from './families.ts';
import type { SeedCategory } from './model.ts';
import { isProperty } from './properties.ts';
import { knownList } from './tables.ts';

interface Category extends SeedCategory {
  /** Urls from the top level down to it. */
  readonly path: readonly string[];
  readonly filters: readonly string[];
}

/** A line of the table of categories, which stands below those that it is in; `known` gathers them. */
export const categoryRow = (known: Map<string, Category>) =>
  v.pipe(
    v.strictObject({
      url: text,
      parent: v.optional(
        v.pipe(
          text,
          v.check((url) => known.has(url), 'No such category above this line'),
        ),
      ),
      title: bilingual,
      icon: familyName,
      filters: knownList('property', isProperty),
    }),
    v.transform(({ parent = '', ...row }) => {
      const above = known.get(parent);
      const made: Category = { ...row, path: [...(above?.path ?? []), row.url], children: [] };
      above?.children.push(made);
      known.set(row.url, made);
      return made;
    }),
  );

const table = once((): ReadonlyMap<string, Category> => {
  const known = new Map<string, Category>();
  readTable('products/categories.csv', categoryRow(known));
  return known;
});

/** The whole menu in its order: the categories of the first level, with those below them. */
export const categories = (): SeedCategory[] => [...table().values()].filter(({ path }) => path.length === 1);

export const isCategory = (url: string): boolean => table().has(url);

/** Where a category stands in the menu, counted from the first. */
export const menuPlaces = once(() => new Map([...table().keys()].map((url, place) => [url, place])));

/** Urls from the top level down to the category. */
export function categoryPath(url: string): string[] {
  const found = table().get(url);
  if (!found) throw new Error(`Unknown category ${url}`);
  return [...found.path];
}

/**
 * The keys of the facets that stand open at the top of a category's list, in their order. A category that names none
 * goes by the one above it.
 */
export const facetOrder = (path: readonly string[]): readonly string[] =>
  path.map((url) => table().get(url)?.filters ?? []).findLast((filters) => filters.length > 0) ?? [];
