import * as v from 'valibot';
import { type Bilingual, bilingual, text } from '#adapters/provider-sandbox/data/schemas.ts';
import { type Blueprint, hasMemoryVariants } from './blueprints.ts';
import { captionPhrase, isProperty, isTerm, type Value } from './properties.ts';
import { existing, keyedTable } from './tables.ts';
import { capitalize, forBoth, inBoth, joinWithAnd, pluralize } from './text.ts';
import { valueText } from './values.ts';

/**
 * Text that a caption uses in place of a value that is unclear on its own, such as `пассивное`. A row without text
 * leaves the value out.
 */
const captionTexts = keyedTable(
  'products/caption-values.csv',
  v.strictObject({ key: existing('property', isProperty), value: text, text: v.optional(bilingual) }),
  ({ key, value }) => `${key} ${value}`,
);

/** Marks a phrase that continues the one before it without a comma. */
const CONTINUES = '… ';

const fillPhrase = (phrase: Bilingual, value: Value, inside: Bilingual): Bilingual =>
  phrase.ru.includes('|')
    ? pluralize(phrase, Number(value))
    : forBoth((language) => phrase[language].replace('{}', inside[language]));

const plainText = (value: Value, key: string): Bilingual => {
  const plain = valueText(key, value);
  return typeof value === 'string' && !isTerm(value) ? joinWithAnd(plain) : plain;
};

/** The part of the caption for one property; undefined when the value is not mentioned. */
const captionPart = ({ goods, values }: Blueprint, key: string): Bilingual | undefined => {
  const value = values[key];
  if (value === undefined || typeof value === 'boolean') return undefined;
  const phrase = captionPhrase(goods.family, key) ?? inBoth('{}');
  const own = captionTexts().get(`${key} ${value}`);
  if (!own) return fillPhrase(phrase, value, plainText(value, key));
  if (!own.text) return undefined;
  if (!isTerm(String(value))) return fillPhrase(phrase, value, own.text);
  const { text: words } = own;
  return phrase.ru.startsWith(CONTINUES) ? forBoth((language) => CONTINUES + words[language]) : words;
};

/** The one-line summary of a product. Memory comes third. */
export function captionOf(blueprint: Blueprint): Bilingual {
  const { goods, variant } = blueprint;
  const parts = goods.caption.flatMap((key) => captionPart(blueprint, key) ?? []);
  const memory = captionPhrase(goods.family, 'storage');
  if (hasMemoryVariants(goods) && variant.title.ru !== '' && memory)
    parts.splice(2, 0, fillPhrase(memory, 0, variant.title));
  const line = (language: keyof Bilingual): string =>
    capitalize(
      parts
        .map((part) => part[language])
        .join(', ')
        .replaceAll(`, ${CONTINUES}`, ' ')
        .replace(CONTINUES, '')
        // A number and its unit stay on one line.
        .replaceAll(/(?<=\d) /g, '\u00a0'),
    );
  return forBoth(line);
}
