import * as v from 'valibot';
import { type Bilingual, bilingual, text } from '#adapters/provider-sandbox/data/schemas.ts';
import { existing, keyedTable } from './tables.ts';

const terms = keyedTable(
  'products/terms.csv',
  v.strictObject({ term: text, text: bilingual }),
  ({ term }) => `@${term}`,
);

export const isTerm = (value: string): boolean => terms().has(value);

/** The text of a term such as `@steel`. */
export const termText = (value: string): Bilingual => {
  const found = terms().get(value);
  if (!found) throw new Error(`Unknown term ${value}`);
  return found.text;
};

/** A property's value: a number, `yes` or `no` as a boolean, or text; `@steel` refers to a term. */
export type Value = string | number | boolean;

/** Headings of property groups, in page order. */
export const propertyGroups = keyedTable(
  'products/property-groups.csv',
  v.strictObject({ group: text, title: bilingual }),
  ({ group }) => group,
);

/** Text around a number; several plural forms are written `{} день|{} дня|{} дней`. */
const units = keyedTable('products/units.csv', v.strictObject({ unit: text, text: bilingual }), ({ unit }) => unit);

const group = existing('group', (name) => propertyGroups().has(name));

export const propertyRow = v.strictObject({
  key: text,
  group,
  name: bilingual,
  /** A `list` holds several values; each is its own filter option. */
  type: v.picklist(['number', 'text', 'list']),
  unit: v.optional(existing('unit', (name) => units().has(name))),
  /** Text around the value in a caption, which replaces `{}`. */
  caption: v.optional(bilingual),
});

type Property = v.InferOutput<typeof propertyRow>;

/** All properties, in the order of a product page. */
export const properties = keyedTable('products/properties.csv', propertyRow, ({ key }) => key);

export const isProperty = (key: string): boolean => properties().has(key);

export const propertyOf = (key: string): Property => {
  const found = properties().get(key);
  if (!found) throw new Error(`Unknown property ${key}`);
  return found;
};

export const unitOf = ({ unit = '' }: Property): Bilingual => units().get(unit)?.text ?? { ru: '{}', ro: '{}' };

/** What differs for one family of goods. */
export const familyOverrides = keyedTable(
  'products/properties-by-family.csv',
  v.strictObject({
    family: text,
    key: existing('property', isProperty),
    group: v.optional(group),
    caption: v.optional(bilingual),
  }),
  ({ family, key }) => `${family}/${key}`,
);

export const propertyGroupOf = (family: string, key: string): string =>
  familyOverrides().get(`${family}/${key}`)?.group ?? propertyOf(key).group;

/** The caption text around a value; undefined when the value needs none. */
export const captionPhrase = (family: string, key: string): Bilingual | undefined =>
  familyOverrides().get(`${family}/${key}`)?.caption ?? propertyOf(key).caption;

/** Parses a cell of a property or says what is wrong with it. */
export const parseValue = (key: string, cell: string): { readonly value: Value } | { readonly fault: string } => {
  const found = properties().get(key);
  if (!found) return { fault: `No property ${key}` };
  if (cell === 'yes' || cell === 'no') return { value: cell === 'yes' };
  if (cell.startsWith('@') && !isTerm(cell)) return { fault: `No term ${cell}` };
  if (found.type !== 'number') return { value: cell };
  return /^\d+(\.\d+)?$/.test(cell) ? { value: Number(cell) } : { fault: `No number: ${cell}` };
};
