import { type Random, random } from '#adapters/provider-sandbox/catalogue/random.ts';
import { against, type Facts, fits, type Sentence } from '#adapters/provider-sandbox/catalogue/sentences.ts';
import { capital } from '#adapters/provider-sandbox/catalogue/text.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { type Part, sentencesOf } from './review-sentences.ts';

/** How often each sentence was used. */
type Counts = Map<string, number>;

const count = (counts: Counts, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

/** What reviews have used so far. */
export interface Said {
  readonly ofProduct: Counts;
  /** By all variants of the model. */
  readonly ofModel: Counts;
  /** Finished sentences of all reviews; none is used twice. */
  readonly sentences: Set<string>;
  /** Items of short lists. */
  readonly entries: Counts;
}

interface Writing {
  readonly family: string;
  readonly facts: Facts;
  readonly language: Locale;
  readonly stars: number;
  readonly said: Said;
  readonly chance: Random;
}

const expand = (text: string): readonly string[] => {
  const [choice, words = ''] = /\[([^\]]*)\]/.exec(text) ?? [];
  return choice === undefined ? [text] : words.split('|').flatMap((word) => expand(text.replace(choice, () => word)));
};

const known = new Map<string, readonly string[]>();

/** All variants of a sentence with choices such as `[week|month]`, in an order that depends only on the sentence. */
export const wordingsOf = (text: string): readonly string[] => {
  const wordings = known.get(text) ?? random(`wordings ${text}`).sample(expand(text), Number.POSITIVE_INFINITY);
  known.set(text, wordings);
  return wordings;
};

/** Share of reviews that start with a general sentence instead of one about the family. */
const GENERAL_FIRST = 0.3;
/** How often all reviews may use the same item of `cons`. */
const MOST_BLAMED = 12;

/** The parts of the text by rating. */
const plan = (stars: number, chance: Random): readonly Part[] => {
  if (stars === 5) return chance.between(1, 2) === 1 ? ['good'] : ['good', 'good'];
  if (stars === 4) return ['good', 'mixed'];
  if (stars === 3) return ['good', 'mixed', 'bad'];
  return chance.between(0, 1) === 0 ? ['bad', 'bad'] : ['mixed', 'bad', 'bad'];
};

/**
 * The text of one review and its two short lists. Claims never contradict each other; the least used sentences come
 * first.
 */
export const writeReview = ({ family, facts, language, stars, said, chance }: Writing) => {
  const text: string[] = [];
  const claims = new Set<string>();

  const times = (counts: Counts, sentence: Sentence, inLanguage = language): number =>
    counts.get(`${inLanguage} ${sentence[inLanguage]}`) ?? 0;
  const remember = (sentence: Sentence): void => {
    for (const counts of [said.ofProduct, said.ofModel]) count(counts, `${language} ${sentence[language]}`);
  };
  /** Sorted by use on the product's page, then for its model, then on the page in the other language. */
  const leastUsed = (sentences: readonly Sentence[]): readonly Sentence[] => {
    const weight = (sentence: Sentence): number =>
      times(said.ofProduct, sentence) * 10_000 +
      times(said.ofModel, sentence) * 10 +
      times(said.ofProduct, sentence, language === 'ru' ? 'ro' : 'ru');
    const weighed = chance.sample(sentences, sentences.length).map((sentence) => ({ sentence, by: weight(sentence) }));
    return weighed.sort((one, two) => one.by - two.by).map(({ sentence }) => sentence);
  };
  const wordingsHere = (sentence: Sentence): readonly string[] =>
    wordingsOf(sentence[language].replaceAll(/\{(brand|model)\}/g, (_, key: string) => facts(key) ?? ''));
  /** True sentences on subjects the text has not covered. */
  const possible = (sentences: readonly Sentence[]): readonly Sentence[] =>
    leastUsed(
      sentences.filter(
        (one) => fits(one, facts) && !one.says.some((claim) => claims.has(claim) || claims.has(against(claim))),
      ),
    );
  const write = (sentence: Sentence, words: string): void => {
    text.push(words);
    said.sentences.add(words);
    for (const claim of sentence.says) claims.add(claim);
    remember(sentence);
  };
  /** Writes the first sentence with a wording that no review has. */
  const writeFresh = (sentences: readonly Sentence[]): boolean =>
    sentences.some((sentence) => {
      const words = wordingsHere(sentence).find((wording) => !said.sentences.has(wording));
      if (words !== undefined) write(sentence, words);
      return words !== undefined;
    });
  /** Adds one sentence that the model's reviews do not have, if any is left. */
  const add = (...pools: readonly (readonly Sentence[])[]): boolean =>
    writeFresh(pools.flatMap(possible).filter((sentence) => times(said.ofModel, sentence) === 0));
  const addPart = (part: Part): boolean => {
    const [own, general] = [sentencesOf(family, part), sentencesOf('any', part)];
    return chance.chance(GENERAL_FIRST) ? add(general, own) : add(own, general);
  };
  /** At most `length` items on different subjects, in the least used wording. */
  const list = (part: Part, length: number, most = Number.POSITIVE_INFINITY): string => {
    const entries: string[] = [];
    const named = new Set<string>();
    for (const entry of leastUsed(sentencesOf(family, part))) {
      if (entries.length === length) break;
      if (!fits(entry, facts) || entry.says.some((claim) => claims.has(against(claim)) || named.has(claim))) continue;
      const written = (words: string) => said.entries.get(words) ?? 0;
      const [words] = wordingsOf(entry[language]).toSorted((one, other) => written(one) - written(other));
      if (words === undefined || written(words) >= most) continue;
      entries.push(words);
      count(said.entries, words);
      for (const claim of entry.says) named.add(claim);
      remember(entry);
    }
    for (const claim of named) claims.add(claim);
    return capital(entries.join(', '));
  };

  if (chance.chance(0.4)) add(sentencesOf('any', 'opening'));
  for (const part of plan(stars, chance)) addPart(part);
  if (text.length === 0) {
    // No sentence is left: repeat one, in new words if possible.
    const part = stars >= 3 ? 'good' : 'bad';
    const candidates = possible([...sentencesOf(family, part), ...sentencesOf('any', part)]);
    const [first] = candidates;
    if (first && !writeFresh(candidates)) write(first, chance.pick(wordingsHere(first)));
  }
  if (stars >= 4 && chance.chance(0.35)) add(sentencesOf('any', 'closing'));
  const praised = stars >= 3 ? chance.between(1, 3) : chance.between(0, 1);
  const blamed = stars <= 3 ? 2 : chance.chance(0.75) ? 1 : 0;
  return { text: text.join(' '), pros: list('pros', praised), cons: list('cons', blamed, MOST_BLAMED) };
};
