import * as v from 'valibot';
import { lazy } from '#adapters/provider-sandbox/data/lazy.ts';
import { readTable } from '#adapters/provider-sandbox/data/load.ts';
import { type Bilingual, bilingual, pattern, text } from '#adapters/provider-sandbox/data/schemas.ts';
import { isProperty, isTerm, propertyOf, termText, unitOf, type Value } from './properties.ts';
import { existing, keyedTable, listCell } from './tables.ts';
import { capitalize, forBoth, inBoth, pluralize } from './text.ts';
import { memoryText } from './variants.ts';

/** Latin units in text values, such as `10 m`, which Russian writes in Cyrillic. */
const LATIN_UNIT = /(?<=\d )(?:mm?|[MG]bps)\b/g;
const russianUnits: Readonly<Record<string, string>> = { m: 'м', mm: 'мм', Mbps: 'Мбит/с', Gbps: 'Гбит/с' };
/** The point of `3.5 mm` and `1/1.9″` becomes a comma; the point of `HDMI 2.1` stays. */
const DECIMAL_POINT = /(?<=\d)\.(?=\d+(?: mm?\b|″))/g;
/** The count in `2 × USB-C`. */
const COUNT = /^\d+ × /;
const yes = { ru: 'да', ro: 'da' };
const no = { ru: 'нет', ro: 'nu' };

/** The text of a value: `8` with its unit, `true` as "да"/"da", `@steel` as its term. */
export function valueText(key: string, value: Value): Bilingual {
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number') {
    const property = propertyOf(key);
    return property.unit === 'gb' ? memoryText(value) : pluralize(unitOf(property), value);
  }
  if (value.startsWith('@')) return termText(value);
  const measured = value.replaceAll(DECIMAL_POINT, ',');
  return { ru: measured.replaceAll(LATIN_UNIT, (unit) => russianUnits[unit] ?? unit), ro: measured };
}

export const capitalized = (text: Bilingual): Bilingual => forBoth((language) => capitalize(text[language]));

/** Values whose items are not separated by commas, such as terms and a Bluetooth with its version. */
const itemTable = keyedTable(
  'products/single-values.csv',
  v.strictObject({ value: text, parts: listCell }),
  ({ value }) => value,
);

const itemsOf = (value: Value): readonly Value[] => {
  if (typeof value !== 'string') return [value];
  const named = itemTable().get(value)?.parts ?? (isTerm(value) ? [value] : value.split(', '));
  return named.map((part) => part === 'yes' || part);
};

/** `2 × USB-C` is found as `USB-C` too. */
const withAndWithoutCount = (name: string): readonly string[] =>
  COUNT.test(name) ? [name.replace(COUNT, ''), name] : [name];

/** Parts of one family. Without a name, the text that the pattern matches is the name. */
export const partFamilyRow = v.strictObject({
  key: existing('property', isProperty),
  pattern: pattern(),
  name: v.optional(bilingual),
});

const partFamilies = lazy(() => readTable('products/part-families.csv', partFamilyRow));

/** The family that filters offer in place of an exact processor or graphics card, of which there are too many. */
const partFamilyOf = (key: string, { ru: part }: Bilingual): Bilingual | undefined => {
  for (const family of partFamilies()) {
    const found = family.key === key ? family.pattern.exec(part) : null;
    if (found) return family.name ?? inBoth(found[0]);
  }
  return undefined;
};

/** Filter options of a value; undefined when the value itself is the option. */
export const facetOptionsOf = (
  key: string,
  text: Bilingual,
  value: Value | undefined,
): readonly Bilingual[] | undefined => {
  const family = partFamilyOf(key, text);
  if (family) return [family];
  if (propertyOf(key).type !== 'list' || value === undefined) return undefined;
  const all = itemsOf(value);
  const named = all.flatMap((part) =>
    typeof part === 'string' && !isTerm(part)
      ? withAndWithoutCount(part).map((name) => valueText(key, name))
      : [capitalized(valueText(key, part))],
  );
  return named.length === 1 && all[0] === value ? undefined : named;
};
