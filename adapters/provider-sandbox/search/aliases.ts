import * as v from 'valibot';
import { listCell } from '#adapters/provider-sandbox/catalogue/tables.ts';
import { lazy } from '#adapters/provider-sandbox/data/lazy.ts';
import { readTable } from '#adapters/provider-sandbox/data/load.ts';
import { searchKey, tokenize } from './spelling.ts';

const phraseKey = (text: string): string =>
  tokenize(text)
    .map((word) => searchKey(word.text))
    .join(' ');

/**
 * Other names of makers and product lines, most likely meaning first. Names in the other script (`самсунг`, `пиксель`)
 * need no entry, because spelling rules cover them.
 */
const aliases = lazy((): ReadonlyMap<string, readonly string[]> => {
  const rows = readTable('search/aliases.csv', v.strictObject({ written: listCell, meant: listCell }));
  return new Map(rows.flatMap(({ written, meant }) => written.map((name) => [phraseKey(name), meant] as const)));
});

/** Most words of an alias. */
export const MAX_ALIAS_WORDS = 2;

/** What a phrase stands for, as texts; undefined when it is no alias. */
export const aliasMeanings = (keys: readonly string[]): readonly string[] | undefined => aliases().get(keys.join(' '));

/** What an unfinished word may stand for. */
export const meaningsWithPrefix = (key: string): readonly string[] => [
  ...new Set([...aliases()].filter(([phrase]) => phrase.startsWith(key)).flatMap(([, meant]) => meant)),
];
