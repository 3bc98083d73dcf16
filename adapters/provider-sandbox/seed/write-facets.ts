import type { Bilingual, SeedProduct } from '../catalogue/model.ts';
import { fold } from '../db/fold.ts';
import type { Sql } from '../db/sql.ts';

interface Facet {
  readonly id: number;
  readonly values: Map<string, number>;
  readonly slugs: Set<string>;
}

const BRAND: Bilingual = { ru: 'Бренд', ro: 'Brand' };
const COLOUR: Bilingual = { ru: 'Цвет', ro: 'Culoare' };

/** Every facet of a product: what its properties say, and brand and colour where they do not. */
const facetsOf = (product: SeedProduct) => {
  const named = product.groups.flatMap(({ properties }) => properties.filter(({ facet }) => facet));
  const lacks = (...keys: string[]) => !named.some(({ key }) => keys.includes(key));
  const brand = { ru: product.brand, ro: product.brand };
  return [
    ...(lacks('brand') ? [{ key: 'brand', name: BRAND, value: brand }] : []),
    ...named,
    ...(lacks('colour', 'color') ? [{ key: 'colour', name: COLOUR, value: product.colour.title }] : []),
  ];
};

/** Gives a writer of one product's facet values; facets and values get their ids as they first appear. */
export const facetWriter = (sql: Sql): ((row: number, product: SeedProduct) => void) => {
  const insertFacet = sql.prepare('INSERT INTO facet(id, key, name_ru, name_ro) VALUES (?, ?, ?, ?)');
  const insertValue = sql.prepare('INSERT INTO facet_value(id, facet, value, name_ru, name_ro) VALUES (?, ?, ?, ?, ?)');
  const insert = sql.prepare('INSERT OR IGNORE INTO product_property(product, facet, value) VALUES (?, ?, ?)');
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
    for (const { key, name, value } of facetsOf(product)) {
      const facet = facetOf(key, name);
      insert(row, facet.id, idOfValue(facet, value));
    }
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
