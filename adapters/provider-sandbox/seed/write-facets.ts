import { firstFilters } from '#adapters/provider-sandbox/catalogue/categories.ts';
import type { SeedProduct, SeedProperty } from '#adapters/provider-sandbox/catalogue/model.ts';
import type { Bilingual } from '#adapters/provider-sandbox/data/schemas.ts';
import { fold } from '#adapters/provider-sandbox/db/fold.ts';
import { listPacker } from '#adapters/provider-sandbox/db/packed-lists.ts';
import type { Sql } from '#adapters/provider-sandbox/db/sql.ts';
import type { CategoryIds } from './write-categories.ts';

interface Facet {
  readonly id: number;
  readonly values: Map<string, number>;
  readonly slugs: Set<string>;
}

/** A top category offers a filter beyond its listed ones only when this share of its products has it. */
const LEAST_SHARE = 0.5;

/** Top categories do not offer `kind`: their subcategories already split by it. */
const isOfOneSort = (key: string): boolean => key === 'kind';

/** The filters of a category, and the number of models by value. */
interface CategoryFacets {
  /** Keys that come first. */
  readonly order: readonly string[];
  /** Keys of the offered facets by id. */
  readonly offered: Map<number, string>;
  /** `last` is the model counted last. */
  readonly values: Map<number, { readonly facet: number; readonly models: number; readonly last: string }>;
  /** Has subcategories. */
  isWide: boolean;
  products: number;
  /** Number of products by facet. */
  readonly having: Map<number, number>;
}

const BRAND: Bilingual = { ru: 'Бренд', ro: 'Brand' };
const COLOUR: Bilingual = { ru: 'Цвет', ro: 'Culoare' };

/** Keys of all properties that are a filter anywhere. */
export const facetKeys = (products: Iterable<SeedProduct>): ReadonlySet<string> => {
  const keys = new Set<string>();
  for (const { groups } of products)
    for (const { properties } of groups) for (const { key, facet } of properties) if (facet) keys.add(key);
  return keys;
};

/**
 * The filter properties of a product, plus brand and colour. `facet` says whether its categories offer the filter
 * because of this product: a folding phone has no memory filter of its own, but the memory filter of other phones must
 * find it.
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

/** Writes facet values product by product. `finish` writes the filters of each category with their counts. */
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
    for (const { key, name, value, facetOptions = [value], facet: offers } of facetsOf(product, keys)) {
      const facet = facetOf(key, name);
      for (const single of facetOptions) values.set(idOfValue(facet, single), facet.id);
      if (offers) offered.set(facet.id, key);
    }
    packer.add([...values.keys()]);
    const { slug } = product.model;
    for (const [depth, url] of product.categoryPath.entries()) {
      const order = firstFilters(product.categoryPath.slice(0, depth + 1));
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

/** A unique value for addresses, from the Romanian text. */
const freeSlug = (taken: Set<string>, label: string): string => {
  const base = fold(label.replaceAll(/(\d)[.,](?=\d)/g, '$1p').replaceAll('+', ' plus ')).replaceAll(' ', '-') || 'x';
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  taken.add(slug);
  return slug;
};
