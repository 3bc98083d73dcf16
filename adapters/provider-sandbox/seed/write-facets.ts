import { facetOrder } from '#adapters/provider-sandbox/catalogue/categories.ts';
import type { SeedProduct, SeedProperty } from '#adapters/provider-sandbox/catalogue/model.ts';
import type { Bilingual } from '#adapters/provider-sandbox/data/schemas.ts';
import { fold } from '#adapters/provider-sandbox/db/fold.ts';
import { listPacker } from '#adapters/provider-sandbox/db/packed.ts';
import type { Sql } from '#adapters/provider-sandbox/db/sql.ts';
import type { CategoryIds } from './write-categories.ts';

interface Facet {
  readonly id: number;
  readonly values: Map<string, number>;
  readonly slugs: Set<string>;
}

/**
 * What a category of the first level offers besides what is asked for first: the filters that this part of its products
 * has, as a print speed among laptops is read past.
 */
const LEAST_SHARE = 0.5;

/**
 * Kinds are kinds of one sort of goods: a category of the first level, whose goods are of many, does not offer them, its
 * subcategories stand in their place.
 */
const isOfOneSort = (key: string): boolean => key === 'kind';

/** What a category offers, and its products' values with how many models have each. */
interface CategoryFacets {
  /** The keys that stand first. */
  readonly order: readonly string[];
  /** The offered facets with their keys. */
  readonly offered: Map<number, string>;
  /** `last` is the model that was counted last. */
  readonly values: Map<number, { readonly facet: number; readonly models: number; readonly last: string }>;
  /** There are categories below it. */
  isWide: boolean;
  products: number;
  /** How many of its products have each facet. */
  readonly having: Map<number, number>;
}

const BRAND: Bilingual = { ru: 'Бренд', ro: 'Brand' };
const COLOUR: Bilingual = { ru: 'Цвет', ro: 'Culoare' };

/** The keys by which a catalogue can be narrowed at all. */
export const facetKeys = (products: Iterable<SeedProduct>): ReadonlySet<string> => {
  const keys = new Set<string>();
  for (const { groups } of products)
    for (const { properties } of groups) for (const { key, facet } of properties) if (facet) keys.add(key);
  return keys;
};

/**
 * What a product can be narrowed by: every property whose key is a facet anywhere, by each value that it holds, and
 * brand and colour where none says them. `offered` tells whether this product makes its categories offer the facet: a
 * folding phone need not ask for a filter by memory, yet it must be found by one that the other phones of its category
 * ask for.
 */
const facetsOf = (product: SeedProduct, keys: ReadonlySet<string>): readonly SeedProperty[] => {
  const stated = product.groups.flatMap(({ properties }) =>
    properties.filter(({ key, facet }) => facet || keys.has(key)),
  );
  const lacks = (...names: string[]) => !stated.some(({ key }) => names.includes(key));
  const brand = { ru: product.brand, ro: product.brand };
  return [
    ...(lacks('brand') ? [{ key: 'brand', name: BRAND, value: brand, facet: true }] : []),
    ...stated,
    ...(lacks('colour', 'color') ? [{ key: 'colour', name: COLOUR, value: product.colour.title, facet: true }] : []),
  ];
};

/**
 * Gives a writer of one product's facet values; facets and values get their ids as they first appear. `finish` writes
 * what each category offers, and how many of its models have each value.
 */
export const facetWriter = (sql: Sql, ids: CategoryIds, keys: ReadonlySet<string>) => {
  const insertFacet = sql.prepare('INSERT INTO facet(id, key, name_ru, name_ro) VALUES (?, ?, ?, ?)');
  const insertValue = sql.prepare('INSERT INTO facet_value(id, facet, value, name_ru, name_ro) VALUES (?, ?, ?, ?, ?)');
  const packer = listPacker(sql, 'facet_values');
  const facets = new Map<string, Facet>();
  const categories = new Map<string, CategoryFacets>();
  let valueCount = 0;

  const facetOf = (key: string, name: Bilingual): Facet => {
    const known = facets.get(key);
    if (known) return known;
    const facet: Facet = { id: facets.size + 1, values: new Map(), slugs: new Set() };
    facets.set(key, facet);
    insertFacet(facet.id, key, name.ru, name.ro);
    return facet;
  };

  const idOfValue = (facet: Facet, value: Bilingual): number => {
    const identity = `${value.ru}\n${value.ro}`;
    const known = facet.values.get(identity);
    if (known !== undefined) return known;
    valueCount += 1;
    facet.values.set(identity, valueCount);
    insertValue(valueCount, facet.id, freeSlug(facet.slugs, value.ro), value.ru, value.ro);
    return valueCount;
  };

  const write = (product: SeedProduct): void => {
    const values = new Map<number, number>();
    const offered = new Map<number, string>();
    for (const { key, name, value, singles = [value], facet: offers } of facetsOf(product, keys)) {
      const facet = facetOf(key, name);
      for (const single of singles) values.set(idOfValue(facet, single), facet.id);
      if (offers) offered.set(facet.id, key);
    }
    packer.add([...values.keys()]);
    const { slug } = product.model;
    for (const [depth, url] of product.categoryPath.entries()) {
      const order = facetOrder(product.categoryPath.slice(0, depth + 1));
      const known = categories.get(url) ?? {
        order,
        offered: new Map(),
        values: new Map(),
        isWide: false,
        products: 0,
        having: new Map(),
      };
      categories.set(url, known);
      known.products += 1;
      const isOwn = depth === product.categoryPath.length - 1;
      if (depth === 0 && !isOwn) known.isWide = true;
      for (const [facet, key] of offered) {
        known.having.set(facet, (known.having.get(facet) ?? 0) + 1);
        if (depth > 0 || isOwn || !isOfOneSort(key)) known.offered.set(facet, key);
      }
      for (const [value, facet] of values) {
        const { models, last } = known.values.get(value) ?? { models: 0, last: '' };
        if (last !== slug) known.values.set(value, { facet, models: models + 1, last: slug });
      }
    }
  };

  const finish = (): void => {
    packer.finish();
    const insertCount = sql.prepare('INSERT INTO category_facet VALUES (?, ?, ?, ?, ?)');
    for (const [url, { order, offered, values, isWide, products, having }] of categories)
      for (const [value, { facet, models }] of values) {
        const key = offered.get(facet);
        if (key === undefined) continue;
        const place = order.indexOf(key);
        const isShared = (having.get(facet) ?? 0) >= products * LEAST_SHARE;
        if (isWide && place < 0 && !isShared) continue;
        insertCount(ids.get(url) ?? 0, place < 0 ? order.length : place, facet, value, models);
      }
  };
  return { write, finish };
};

/** The same value in both languages of an address: made of the Romanian words, numbered when two would be alike. */
const freeSlug = (taken: Set<string>, label: string): string => {
  const base = fold(label.replaceAll(/(\d)[.,](?=\d)/g, '$1p').replaceAll('+', ' plus ')).replaceAll(' ', '-') || 'x';
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  taken.add(slug);
  return slug;
};
