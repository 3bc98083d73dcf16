import { closers, general, openers } from '#adapters/provider-sandbox/catalogue/seed/reviews-common.ts';
import type { Random } from './random.ts';
import type { ReviewLanguage, ReviewTexts } from './review-texts.ts';
import { against, type Facts, fits, type Sentence } from './sentences.ts';
import { capital } from './text.ts';

/** How often a sentence was already written about a product, and about all variants of its model. */
export interface Used {
  readonly product: Map<string, number>;
  readonly model: Map<string, number>;
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
   * Writes one more sentence that the product's page does not have yet; false when there is none. What nobody has said of
   * the whole model goes before what another variant's page has.
   */
  add(...pools: readonly (readonly Sentence[])[]): boolean {
    const { used, language } = this.#writing;
    const candidates = pools.flatMap((pool) => this.#next(pool));
    const next =
      candidates.find((sentence) => timesOf(used.model, language, sentence) === 0) ??
      candidates.find((sentence) => timesOf(used.product, language, sentence) === 0);
    if (next) this.#write(next);
    return next !== undefined;
  }

  /** Writes a sentence even if the page has it: a review says something. */
  repeat(pool: readonly Sentence[]): void {
    const next = this.#next(pool)[0];
    if (next) this.#write(next);
  }

  #write(sentence: Sentence): void {
    this.#parts.push(sentence[this.#writing.language]);
    for (const claim of sentence.says) this.claims.add(claim);
    remember(this.#writing, sentence);
  }
}

/** How many sentences of praise, of reserve and of blame. */
function plan(stars: number, chance: Random): readonly [good: number, mixed: number, bad: number] {
  if (stars === 5) return [chance.between(1, 3), 0, 0];
  if (stars === 4) return [chance.between(1, 2), 1, 0];
  return stars === 3 ? [1, 1, 1] : [0, chance.between(0, 1), 2];
}

/** A short list that contradicts neither the text nor the other list, and names no subject twice. */
function shortList(pool: readonly Sentence[], count: number, claims: Set<string>, writing: Writing): string {
  const words: string[] = [];
  const named = new Set<string>();
  for (const entry of leastUsed(pool, writing)) {
    if (words.length === count) break;
    if (!fits(entry, writing.facts)) continue;
    if (entry.says.some((claim) => claims.has(against(claim)) || named.has(claim))) continue;
    words.push(entry[writing.language]);
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
  if (chance.chance(0.5)) text.add(openers);
  const [good, mixed, bad] = plan(stars, chance);
  for (let number = 0; number < good; number++) text.add(texts.good, general.good);
  for (let number = 0; number < mixed; number++) text.add(texts.mixed, general.mixed);
  for (let number = 0; number < bad; number++) text.add(texts.bad, general.bad);
  if (text.sentences === '') text.repeat(stars >= 3 ? texts.good : texts.bad);
  if (stars >= 4 && chance.chance(0.5)) text.add(closers);
  const pros = shortList(texts.pros, stars >= 3 ? chance.between(1, 3) : chance.between(0, 1), text.claims, writing);
  const cons = shortList(texts.cons, stars <= 3 ? 2 : chance.chance(0.75) ? 1 : 0, text.claims, writing);
  return { text: text.sentences, pros, cons };
}
