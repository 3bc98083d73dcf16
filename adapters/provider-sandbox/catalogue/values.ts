import * as v from 'valibot';
import { readTable } from '#adapters/provider-sandbox/data/load.ts';
import { once } from '#adapters/provider-sandbox/data/once.ts';
import { type Bilingual, bilingual, pattern, text } from '#adapters/provider-sandbox/data/schemas.ts';
import { isProperty, propertyOf, unitOf, type Value } from './properties.ts';
import { known, list, tableBy } from './tables.ts';
import { isTerm, termOf } from './terms.ts';
import { b, capital, same, withNumber } from './text.ts';
import { gigabytes } from './variants.ts';

/** Latin units in text values, such as `10 m`, which Russian writes in Cyrillic. */
const LATIN_UNIT = /(?<=\d )(?:mm?|[MG]bps)\b/g;
const russianUnits: Readonly<Record<string, string>> = { m: 'м', mm: 'мм', Mbps: 'Мбит/с', Gbps: 'Гбит/с' };
/** The point of `3.5 mm` and `1/1.9″` becomes a comma; the point of `HDMI 2.1` stays. */
const DECIMAL_POINT = /(?<=\d)\.(?=\d+(?: mm?\b|″))/g;
/** The count in `2 × USB-C`. */
const NUMBERED = /^\d+ × /;
const yes = b('да', 'da');
const no = b('нет', 'nu');

/** The text of a value: `8` with its unit, `true` as "да"/"da", `@steel` as its term. */
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

export const shown = (text: Bilingual): Bilingual => b(capital(text.ru), capital(text.ro));

/** Values whose items are not separated by commas, such as terms and a Bluetooth with its version. */
const parts = tableBy('products/single-values.csv', v.strictObject({ value: text, parts: list }), ({ value }) => value);

const partsOf = (value: Value): readonly Value[] => {
  if (typeof value !== 'string') return [value];
  const named = parts().get(value)?.parts ?? (isTerm(value) ? [value] : value.split(', '));
  return named.map((part) => part === 'yes' || part);
};

/** `2 × USB-C` is found as `USB-C` too. */
const withoutNumber = (name: string): readonly string[] =>
  NUMBERED.test(name) ? [name.replace(NUMBERED, ''), name] : [name];

/** Parts of one family. Without a name, the text that the pattern matches is the name. */
export const partFamilyRow = v.strictObject({
  key: known('property', isProperty),
  pattern: pattern(),
  name: v.optional(bilingual),
});

const partFamilies = once(() => readTable('products/part-families.csv', partFamilyRow));

/** The family that filters offer in place of an exact processor or graphics card, of which there are too many. */
const familyOf = (key: string, { ru: part }: Bilingual): Bilingual | undefined => {
  for (const family of partFamilies()) {
    const found = family.key === key ? family.pattern.exec(part) : null;
    if (found) return family.name ?? same(found[0]);
  }
  return undefined;
};

/** Filter options of a value; undefined when the value itself is the option. */
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
