import * as v from 'valibot';
import { list } from '#adapters/provider-sandbox/catalogue/tables.ts';
import { readTable } from '#adapters/provider-sandbox/data/load.ts';
import { once } from '#adapters/provider-sandbox/data/once.ts';
import { keysOf, wordsOf } from './spelling.ts';

/** A phrase as it is looked up: the keys of its words. */
const phraseOf = (text: string): string =>
  wordsOf(text)
    .map((word) => keysOf(word.text)[0] ?? '')
    .join(' ');

/**
 * Names of makers and lines that no rule of spelling leads to, as people write them, and what they mean. What is only
 * spelt in the other script (`самсунг`, `пиксель`) needs no line; of several meanings the first is meant most often.
 */
const meanings = once((): ReadonlyMap<string, readonly string[]> => {
  const rows = readTable('search/aliases.csv', v.strictObject({ written: list, meant: list }));
  return new Map(rows.flatMap(({ written, meant }) => written.map((name) => [phraseOf(name), meant] as const)));
});

/** The longest phrase that has another name, words. */
export const LONGEST_NAME = 2;

/** What is meant by a phrase of keys, each meaning some words; undefined when it is a name of its own. */
export const meaningsOf = (keys: readonly string[]): readonly string[] | undefined => meanings().get(keys.join(' '));

/** What may be meant by a key that is not finished yet. */
export const meaningsBegun = (key: string): readonly string[] => [
  ...new Set([...meanings()].filter(([phrase]) => phrase.startsWith(key)).flatMap(([, meant]) => meant)),
];
