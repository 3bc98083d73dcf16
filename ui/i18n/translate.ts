import type { Locale } from '#core/locale/index.ts';
import type everywhere from './ru.json';
import type more from './ru.more.json';

/** A dictionary: phrases, plural forms (`pieces_one`, `pieces_few` …) and sections of them. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** A key without the ending that tells one plural form from another. */
type Whole<Key extends string> = Key extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : Key;

type KeysOf<Node, Prefix extends string = ''> = {
  [Key in keyof Node & string]: Node[Key] extends string
    ? `${Prefix}${Key | Whole<Key>}`
    : KeysOf<Node[Key], `${Prefix}${Key}.`>;
}[keyof Node & string];

/** Where a phrase stands in the dictionary: `header.menu`. */
type WordKey = KeysOf<typeof everywhere & typeof more>;

/** Gives a phrase with its variables filled in, of which `count` also chooses the plural form; the key when there is none. */
export type Translate = (key: WordKey, values?: Readonly<Record<string, string | number>>) => string;

const phraseAt = (words: Words, key: string): string | undefined => {
  let found: string | Words | undefined = words;
  for (const step of key.split('.')) found = typeof found === 'object' ? found[step] : undefined;
  return typeof found === 'string' ? found : undefined;
};

/** The translator of a language over its words, which may still grow. */
export const translatorOf = (locale: Locale, words: Words): Translate => {
  const plurals = new Intl.PluralRules(locale);
  return (key, values) => {
    const form = typeof values?.count === 'number' ? `_${plurals.select(values.count)}` : '';
    const phrase = phraseAt(words, key + form) ?? phraseAt(words, key) ?? key;
    return values ? phrase.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')) : phrase;
  };
};
