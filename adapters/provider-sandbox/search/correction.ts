import { fold } from '#adapters/provider-sandbox/db/fold.ts';
import type { QueryWord } from './query.ts';
import { searchKey } from './spelling.ts';

const WORD = /[\p{L}\p{N}]+/gu;

/**
 * The query with typos corrected, in the spelling of the first title that has the word. Undefined when nothing changes.
 */
export const correctedText = (
  text: string,
  words: readonly QueryWord[],
  titles: readonly string[],
): string | undefined => {
  const spellings = new Map(
    words.flatMap(({ typo, terms }) => {
      if (typo === undefined) return [];
      // An inflected word such as `smartphones` is not a typo.
      const meant = new Set([...terms.keys()].flatMap(({ key }) => (keyOf(typo).startsWith(key) ? [] : [key])));
      const spelled = titles.flatMap((title) => title.match(WORD) ?? []).find((word) => meant.has(keyOf(word)));
      return spelled === undefined ? [] : [[typo, spelled] as const];
    }),
  );
  const corrected = text.replaceAll(WORD, (word) => spellings.get(fold(word)) ?? word);
  return corrected === text ? undefined : corrected;
};

const keyOf = (word: string): string => searchKey(fold(word));
