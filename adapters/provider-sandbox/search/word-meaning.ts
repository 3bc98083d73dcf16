import { aliasMeanings, MAX_ALIAS_WORDS, meaningsWithPrefix } from './aliases.ts';
import { hasDigit, isVariantWord, letteredKey, searchKey, searchKeys, type Token, tokenize } from './spelling.ts';
import type { Meaning, Term, Vocabulary } from './vocabulary.ts';

/** Confidence of a meaning by how it was found. */
export const CONFIDENCE = {
  prefix: 0.8,
  secondaryAlias: 0.8,
  lettered: 0.8,
  ending: 0.7,
  oneTypo: 0.75,
  twoTypos: 0.6,
  substring: 0.5,
} as const;

/** Meanings of the longest alias at a position. */
export const aliasAt = (words: readonly Token[], at: number, vocabulary: Vocabulary) => {
  for (let length = MAX_ALIAS_WORDS; length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).map((word) => searchKey(word.text));
    const meanings = phrase.length === length ? aliasMeanings(phrase) : undefined;
    if (!meanings) continue;
    const own = length === 1 ? exactTerms(words[at] ?? { text: '' }, vocabulary) : [];
    const [first = [], ...others] = meanings.map((meaning) =>
      tokenize(meaning).map((word) => exactTerms(word, vocabulary)),
    );
    const [head = [], ...rest] = first;
    const named = new Map([
      ...withConfidence(others.flat(2), CONFIDENCE.secondaryAlias),
      ...withConfidence([...head, ...own], 1),
    ]);
    const meant = [named, ...rest.map((terms) => withConfidence(terms, 1))].filter(({ size }) => size > 0);
    if (meant.length > 0) return { length, meant };
  }
  return undefined;
};

/** Terms with the same confidence. */
export const withConfidence = (terms: readonly Term[], confidence: number): Meaning =>
  new Map(terms.map((term) => [term, confidence]));

/** Terms that match a word exactly. */
export const exactTerms = ({ text, number }: Token, vocabulary: Vocabulary): readonly Term[] => {
  const found = searchKeys(text).flatMap((key) => vocabulary.find(key) ?? []);
  return found.length > 0 || number === undefined ? found : exactTerms({ text: number }, vocabulary);
};

/** Exact terms; a bare number also means, less surely, models with letters after it: `15t` for `15`. */
const exactMeaning = (terms: readonly Term[], vocabulary: Vocabulary): Meaning => {
  const lettered = terms.flatMap(({ key }) => vocabulary.find(letteredKey(key)) ?? []);
  return new Map([...withConfidence(lettered, CONFIDENCE.lettered), ...withConfidence(terms, 1)]);
};

interface WordMeaning {
  /** One part, unless several words were written together. */
  readonly parts: readonly (Meaning | undefined)[];
  readonly isTypo?: true;
}

/** The meanings of a word: exact, or else as a prefix, a model without spaces, a typo, part of a word. */
export const meaningOf = (
  word: Token,
  { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean },
  vocabulary: Vocabulary,
): WordMeaning => {
  const [key = ''] = searchKeys(word.text);
  const isModel = hasDigit(word.text);
  const exact = exactTerms(word, vocabulary);
  const begun = isLast || exact.length === 0 ? completions(word.text, vocabulary) : [];
  if (exact.length > 0) {
    // A word may be unfinished, but not a known model, nor a model's variant: `pro` after another word is not the start
    // of `прозрачный`.
    const isFinished = isModel || (!isFirst && isVariantWord(key));
    return {
      parts: [
        new Map([...withConfidence(isFinished ? [] : begun, CONFIDENCE.prefix), ...exactMeaning(exact, vocabulary)]),
      ],
    };
  }
  if (begun.length > 0) return { parts: [withConfidence(begun, CONFIDENCE.prefix)] };
  const joinedModel = isModel ? splitWord(word.text, vocabulary) : undefined;
  if (joinedModel) return { parts: joinedModel };
  const slipped = isModel ? undefined : typoMeaning(word.text, key, vocabulary);
  if (slipped) return { parts: [slipped], isTypo: true };
  const joinedWords = isModel ? undefined : splitWord(word.text, vocabulary);
  if (joinedWords) return { parts: joinedWords };
  const inside = key.length >= LEAST_INSIDE ? vocabulary.containing(key) : [];
  return { parts: [inside.length > 0 ? withConfidence(inside, CONFIDENCE.substring) : undefined] };
};

const typoMeaning = (text: string, key: string, vocabulary: Vocabulary): Meaning | undefined => {
  const swapped = swapMatches(text, vocabulary);
  if (swapped.length > 0) return withConfidence(swapped, CONFIDENCE.oneTypo);
  const near = vocabulary.nearest(key);
  if (near.terms.length === 0) return undefined;
  return withConfidence(near.terms, near.typos < 2 ? CONFIDENCE.oneTypo : CONFIDENCE.twoTypos);
};

/** Terms that an unfinished word may become, also through aliases. */
const completions = (text: string, vocabulary: Vocabulary): readonly Term[] => {
  const named = hasDigit(text)
    ? []
    : searchKeys(text)
        .filter((key) => key.length >= LEAST_BEGUN)
        .flatMap(meaningsWithPrefix);
  const meant = named
    .flatMap((meaning) => tokenize(meaning).slice(0, 1))
    .flatMap((word) => exactTerms(word, vocabulary));
  return [...new Set([...meant, ...searchKeys(text).flatMap((key) => vocabulary.withPrefix(key))])];
};

/** Terms that match with two neighbouring letters swapped. By sound, `ipohne` would be too far from `iphone`. */
const swapMatches = (text: string, vocabulary: Vocabulary): readonly Term[] => {
  const texts = Array.from(
    { length: Math.max(0, Math.min(text.length, LONGEST_SPLIT) - 1) },
    (_, at) => text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
  );
  return [...new Set(texts.flatMap((spelling) => exactTerms({ text: spelling }, vocabulary)))];
};

const LEAST_BEGUN = 2;
const LEAST_INSIDE = 4;
const LEAST_PART = 3;
const MOST_PARTS = 3;
/** Longer words are not split or permuted. */
const LONGEST_SPLIT = 24;

/** Splits words written together, such as `s26ultra`, into as few known words as possible. */
const splitWord = (text: string, vocabulary: Vocabulary): readonly Meaning[] | undefined => {
  if (text.length > LONGEST_SPLIT) return undefined;
  const best: (readonly (readonly Term[])[] | undefined)[] = [[]];
  for (let end = 1; end <= text.length; end += 1) {
    for (let start = 0; start < end; start += 1) {
      const before = best[start];
      const part = text.slice(start, end);
      if (!before || before.length >= MOST_PARTS || (best[end]?.length ?? MOST_PARTS + 1) <= before.length + 1)
        continue;
      // `qqq` has three letters but one sound.
      if (!hasDigit(part) && searchKeys(part).every((key) => key.length < LEAST_PART)) continue;
      // A number is never split.
      if (/\d$/.test(part) && /^\d/.test(text.slice(end))) continue;
      const terms = exactTerms({ text: part }, vocabulary);
      if (terms.length > 0) best[end] = [...before, terms];
    }
  }
  return best[text.length]?.map((terms) => exactMeaning(terms, vocabulary));
};
