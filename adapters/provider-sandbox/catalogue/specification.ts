import * as v from 'valibot';
import { type Bilingual, bilingual, text } from '#adapters/provider-sandbox/data/schemas.ts';
import type { Blueprint } from './blueprints.ts';
import type { Goods } from './goods.ts';
import type { SeedProperty, SeedPropertyGroup } from './model.ts';
import { properties, propertyGroupOf, propertyGroups } from './properties.ts';
import { keyedTable } from './tables.ts';
import { forBoth, inBoth } from './text.ts';
import { capitalized, facetOptionsOf, valueText } from './values.ts';

const service = { ru: 'сервисный центр Zori, Кишинёв', ro: 'centrul de service Zori, Chișinău' };
const returns = { ru: '14 дней', ro: '14 zile' };

/** Country of manufacture by brand; `*` is any other brand. */
const countries = keyedTable(
  'products/countries.csv',
  v.strictObject({ brand: text, country: bilingual }),
  ({ brand }) => brand,
);

/** Contents of the box; `{}` is the product's noun. */
const boxContents = (contents: Bilingual, { noun }: Goods): Bilingual =>
  forBoth((language) => contents[language].replace('{}', noun[language]));

/** Text of every property of a blueprint. */
const propertyTexts = ({ goods, brand, model, colour, values }: Blueprint): Map<string, Bilingual> => {
  const country = countries().get(brand) ?? countries().get('*');
  const texts = new Map<string, Bilingual>([
    ['brand', inBoth(brand)],
    ['model', inBoth(model)],
    ['colour', colour.title],
    ['warranty_service', service],
    ['returns', returns],
    ...(country ? [['country', country.country] as const] : []),
  ]);
  for (const [key, value] of Object.entries(values)) texts.set(key, valueText(key, value));
  const box = texts.get('package');
  if (box) texts.set('package', boxContents(box, goods));
  if (goods.variants === 'storage') texts.delete(goods.filters.includes('capacity') ? 'storage' : 'capacity');
  return texts;
};

function buildSpecification(blueprint: Blueprint): SeedPropertyGroup[] {
  const { goods, values } = blueprint;
  const facets = new Set(['brand', 'colour', ...goods.filters]);
  const listed = new Set(['kind', ...goods.filters, ...goods.caption]);
  const texts = propertyTexts(blueprint);
  const byGroup = new Map<string, SeedProperty[]>();
  for (const [key, { name }] of properties()) {
    const value = texts.get(key);
    if (!value) continue;
    const facetOptions = facetOptionsOf(key, value, values[key]);
    const property = {
      key,
      name,
      value: capitalized(value),
      ...(facetOptions && { facetOptions }),
      facet: facets.has(key),
      listed: listed.has(key),
    };
    const group = propertyGroupOf(goods.family, key);
    byGroup.set(group, [...(byGroup.get(group) ?? []), property]);
  }
  return [...propertyGroups()].flatMap(([group, { title }]) => {
    const list = byGroup.get(group);
    return list ? [{ title, properties: list }] : [];
  });
}

const memo = new Map<string, SeedPropertyGroup[]>();

/** All properties in groups. A regional edition differs only in the model's name. */
export function specification(blueprint: Blueprint, model: string): SeedPropertyGroup[] {
  const groups = memo.get(blueprint.url) ?? buildSpecification(blueprint);
  memo.set(blueprint.url, groups);
  if (model === blueprint.model) return groups;
  const [general, ...rest] = groups;
  if (!general) return groups;
  const named = general.properties.map((entry) => (entry.key === 'model' ? { ...entry, value: inBoth(model) } : entry));
  return [{ title: general.title, properties: named }, ...rest];
}
