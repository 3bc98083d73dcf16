import * as v from 'valibot';
import { type Bilingual, bilingual, text } from '#adapters/provider-sandbox/data/schemas.ts';
import { type Blueprint, differsInMemory } from './blueprints.ts';
import { captionPhrase, isProperty, type Value } from './properties.ts';
import { known, tableBy } from './tables.ts';
import { isTerm } from './terms.ts';
import { b, capital, withNumber } from './text.ts';
import { words } from './values.ts';

/**
 * Text that a caption uses in place of a value that is unclear on its own, such as `пассивное`. A row without text
 * leaves the value out.
 */
const spoken = tableBy(
  'products/caption-values.csv',
  v.strictObject({ key: known('property', isProperty), value: text, text: v.optional(bilingual) }),
  ({ key, value }) => `${key} ${value}`,
);

/** Marks a phrase that continues the one before it without a comma. */
const GOES_ON = '… ';

/** `USB-C, USB-A` becomes `USB-C и USB-A`. */
const listed = ({ ru, ro }: Bilingual): Bilingual =>
  b(ru.replace(/, (?!.*, )/, ' и '), ro.replace(/, (?!.*, )/, ' și '));

const said = (phrase: Bilingual, value: Value, inside: Bilingual): Bilingual =>
  phrase.ru.includes('|')
    ? withNumber(phrase, Number(value))
    : b(phrase.ru.replace('{}', inside.ru), phrase.ro.replace('{}', inside.ro));

const bare = (value: Value, key: string): Bilingual => {
  const plain = words(key, value);
  return typeof value === 'string' && !isTerm(value) ? listed(plain) : plain;
};

/** The part of the caption for one property; undefined when the value is not mentioned. */
const partOf = ({ goods, values }: Blueprint, key: string): Bilingual | undefined => {
  const value = values[key];
  if (value === undefined || typeof value === 'boolean') return undefined;
  const phrase = captionPhrase(goods.family, key) ?? b('{}', '{}');
  const own = spoken().get(`${key} ${value}`);
  if (!own) return said(phrase, value, bare(value, key));
  if (!own.text) return undefined;
  if (!isTerm(String(value))) return said(phrase, value, own.text);
  return phrase.ru.startsWith(GOES_ON) ? b(GOES_ON + own.text.ru, GOES_ON + own.text.ro) : own.text;
};

/** The one-line summary of a product. Memory comes third. */
export function captionOf(blueprint: Blueprint): Bilingual {
  const { goods, variant } = blueprint;
  const parts = goods.caption.flatMap((key) => partOf(blueprint, key) ?? []);
  const memory = captionPhrase(goods.family, 'storage');
  if (differsInMemory(goods) && variant.title.ru !== '' && memory) parts.splice(2, 0, said(memory, 0, variant.title));
  const line = (language: keyof Bilingual): string =>
    capital(
      parts
        .map((part) => part[language])
        .join(', ')
        .replaceAll(`, ${GOES_ON}`, ' ')
        .replace(GOES_ON, '')
        // A number and its unit stay on one line.
        .replaceAll(/(?<=\d) /g, '\u00a0'),
    );
  return b(line('ru'), line('ro'));
}
