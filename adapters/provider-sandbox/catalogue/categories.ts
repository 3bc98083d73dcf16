import * as v from 'valibot';
import { lazy } from '#adapters/provider-sandbox/data/lazy.ts';
import { readTable } from '#adapters/provider-sandbox/data/load.ts';
import { bilingual, text } from '#adapters/provider-sandbox/data/schemas.ts';
import { familyName } from './families.ts';
import type { SeedCategory } from './model.ts';
import { isProperty } from './properties.ts';
import { existingList } from './tables.ts';

interface Category extends SeedCategory {
  /** Urls from the top level down. */
  readonly path: readonly string[];
  readonly filters: readonly string[];
}

/** A row of the category table. A parent must come before its children; the row is added to `known`. */
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
      filters: existingList('property', isProperty),
    }),
    v.transform(({ parent = '', ...row }) => {
      const above = known.get(parent);
      const made: Category = { ...row, path: [...(above?.path ?? []), row.url], children: [] };
      above?.children.push(made);
      known.set(row.url, made);
      return made;
    }),
  );

const categoryTable = lazy((): ReadonlyMap<string, Category> => {
  const known = new Map<string, Category>();
  readTable('products/categories.csv', categoryRow(known));
  return known;
});

/** The categories of the first level, in menu order, with their children. */
export const categories = (): SeedCategory[] => [...categoryTable().values()].filter(({ path }) => path.length === 1);

export const isCategory = (url: string): boolean => categoryTable().has(url);

/** The position of each category in the menu. */
export const menuOrder = lazy(() => new Map([...categoryTable().keys()].map((url, place) => [url, place])));

/** Urls from the top level down to the category. */
export function categoryPath(url: string): string[] {
  const found = categoryTable().get(url);
  if (!found) throw new Error(`Unknown category ${url}`);
  return [...found.path];
}

/** The keys of the filters that come first in a category. A category that lists none takes them from its parent. */
export const firstFilters = (path: readonly string[]): readonly string[] =>
  path.map((url) => categoryTable().get(url)?.filters ?? []).findLast((filters) => filters.length > 0) ?? [];
