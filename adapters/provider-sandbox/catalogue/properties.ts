import * as v from 'valibot';
import { type Bilingual, bilingual, text } from '#adapters/provider-sandbox/data/schemas.ts';
import { known, tableBy } from './tables.ts';
import { isTerm } from './terms.ts';

/** What a cell of a property says: a number, `yes` or `no`, or words; `@steel` stands for a term. */
export type Value = string | number | boolean;

/** The headings over properties, in the order in which a page shows them. */
export const propertyGroups = tableBy(
  'products/property-groups.csv',
  v.strictObject({ group: text, title: bilingual }),
  ({ group }) => group,
);

/** What is written around a number; several forms of it, `{} день|{} дня|{} дней`, go by how many there are. */
const units = tableBy('products/units.csv', v.strictObject({ unit: text, text: bilingual }), ({ unit }) => unit);

const group = known('group', (name) => propertyGroups().has(name));

export const propertyRow = v.strictObject({
  key: text,
  group,
  name: bilingual,
  /** A `list` has several values at once: lists of goods are narrowed by each of them. */
  type: v.picklist(['number', 'text', 'list']),
  unit: v.optional(known('unit', (name) => units().has(name))),
  /** What a caption says around the value, which stands at `{}`. */
  caption: v.optional(bilingual),
});

type Property = v.InferOutput<typeof propertyRow>;

/** Every property the shop knows, in the order in which they are shown inside a group. */
export const properties = tableBy('products/properties.csv', propertyRow, ({ key }) => key);

export const isProperty = (key: string): boolean => properties().has(key);

export const propertyOf = (key: string): Property => {
  const found = properties().get(key);
  if (!found) throw new Error(`Unknown property ${key}`);
  return found;
};

export const unitOf = ({ unit = '' }: Property): Bilingual => units().get(unit)?.text ?? { ru: '{}', ro: '{}' };

/** What is otherwise with one family of goods. */
export const ofFamilies = tableBy(
  'products/properties-by-family.csv',
  v.strictObject({
    family: text,
    key: known('property', isProperty),
    group: v.optional(group),
    caption: v.optional(bilingual),
  }),
  ({ family, key }) => `${family}/${key}`,
);

/** Under which heading a property of some goods stands. */
export const groupOfProperty = (family: string, key: string): string =>
  ofFamilies().get(`${family}/${key}`)?.group ?? propertyOf(key).group;

/** How a caption says a property of some goods; undefined when the value speaks for itself. */
export const captionPhrase = (family: string, key: string): Bilingual | undefined =>
  ofFamilies().get(`${family}/${key}`)?.caption ?? propertyOf(key).caption;

/** Reads a cell of a property, or says what is wrong with it. */
export const readValue = (key: string, cell: string): { readonly value: Value } | { readonly fault: string } => {
  const found = properties().get(key);
  if (!found) return { fault: `No property ${key}` };
  if (cell === 'yes' || cell === 'no') return { value: cell === 'yes' };
  if (cell.startsWith('@') && !isTerm(cell)) return { fault: `No term ${cell}` };
  if (found.type !== 'number') return { value: cell };
  return /^\d+(\.\d+)?$/.test(cell) ? { value: Number(cell) } : { fault: `No number: ${cell}` };
};
