import { type Random, random } from '#adapters/provider-sandbox/catalogue/random.ts';
import { type Facts, isTrueOf, opposite, type Sentence } from '#adapters/provider-sandbox/catalogue/sentences.ts';
import { capitalize } from '#adapters/provider-sandbox/catalogue/text.ts';
import { memoize } from '#adapters/provider-sandbox/data/lazy.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { type ReviewPart, sentencesOf } from './review-sentences.ts';

/** How often each sentence was used. */
type Counts = Map<string, number>;

const increment = (counts: Counts, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

/** What reviews have used so far. */
export interface Usage {
  readonly ofProduct: Counts;
  /** By all variants of the model. */
  readonly ofModel: Counts;
  /** Finished sentences of all reviews; none is used twice. */
  readonly sentences: Set<string>;
  /** Items of short lists. */
  readonly entries: Counts;
}

interface ReviewInput {
  readonly family: string;
  readonly facts: Facts;
  readonly language: Locale;
  readonly stars: number;
  readonly usage: Usage;
  readonly rng: Random;
}

const expandChoices = (text: string): readonly string[] => {
  const [choice, words = ''] = /\[([^\]]*)\]/.exec(text) ?? [];
  return choice === undefined
    ? [text]
    : words.split('|').flatMap((word) => expandChoices(text.replace(choice, () => word)));
};

/** All variants of a sentence with choices such as `[week|month]`, in an order that depends only on the sentence. */
export const wordingsOf = memoize((text: string): readonly string[] =>
  random(`wordings ${text}`).sample(expandChoices(text), Number.POSITIVE_INFINITY),
);

/** Share of reviews that start with a general sentence instead of one about the family. */
const GENERAL_FIRST = 0.3;
/** How often all reviews may use the same item of `cons`. */
const MOST_BLAMED = 12;

/** The parts of the text by rating. */
const plan = (stars: number, rng: Random): readonly ReviewPart[] => {
  if (stars === 5) return rng.between(1, 2) === 1 ? ['good'] : ['good', 'good'];
  if (stars === 4) return ['good', 'mixed'];
  if (stars === 3) return ['good', 'mixed', 'bad'];
  return rng.between(0, 1) === 0 ? ['bad', 'bad'] : ['mixed', 'bad', 'bad'];
};

/**
 * The text of one review and its two short lists. Claims never contradict each other; the least used sentences come
 * first.
 */
export const writeReview = ({ family, facts, language, stars, usage, rng }: ReviewInput) => {
  const text: string[] = [];
  const claims = new Set<string>();

  const usesOf = (counts: Counts, sentence: Sentence, inLanguage = language): number =>
    counts.get(`${inLanguage} ${sentence[inLanguage]}`) ?? 0;
  const remember = (sentence: Sentence): void => {
    for (const counts of [usage.ofProduct, usage.ofModel]) increment(counts, `${language} ${sentence[language]}`);
  };
  /** Sorted by use on the product's page, then for its model, then on the page in the other language. */
  const leastUsed = (sentences: readonly Sentence[]): readonly Sentence[] => {
    const weight = (sentence: Sentence): number =>
      usesOf(usage.ofProduct, sentence) * 10_000 +
      usesOf(usage.ofModel, sentence) * 10 +
      usesOf(usage.ofProduct, sentence, language === 'ru' ? 'ro' : 'ru');
    const weighed = rng.sample(sentences, sentences.length).map((sentence) => ({ sentence, by: weight(sentence) }));
    return weighed.sort((one, two) => one.by - two.by).map(({ sentence }) => sentence);
  };
  const wordingsHere = (sentence: Sentence): readonly string[] =>
    wordingsOf(sentence[language].replaceAll(/\{(brand|model)\}/g, (_, key: string) => facts(key) ?? ''));
  /** True sentences on subjects the text has not covered. */
  const possible = (sentences: readonly Sentence[]): readonly Sentence[] =>
    leastUsed(
      sentences.filter(
        (one) => isTrueOf(one, facts) && !one.says.some((claim) => claims.has(claim) || claims.has(opposite(claim))),
      ),
    );
  const write = (sentence: Sentence, words: string): void => {
    text.push(words);
    usage.sentences.add(words);
    for (const claim of sentence.says) claims.add(claim);
    remember(sentence);
  };
  /** Writes the first sentence with a wording that no review has. */
  const writeFresh = (sentences: readonly Sentence[]): boolean =>
    sentences.some((sentence) => {
      const words = wordingsHere(sentence).find((wording) => !usage.sentences.has(wording));
      if (words !== undefined) write(sentence, words);
      return words !== undefined;
    });
  /** Adds one sentence that the model's reviews do not have, if any is left. */
  const add = (...pools: readonly (readonly Sentence[])[]): boolean =>
    writeFresh(pools.flatMap(possible).filter((sentence) => usesOf(usage.ofModel, sentence) === 0));
  const addPart = (part: ReviewPart): boolean => {
    const [own, general] = [sentencesOf(family, part), sentencesOf('any', part)];
    return rng.chance(GENERAL_FIRST) ? add(general, own) : add(own, general);
  };
  /** At most `length` items on different subjects, in the least used wording. */
  const list = (part: ReviewPart, length: number, most = Number.POSITIVE_INFINITY): string => {
    const entries: string[] = [];
    const named = new Set<string>();
    for (const entry of leastUsed(sentencesOf(family, part))) {
      if (entries.length === length) break;
      if (!isTrueOf(entry, facts) || entry.says.some((claim) => claims.has(opposite(claim)) || named.has(claim)))
        continue;
      const written = (words: string) => usage.entries.get(words) ?? 0;
      const [words] = wordingsOf(entry[language]).toSorted((one, other) => written(one) - written(other));
      if (words === undefined || written(words) >= most) continue;
      entries.push(words);
      increment(usage.entries, words);
      for (const claim of entry.says) named.add(claim);
      remember(entry);
    }
    for (const claim of named) claims.add(claim);
    return capitalize(entries.join(', '));
  };

  if (rng.chance(0.4)) add(sentencesOf('any', 'opening'));
  for (const part of plan(stars, rng)) addPart(part);
  if (text.length === 0) {
    // No sentence is left: repeat one, in new words if possible.
    const part = stars >= 3 ? 'good' : 'bad';
    const candidates = possible([...sentencesOf(family, part), ...sentencesOf('any', part)]);
    const [first] = candidates;
    if (first && !writeFresh(candidates)) write(first, rng.pick(wordingsHere(first)));
  }
  if (stars >= 4 && rng.chance(0.35)) add(sentencesOf('any', 'closing'));
  const praised = stars >= 3 ? rng.between(1, 3) : rng.between(0, 1);
  const blamed = stars <= 3 ? 2 : rng.chance(0.75) ? 1 : 0;
  return { text: text.join(' '), pros: list('pros', praised), cons: list('cons', blamed, MOST_BLAMED) };
};
