import * as v from 'valibot';
import { readTable } from '#adapters/provider-sandbox/data/load.ts';
import { once } from '#adapters/provider-sandbox/data/once.ts';
import { type Bilingual, bilingual, pattern, text } from '#adapters/provider-sandbox/data/schemas.ts';
import { isProperty, propertyOf, unitOf, type Value } from './properties.ts';
import { known, list, tableBy } from './tables.ts';
import { isTerm, termOf } from './terms.ts';
import { b, capital, same, withNumber } from './text.ts';
import { gigabytes } from './variants.ts';

/** Units of values that are written out, such as `10 m`, and what they are in Russian. */
const LATIN_UNIT = /(?<=\d )(?:mm?|[MG]bps)\b/g;
const russianUnits: Readonly<Record<string, string>> = { m: 'м', mm: 'мм', Mbps: 'Мбит/с', Gbps: 'Гбит/с' };
/** The point of `3.5 mm` and `1/1.9″`, which both languages write as a comma; that of `HDMI 2.1` is part of a name. */
const DECIMAL_POINT = /(?<=\d)\.(?=\d+(?: mm?\b|″))/g;
/** How many of a thing there are: `2 × USB-C`. */
const NUMBERED = /^\d+ × /;
const yes = b('да', 'da');
const no = b('нет', 'nu');

/** The words of a value: `8` with its unit, `true` as "да"/"da", `@steel` from the terms. */
export function words(key: string, value: Value): Bilingual {
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number') {
    const property = propertyOf(key);
    return property.unit === 'gb' ? gigabytes(value) : withNumber(unitOf(property), value);
  }
  if (value.startsWith('@')) return termOf(value);
  const measured = value.replaceAll(DECIMAL_POINT, ',');
  return b(
    measured.replaceAll(LATIN_UNIT, (unit) => russianUnits[unit] ?? unit),
    measured,
  );
}

/** As a page shows it. */
export const shown = (text: Bilingual): Bilingual => b(capital(text.ru), capital(text.ro));

/**
 * What some values name one by one, where that is not what stands between their commas: terms that are lists, and what
 * is one thing under several names, such as a Bluetooth with its version.
 */
const parts = tableBy('products/single-values.csv', v.strictObject({ value: text, parts: list }), ({ value }) => value);

const partsOf = (value: Value): readonly Value[] => {
  if (typeof value !== 'string') return [value];
  const named = parts().get(value)?.parts ?? (isTerm(value) ? [value] : value.split(', '));
  return named.map((part) => part === 'yes' || part);
};

/** As it is, and without how many there are: two ports of USB-C are USB-C as well. */
const withoutNumber = (name: string): readonly string[] =>
  NUMBERED.test(name) ? [name.replace(NUMBERED, ''), name] : [name];

/** Which parts are of one family, and its name; without a name that is what the pattern finds. */
export const partFamilyRow = v.strictObject({
  key: known('property', isProperty),
  pattern: pattern(),
  name: v.optional(bilingual),
});

const partFamilies = once(() => readTable('products/part-families.csv', partFamilyRow));

/**
 * The family of a part that a filter offers in its place: exact processors and graphics cards are as many as the goods.
 * Undefined where a part is chosen by itself.
 */
const familyOf = (key: string, { ru: part }: Bilingual): Bilingual | undefined => {
  for (const family of partFamilies()) {
    const found = family.key === key ? family.pattern.exec(part) : null;
    if (found) return family.name ?? same(found[0]);
  }
  return undefined;
};

/** By what filters offer a value, where that is not the value itself; names are written as their makers do. */
export const singlesOf = (key: string, text: Bilingual, value: Value | undefined): readonly Bilingual[] | undefined => {
  const family = familyOf(key, text);
  if (family) return [family];
  if (propertyOf(key).type !== 'list' || value === undefined) return undefined;
  const all = partsOf(value);
  const named = all.flatMap((part) =>
    typeof part === 'string' && !isTerm(part)
      ? withoutNumber(part).map((name) => words(key, name))
      : [shown(words(key, part))],
  );
  return named.length === 1 && all[0] === value ? undefined : named;
};
