import * as v from 'valibot';
import { list } from '#adapters/provider-sandbox/catalogue/tables.ts';
import { readTable } from '#adapters/provider-sandbox/data/load.ts';
import { once } from '#adapters/provider-sandbox/data/once.ts';
import { keysOf, wordsOf } from './spelling.ts';

const phraseOf = (text: string): string =>
  wordsOf(text)
    .map((word) => keysOf(word.text)[0] ?? '')
    .join(' ');

/**
 * Other names of makers and product lines, most likely meaning first. Names in the other script (`самсунг`, `пиксель`)
 * need no entry, because spelling rules cover them.
 */
const meanings = once((): ReadonlyMap<string, readonly string[]> => {
  const rows = readTable('search/aliases.csv', v.strictObject({ written: list, meant: list }));
  return new Map(rows.flatMap(({ written, meant }) => written.map((name) => [phraseOf(name), meant] as const)));
});

/** Most words of an alias. */
export const LONGEST_NAME = 2;

/** What a phrase stands for, as texts; undefined when it is no alias. */
export const meaningsOf = (keys: readonly string[]): readonly string[] | undefined => meanings().get(keys.join(' '));

/** What an unfinished word may stand for. */
export const meaningsBegun = (key: string): readonly string[] => [
  ...new Set([...meanings()].filter(([phrase]) => phrase.startsWith(key)).flatMap(([, meant]) => meant)),
];
