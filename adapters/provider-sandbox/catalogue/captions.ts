import { type Phrase, phrases } from '#adapters/provider-sandbox/catalogue/seed/caption-phrases.ts';
import { spoken } from '#adapters/provider-sandbox/catalogue/seed/caption-terms.ts';
import type { Blueprint } from './blueprints.ts';
import type { Bilingual } from './model.ts';
import { words } from './properties.ts';
import type { Value, VariantKind } from './tables.ts';
import { b, capital } from './text.ts';

/** Kinds of variants whose title is an amount of memory. */
const MEMORIES: readonly (VariantKind | undefined)[] = ['memory', 'storage'];
/** What goes on with the words before it: the type of a screen, the material of a case, the pixels of a sensor. */
const CONTINUED = new Set(['screen_type', 'case/material', 'camera/main_camera']);

/** `USB-C, USB-A` as `USB-C и USB-A`. */
const listed = ({ ru, ro }: Bilingual): Bilingual =>
  b(ru.replace(/, (?!.*, )/, ' и '), ro.replace(/, (?!.*, )/, ' și '));

const filled = (phrase: Bilingual, { ru, ro }: Bilingual): Bilingual =>
  b(phrase.ru.replace('{}', ru), phrase.ro.replace('{}', ro));

const said = (phrase: Phrase | undefined, value: Value, text: Bilingual): Bilingual => {
  if (typeof phrase === 'function') return phrase(Number(value));
  return phrase ? filled(phrase, text) : text;
};

/** What one property adds to the caption; undefined when there is nothing to say of it. */
const partOf = ({ table, values }: Blueprint, key: string): Bilingual | undefined => {
  const value = values[key];
  if (value === undefined || value === 0 || typeof value === 'boolean') return undefined;
  const own = spoken[key]?.[String(value)];
  const isTerm = String(value).startsWith('@');
  if (own && isTerm) return own.ru === '' ? undefined : own;
  const text = own ?? (typeof value === 'string' && !isTerm ? listed(words(key, value)) : words(key, value));
  return said(phrases[`${table.picture}/${key}`] ?? phrases[key], value, text);
};

/**
 * A product in one line, in words that stand by themselves: what each value means is said with it. Memory follows the
 * first two properties.
 */
export function captionOf(blueprint: Blueprint): Bilingual {
  const { table, variant } = blueprint;
  const parts = table.caption.flatMap((key) => {
    const text = partOf(blueprint, key);
    const joint = CONTINUED.has(key) || CONTINUED.has(`${table.picture}/${key}`) ? ' ' : ', ';
    return text ? [{ joint, text }] : [];
  });
  if (MEMORIES.includes(table.variant) && variant.title.ru !== '') {
    const memory = phrases[`${table.picture}/memory`] ?? phrases.memory;
    parts.splice(2, 0, { joint: ', ', text: said(memory, 0, variant.title) });
  }
  const line = (language: keyof Bilingual): string => {
    const joined = parts.map(({ joint, text }, place) => (place === 0 ? '' : joint) + text[language]).join('');
    // A number stays on the line of its unit.
    return capital(joined.replaceAll(/(?<=\d) /g, '\u00a0'));
  };
  return b(line('ru'), line('ro'));
}
