import { closers, openers } from '#adapters/provider-sandbox/catalogue/seed/reviews-common.ts';
import { general } from '#adapters/provider-sandbox/catalogue/seed/reviews-general.ts';
import type { Random } from './random.ts';
import type { ReviewLanguage, ReviewTexts } from './review-texts.ts';
import { against, type Facts, fits, type Sentence } from './sentences.ts';
import { capital } from './text.ts';
import { type Said, wordingsOf } from './wordings.ts';

/** How often a sentence was already written about a product and about all variants of its model, and what was said of anything. */
export interface Used {
  readonly product: Map<string, number>;
  readonly model: Map<string, number>;
  readonly said: Said;
}

/** What one review is written with. */
export interface Writing {
  readonly facts: Facts;
  readonly language: ReviewLanguage;
  readonly stars: number;
  readonly used: Used;
  readonly chance: Random;
}

const keyOf = (language: ReviewLanguage, sentence: Sentence): string => `${language} ${sentence[language]}`;
const timesOf = (used: Map<string, number>, language: ReviewLanguage, sentence: Sentence): number =>
  used.get(keyOf(language, sentence)) ?? 0;

function remember({ used, language }: Writing, sentence: Sentence): void {
  const key = keyOf(language, sentence);
  for (const counts of [used.product, used.model]) counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** The sentence with the maker and the model in the places for them. */
const named = (text: string, facts: Facts): string =>
  text.replaceAll(/\{(brand|model)\}/g, (_, key: string) => facts(key) ?? '');

/** What has been written least comes first: on the product's page, then of its model, then on the page in the other language. */
function leastUsed(sentences: readonly Sentence[], { used, language, chance }: Writing): Sentence[] {
  const other = language === 'ru' ? 'ro' : 'ru';
  const weight = (sentence: Sentence): number =>
    timesOf(used.product, language, sentence) * 10_000 +
    timesOf(used.model, language, sentence) * 10 +
    timesOf(used.product, other, sentence);
  return chance.sample(sentences, sentences.length).toSorted((one, two) => weight(one) - weight(two));
}

/** The text of a review while it is written: no subject comes up twice in it, whether praised or blamed. */
class Text {
  readonly #parts: string[] = [];
  readonly claims = new Set<string>();
  readonly #writing: Writing;

  constructor(writing: Writing) {
    this.#writing = writing;
  }

  get sentences(): string {
    return this.#parts.join(' ');
  }

  #allows(sentence: Sentence): boolean {
    const taken = sentence.says.some((claim) => this.claims.has(claim) || this.claims.has(against(claim)));
    return !taken && fits(sentence, this.#writing.facts);
  }

  /** What may come next of some sentences, the least used first. */
  #next(pool: readonly Sentence[]): Sentence[] {
    return leastUsed(
      pool.filter((sentence) => this.#allows(sentence)),
      this.#writing,
    );
  }

  /**
   * Writes one more sentence that nobody has said of the model, in words that no review of the shop has; nothing where
   * there are none left.
   */
  add(...pools: readonly (readonly Sentence[])[]): void {
    const { used, language } = this.#writing;
    const isNew = (sentence: Sentence) => timesOf(used.model, language, sentence) === 0;
    this.#writeFresh(pools.flatMap((pool) => this.#next(pool)).filter(isNew));
  }

  /** Writes what the model's page has in other words, or even in the same ones: a review says something. */
  repeat(pool: readonly Sentence[]): void {
    const candidates = this.#next(pool);
    const [first] = candidates;
    if (first && !this.#writeFresh(candidates)) this.#write(first, this.#writing.chance.pick(this.#wordings(first)));
  }

  /** Writes the first of some sentences that has words left; false when none has. */
  #writeFresh(candidates: readonly Sentence[]): boolean {
    for (const sentence of candidates) {
      const words = this.#writing.used.said.fresh(this.#wordings(sentence));
      if (words === undefined) continue;
      this.#write(sentence, words);
      return true;
    }
    return false;
  }

  #wordings(sentence: Sentence): readonly string[] {
    return wordingsOf(named(sentence[this.#writing.language], this.#writing.facts));
  }

  #write(sentence: Sentence, words: string): void {
    this.#parts.push(words);
    this.#writing.used.said.remember(words);
    for (const claim of sentence.says) this.claims.add(claim);
    remember(this.#writing, sentence);
  }
}

/** How often a review tells what is true of anything before what is true of its own goods alone. */
const GENERAL_FIRST = 0.3;

/** How many sentences of praise, of reserve and of blame. */
function plan(stars: number, chance: Random): readonly [good: number, mixed: number, bad: number] {
  if (stars === 5) return [chance.between(1, 2), 0, 0];
  if (stars === 4) return [1, 1, 0];
  return stars === 3 ? [1, 1, 1] : [0, chance.between(0, 1), 2];
}

/** How often the whole shop may blame a thing in the same words: whoever reads two pages does not meet them on both. */
const MOST_BLAMED = 12;

/** Up to how many entries a short list has, and how often the shop may have each in the same words. */
interface Limits {
  readonly count: number;
  readonly most?: number;
}

/**
 * A short list that contradicts neither the text nor the other list, and names no subject twice; in the words that the
 * shop has least.
 */
function shortList(pool: readonly Sentence[], limits: Limits, claims: Set<string>, writing: Writing): string {
  const { count, most = Number.POSITIVE_INFINITY } = limits;
  const { language, used, facts } = writing;
  const words: string[] = [];
  const named = new Set<string>();
  for (const entry of leastUsed(pool, writing)) {
    if (words.length === count) break;
    if (!fits(entry, facts)) continue;
    if (entry.says.some((claim) => claims.has(against(claim)) || named.has(claim))) continue;
    const written = used.said.rarest(wordingsOf(entry[language]), most);
    if (written === undefined) continue;
    words.push(written);
    used.said.list(written);
    for (const claim of entry.says) named.add(claim);
    remember(writing, entry);
  }
  for (const claim of named) claims.add(claim);
  return capital(words.join(', '));
}

/** The words of one review: how it begins, what it says, how it ends, and its two short lists. */
export function write(texts: ReviewTexts, writing: Writing): { text: string; pros: string; cons: string } {
  const { stars, chance } = writing;
  const text = new Text(writing);
  const add = (own: readonly Sentence[], common: readonly Sentence[]) =>
    chance.chance(GENERAL_FIRST) ? text.add(common, own) : text.add(own, common);
  if (chance.chance(0.4)) text.add(openers);
  const [good, mixed, bad] = plan(stars, chance);
  for (let number = 0; number < good; number++) add(texts.good, general.good);
  for (let number = 0; number < mixed; number++) add(texts.mixed, general.mixed);
  for (let number = 0; number < bad; number++) add(texts.bad, general.bad);
  if (text.sentences === '')
    text.repeat(stars >= 3 ? [...texts.good, ...general.good] : [...texts.bad, ...general.bad]);
  if (stars >= 4 && chance.chance(0.35)) text.add(closers);
  const praised = stars >= 3 ? chance.between(1, 3) : chance.between(0, 1);
  const blamed = stars <= 3 ? 2 : chance.chance(0.75) ? 1 : 0;
  const pros = shortList(texts.pros, { count: praised }, text.claims, writing);
  const cons = shortList(texts.cons, { count: blamed, most: MOST_BLAMED }, text.claims, writing);
  return { text: text.sentences, pros, cons };
}
