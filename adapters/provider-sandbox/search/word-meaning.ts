import { LONGEST_NAME, meaningsBegun, meaningsOf } from './aliases.ts';
import { hasDigit, isVariant, keysOf, letteredKey, type Written, wordsOf } from './spelling.ts';
import type { Meant, Term, Vocabulary } from './vocabulary.ts';

/** Confidence of a meaning by how it was found. */
export const SURENESS = {
  begun: 0.8,
  lessOften: 0.8,
  lettered: 0.8,
  ending: 0.7,
  oneSlip: 0.75,
  twoSlips: 0.6,
  inside: 0.5,
} as const;

/** Meanings of the longest alias at a position. */
export const nameAt = (words: readonly Written[], at: number, vocabulary: Vocabulary) => {
  for (let length = LONGEST_NAME; length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).map((word) => keysOf(word.text)[0] ?? '');
    const meanings = phrase.length === length ? meaningsOf(phrase) : undefined;
    if (!meanings) continue;
    const own = length === 1 ? exactly(words[at] ?? { text: '' }, vocabulary) : [];
    const [first = [], ...others] = meanings.map((meaning) =>
      wordsOf(meaning).map((word) => exactly(word, vocabulary)),
    );
    const [head = [], ...rest] = first;
    const named = new Map([...sure(others.flat(2), SURENESS.lessOften), ...sure([...head, ...own], 1)]);
    const meant = [named, ...rest.map((terms) => sure(terms, 1))].filter(({ size }) => size > 0);
    if (meant.length > 0) return { length, meant };
  }
  return undefined;
};

/** Terms with the same confidence. */
export const sure = (terms: readonly Term[], sureness: number): Meant => new Map(terms.map((term) => [term, sureness]));

/** Terms that match a word exactly. */
export const exactly = ({ text, number }: Written, vocabulary: Vocabulary): readonly Term[] => {
  const found = keysOf(text).flatMap((key) => vocabulary.find(key) ?? []);
  return found.length > 0 || number === undefined ? found : exactly({ text: number }, vocabulary);
};

/** Exact terms; a bare number also means, less surely, models with letters after it: `15t` for `15`. */
const itself = (terms: readonly Term[], vocabulary: Vocabulary): Meant => {
  const lettered = terms.flatMap(({ key }) => vocabulary.find(letteredKey(key)) ?? []);
  return new Map([...sure(lettered, SURENESS.lettered), ...sure(terms, 1)]);
};

interface WordMeaning {
  /** One part, unless several words were written together. */
  readonly parts: readonly (Meant | undefined)[];
  readonly isSlip?: true;
}

/** The meanings of a word: exact, or else as a prefix, a model without spaces, a typo, part of a word. */
export const wordMeant = (
  word: Written,
  { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean },
  vocabulary: Vocabulary,
): WordMeaning => {
  const [key = ''] = keysOf(word.text);
  const isModel = hasDigit(word.text);
  const exact = exactly(word, vocabulary);
  const begun = isLast || exact.length === 0 ? begunBy(word.text, vocabulary) : [];
  if (exact.length > 0) {
    // A word may be unfinished, but not a known model, nor a model's variant: `pro` after another word is not the start
    // of `прозрачный`.
    const isFinished = isModel || (!isFirst && isVariant(key));
    return { parts: [new Map([...sure(isFinished ? [] : begun, SURENESS.begun), ...itself(exact, vocabulary)])] };
  }
  if (begun.length > 0) return { parts: [sure(begun, SURENESS.begun)] };
  const joinedModel = isModel ? split(word.text, vocabulary) : undefined;
  if (joinedModel) return { parts: joinedModel };
  const slipped = isModel ? undefined : slippedIn(word.text, key, vocabulary);
  if (slipped) return { parts: [slipped], isSlip: true };
  const joinedWords = isModel ? undefined : split(word.text, vocabulary);
  if (joinedWords) return { parts: joinedWords };
  const inside = key.length >= LEAST_INSIDE ? vocabulary.holding(key) : [];
  return { parts: [inside.length > 0 ? sure(inside, SURENESS.inside) : undefined] };
};

const slippedIn = (text: string, key: string, vocabulary: Vocabulary): Meant | undefined => {
  const swapped = swappedIn(text, vocabulary);
  if (swapped.length > 0) return sure(swapped, SURENESS.oneSlip);
  const near = vocabulary.near(key);
  if (near.terms.length === 0) return undefined;
  return sure(near.terms, near.slips < 2 ? SURENESS.oneSlip : SURENESS.twoSlips);
};

/** Terms that an unfinished word may become, also through aliases. */
const begunBy = (text: string, vocabulary: Vocabulary): readonly Term[] => {
  const named = hasDigit(text)
    ? []
    : keysOf(text)
        .filter((key) => key.length >= LEAST_BEGUN)
        .flatMap(meaningsBegun);
  const meant = named.flatMap((meaning) => wordsOf(meaning).slice(0, 1)).flatMap((word) => exactly(word, vocabulary));
  return [...new Set([...meant, ...keysOf(text).flatMap((key) => vocabulary.beginning(key))])];
};

/** Terms that match with two neighbouring letters swapped. By sound, `ipohne` would be too far from `iphone`. */
const swappedIn = (text: string, vocabulary: Vocabulary): readonly Term[] => {
  const texts = Array.from(
    { length: Math.max(0, Math.min(text.length, LONGEST_SPLIT) - 1) },
    (_, at) => text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
  );
  return [...new Set(texts.flatMap((spelling) => exactly({ text: spelling }, vocabulary)))];
};

const LEAST_BEGUN = 2;
const LEAST_INSIDE = 4;
const LEAST_PART = 3;
const MOST_PARTS = 3;
/** Longer words are not split or permuted. */
const LONGEST_SPLIT = 24;

/** Splits words written together, such as `s26ultra`, into as few known words as possible. */
const split = (text: string, vocabulary: Vocabulary): readonly Meant[] | undefined => {
  if (text.length > LONGEST_SPLIT) return undefined;
  const best: (readonly (readonly Term[])[] | undefined)[] = [[]];
  for (let end = 1; end <= text.length; end += 1) {
    for (let start = 0; start < end; start += 1) {
      const before = best[start];
      const part = text.slice(start, end);
      if (!before || before.length >= MOST_PARTS || (best[end]?.length ?? MOST_PARTS + 1) <= before.length + 1)
        continue;
      // `qqq` has three letters but one sound.
      if (!hasDigit(part) && keysOf(part).every((key) => key.length < LEAST_PART)) continue;
      // A number is never split.
      if (/\d$/.test(part) && /^\d/.test(text.slice(end))) continue;
      const terms = exactly({ text: part }, vocabulary);
      if (terms.length > 0) best[end] = [...before, terms];
    }
  }
  return best[text.length]?.map((terms) => itself(terms, vocabulary));
};
