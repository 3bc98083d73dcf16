import { clean } from '#core/kernel/shared/index.ts';
import { otherLayouts } from './layouts.ts';
import { isCyrillic } from './script.ts';
import { transliterations } from './transliteration.ts';

/** Most other spellings that are tried; each costs a search. */
const MOST = 4;

/** What closes a word in an ordinary text. */
const CLOSES = /[.,;](?=\s|$)/;

/**
 * Whether a text read on another layout consists of words: what was a letter has become one, or the mark behind a word
 * (rule SEARCH-11).
 */
const isOfWords = (read: string, typed: string): boolean => {
  const before = [...typed];
  return [...read].every(
    (sign, at) =>
      /[\p{L}\p{N}]/u.test(sign) || !/\p{L}/u.test(before[at] ?? '') || CLOSES.test(`${sign}${before[at + 1] ?? ''}`),
  );
};

/**
 * Other spellings of a text without results, likeliest first: the other script, the other keyboard layout, both (rule
 * SEARCH-10). At most four, none equal to the text.
 */
export const alternativeTexts = (text: string): readonly string[] => {
  const typed = clean(text).toLowerCase();
  const swapped = otherLayouts(typed).filter((read) => isOfWords(read, typed));
  const candidates = [...transliterations(typed), ...swapped, ...swapped.filter(isCyrillic).flatMap(transliterations)];
  return [...new Set(candidates)].filter((other) => other.trim().length > 1).slice(0, MOST);
};
