import { fold } from '#adapters/provider-sandbox/db/fold.ts';
import type { QuestionWord } from './question.ts';
import { keysOf } from './spelling.ts';

const WORD = /[\p{L}\p{N}]+/gu;

/**
 * A text as it is meant: each word with a slip of the finger as the first title that has it spells it. Undefined when no
 * word has a slip, or what is meant by one stands in none of the titles.
 */
export const correctedText = (
  text: string,
  words: readonly QuestionWord[],
  titles: readonly string[],
): string | undefined => {
  const spellings = new Map(
    words.flatMap(({ slip, terms }) => {
      if (slip === undefined) return [];
      // A word with an ending of another language, `smartphones`, is no slip.
      const meant = new Set([...terms.keys()].flatMap(({ key }) => (keyOf(slip).startsWith(key) ? [] : [key])));
      const spelled = titles.flatMap((title) => title.match(WORD) ?? []).find((word) => meant.has(keyOf(word)));
      return spelled === undefined ? [] : [[slip, spelled] as const];
    }),
  );
  const corrected = text.replaceAll(WORD, (word) => spellings.get(fold(word)) ?? word);
  return corrected === text ? undefined : corrected;
};

const keyOf = (word: string): string => keysOf(fold(word))[0] ?? '';
