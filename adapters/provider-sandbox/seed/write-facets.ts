import type { Bilingual, SeedProduct } from '#adapters/provider-sandbox/catalogue/model.ts';
import { fold } from '#adapters/provider-sandbox/db/fold.ts';
import type { Sql } from '#adapters/provider-sandbox/db/sql.ts';
import { packValues } from '#adapters/provider-sandbox/db/value-counts.ts';

interface Facet {
  readonly id: number;
  readonly values: Map<string, number>;
  readonly slugs: Set<string>;
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
 * What a product can be narrowed by: every property whose key is a facet anywhere, and brand and colour where none
 * says them. `offered` tells whether this product makes its categories offer the facet: a folding phone need not ask
 * for a filter by memory, yet it must be found by one that the other phones of its category ask for.
 */
const facetsOf = (product: SeedProduct, keys: ReadonlySet<string>) => {
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

/** Gives a writer of one product's facet values; facets and values get their ids as they first appear. */
export const facetWriter = (sql: Sql, keys: ReadonlySet<string>): ((row: number, product: SeedProduct) => void) => {
  const insertFacet = sql.prepare('INSERT INTO facet(id, key, name_ru, name_ro) VALUES (?, ?, ?, ?)');
  const insertValue = sql.prepare('INSERT INTO facet_value(id, facet, value, name_ru, name_ro) VALUES (?, ?, ?, ?, ?)');
  const insert = sql.prepare('INSERT OR IGNORE INTO product_property VALUES (?, ?, ?, ?)');
  const insertPacked = sql.prepare('INSERT INTO product_values VALUES (?, ?)');
  const facets = new Map<string, Facet>();
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

  return (row, product) => {
    const values = new Set<number>();
    for (const { key, name, value, facet: offered } of facetsOf(product, keys)) {
      const facet = facetOf(key, name);
      const id = idOfValue(facet, value);
      insert(row, facet.id, id, offered ? 1 : 0);
      values.add(id);
    }
    insertPacked(row, packValues([...values]));
  };
};

/** The same value in both languages of an address: made of the Romanian words, numbered when two would be alike. */
const freeSlug = (taken: Set<string>, label: string): string => {
  const base = fold(label.replaceAll(/(\d)[.,](?=\d)/g, '$1p').replaceAll('+', ' plus ')).replaceAll(' ', '-') || 'x';
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  taken.add(slug);
  return slug;
};
