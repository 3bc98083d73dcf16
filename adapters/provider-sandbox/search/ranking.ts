import type { Columns, Scored } from '#adapters/provider-sandbox/db/columns.ts';
import type { PackedLists } from '#adapters/provider-sandbox/db/packed.ts';
import type { QuestionWord } from './question.ts';

/** What a word is worth by where it stands: in the title, or as what the goods are called or are like, it is worth 1. */
const ABOUT_CATEGORY = 0.7;
const IN_PROPERTY = 0.45;
/** How much each thing may add. */
const WEIGHT = { words: 2, section: 0.25, popularity: 0.2, stock: 0.1 } as const;
/** Devices stand before what goes with them, far before when it is not asked for by its own name. */
const ACCESSORY = { named: 0.12, unnamed: 0.3 } as const;
const MOST_POPULAR = 1000;
/** A nearer model stands higher however much another is wanted and whether or not it is sold. */
const NEARER = WEIGHT.popularity + WEIGHT.stock + 0.01;
/** How near a product is to the model that is asked for: another; of its maker and number, with more to its name; it. */
const NEARNESS = { another: 0, kin: 1, exact: 2 } as const;

/** The lowest categories that some products stand in, first the one that most of them do. */
export const leavesOf = ({ leaf, accessory }: Columns, ids: Uint32Array): readonly number[] => {
  const counts = new Uint32Array(accessory.length);
  for (const id of ids) counts[leaf[id] ?? 0] = (counts[leaf[id] ?? 0] ?? 0) + 1;
  const met = Array.from(counts, (count, category) => ({ count, category })).filter(({ count }) => count > 0);
  return met.sort((one, other) => other.count - one.count).map(({ category }) => category);
};

/** How many of some products stand in each section of the catalogue, by the section's id. */
export const countSections = ({ section, accessory }: Columns, ids: Uint32Array): Uint32Array => {
  const counts = new Uint32Array(accessory.length);
  for (const id of ids) counts[section[id] ?? 0] = (counts[section[id] ?? 0] ?? 0) + 1;
  return counts;
};

/**
 * How well each product answers a search: by where its words stand, then whether its section is what most of the found
 * goods are (who asks for a maker means its phones before its televisions), how much it is wanted, whether it is sold,
 * and devices before what goes with them. `worths` is what its title alone adds: of one model it is higher for the
 * memory and the colour that the search names.
 */
export const scoresOf = (
  columns: Columns,
  ids: Uint32Array,
  words: readonly QuestionWord[],
  sections: Uint32Array,
): { readonly scores: Float64Array; readonly worths: Float64Array } => {
  const { section, popularity, isSold, leaf } = columns;
  const found = sections.reduce((sum, count) => sum + count, 0);
  const sectionShare = Float64Array.from(sections, (count) => (WEIGHT.section * count) / found);
  const { standings, gains } = worthOf(columns, words, leavesOf(columns, ids));
  const answers = answersOf(columns, words);
  const scores = new Float64Array(ids.length);
  const worths = new Float64Array(ids.length);
  for (let index = 0; index < ids.length; index += 1) {
    const id = ids[index] ?? 0;
    const category = leaf[id] ?? 0;
    const answered = answeredBy(columns.titles, answers, id);
    const worth = answered === 0 ? 0 : gains(category, answered);
    worths[index] = worth;
    scores[index] =
      (standings[category] ?? 0) +
      worth +
      (sectionShare[section[id] ?? 0] ?? 0) +
      (WEIGHT.popularity * (popularity[id] ?? 0)) / MOST_POPULAR +
      WEIGHT.stock * (isSold[id] ?? 0);
  }
  return { scores, worths };
};

/**
 * The words of a search take as many bits: those that a term answers surely, and above them those it may answer; then
 * whether it is a model that is asked for, whether it is another one of that number, and whether the number is no model's.
 */
const SURE_BITS = 8;
const SAME_MODEL = 1 << (2 * SURE_BITS);
const OTHER_MODEL = SAME_MODEL << 1;
const NO_MODEL = OTHER_MODEL << 1;
const ALL_BITS = NO_MODEL << 1;

/** For every term the words that it answers, in the bits of one number. */
const answersOf = ({ termCount }: Columns, words: readonly QuestionWord[]): Uint32Array => {
  const answers = new Uint32Array(termCount + 1);
  const add = (id: number, bits: number) => {
    answers[id] = (answers[id] ?? 0) | bits;
  };
  for (const [bit, { terms, sureness, models }] of words.entries()) {
    for (const [{ id }, sure] of terms) add(id, 1 << (sure === sureness.most ? bit : bit + SURE_BITS));
    for (const { id } of models?.same ?? []) add(id, SAME_MODEL);
    for (const { id } of models?.others ?? []) add(id, OTHER_MODEL);
    for (const { id } of models?.none ?? []) add(id, NO_MODEL);
  }
  return answers;
};

/**
 * Tells how near a product is to the model that is asked for, by what its title answers. What goes with a device names
 * the device and not its maker. Undefined when a search asks for no model that has others beside it.
 */
const nearnessOf = (words: readonly QuestionWord[]) => {
  const bitsOf = (is: (word: QuestionWord) => boolean) =>
    words.reduce((bits, word, bit) => bits | (is(word) ? 1 << bit : 0), 0);
  const numbers = bitsOf(({ models }) => models !== undefined);
  if (numbers === 0) return undefined;
  const own = numbers | bitsOf(({ isMaker }) => isMaker);
  const isVariant = words.some(({ models }) => models?.isVariant);
  return (answered: number, isAccessory: boolean): number => {
    const titled = answered | (answered >> SURE_BITS);
    const asked = isAccessory ? numbers : own;
    if ((titled & asked) !== asked || answered & NO_MODEL) return NEARNESS.another;
    const isSame = (answered & SAME_MODEL) !== 0 || !(isVariant || answered & OTHER_MODEL);
    return isSame && (answered & numbers) === numbers ? NEARNESS.exact : NEARNESS.kin;
  };
};

/**
 * Without what goes with another model than the asked one, `чехол iphone 17 pro max` for `чехол iphone 17 pro`, where
 * something is exactly what is asked for.
 */
export const withoutOtherModels = (columns: Columns, ids: Uint32Array, words: readonly QuestionWord[]): Uint32Array => {
  const nearness = nearnessOf(words);
  if (!nearness) return ids;
  const answers = answersOf(columns, words);
  const near = new Uint8Array(ids.length);
  for (let index = 0; index < ids.length; index += 1) {
    const id = ids[index] ?? 0;
    near[index] = nearness(answeredBy(columns.titles, answers, id), isAccessory(columns, id));
  }
  if (!near.includes(NEARNESS.exact)) return ids;
  return ids.filter((id, index) => near[index] !== NEARNESS.kin || !isAccessory(columns, id));
};

const isAccessory = ({ accessory, leaf }: Columns, id: number): boolean => accessory[leaf[id] ?? 0] === 1;

/** What the title of a product answers. */
const answeredBy = ({ starts, items }: PackedLists, answers: Uint32Array, id: number): number => {
  let answered = 0;
  const end = starts[id + 1] ?? 0;
  for (let at = starts[id] ?? 0; at < end; at += 1) answered |= answers[items[at] ?? 0] ?? 0;
  return answered;
};

/**
 * What the words of a search are worth in a product of each lowest category whatever its title says, less what
 * accessories lose, and how much more they are worth when its title answers some of them.
 */
const worthOf = (columns: Columns, words: readonly QuestionWord[], leaves: readonly number[]) => {
  const total = words.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const weights = words.map(({ weight }) => (WEIGHT.words * weight) / total);
  const worth = new Map(
    leaves.map((leaf) => [leaf, words.map((word) => worthInCategory(columns, leaf, word))] as const),
  );
  const standings = new Float64Array(columns.accessory.length);
  const nearness = nearnessOf(words);
  // Other models of a device still stand before what goes with the very one.
  const unnamed = ACCESSORY.unnamed + (nearness ? NEARNESS.exact * NEARER : 0);
  for (const [leaf, here] of worth) {
    const lost = here.some(({ isNamed }) => isNamed) ? ACCESSORY.named : unnamed;
    const sum = here.reduce((all, { best }, word) => all + best * (weights[word] ?? 0), 0);
    standings[leaf] = sum - (columns.accessory[leaf] === 1 ? lost : 0);
  }
  const known = new Map<number, number>();
  const last = { key: -1, gain: 0 };
  const gains = (category: number, answered: number): number => {
    const key = category * ALL_BITS + answered;
    // Neighbours are mostly alike.
    if (key === last.key) return last.gain;
    last.key = key;
    last.gain =
      known.get(key) ??
      words.reduce(
        (sum, { sureness }, word) => {
          const titled =
            answered & (1 << word) ? sureness.most : answered & (1 << (word + SURE_BITS)) ? sureness.least : 0;
          return sum + (weights[word] ?? 0) * Math.max(0, titled - (worth.get(category)?.[word]?.best ?? 0));
        },
        NEARER * (nearness?.(answered, columns.accessory[category] === 1) ?? 0),
      );
    known.set(key, last.gain);
    return last.gain;
  };
  return { standings, gains };
};

/** What a word is worth in a category, and whether its goods are called so. */
const worthInCategory = (columns: Columns, category: number, { terms, sureness }: QuestionWord) => {
  const surely = new Map([...terms].map(([{ id }, sure]) => [id, sure]));
  let best = IN_PROPERTY * sureness.most;
  let isNamed = false;
  for (const { term, kind } of columns.categoryTerms.get(category) ?? []) {
    const sure = surely.get(term) ?? 0;
    if (kind === 'name' && sure > 0) isNamed = true;
    best = Math.max(best, (kind === 'name' || kind === 'trait' ? 1 : ABOUT_CATEGORY) * sure);
  }
  return { best, isNamed };
};

const BUCKETS = 1024;

/** One page of products by their scores, the highest first; of equal ones the older. Only what may stand there is sorted. */
export const pageByScore = (
  { ids, scores }: Scored,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): readonly number[] => {
  const offset = (page - 1) * pageSize;
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const score of scores) {
    if (score < least) least = score;
    if (score > most) most = score;
  }
  const scale = most > least ? (BUCKETS - 1) / (most - least) : 0;
  const bucketOf = new Uint16Array(scores.length);
  const buckets = new Uint32Array(BUCKETS);
  for (let index = 0; index < scores.length; index += 1) {
    const bucket = Math.floor((most - (scores[index] ?? 0)) * scale);
    bucketOf[index] = bucket;
    buckets[bucket] = (buckets[bucket] ?? 0) + 1;
  }
  let [first, skipped] = [0, 0];
  while (first < BUCKETS && skipped + (buckets[first] ?? 0) <= offset) skipped += buckets[first++] ?? 0;
  let [last, reached] = [first, skipped];
  while (last < BUCKETS && reached < offset + pageSize) reached += buckets[last++] ?? 0;
  const near: number[] = [];
  for (let index = 0; index < ids.length; index += 1) {
    const bucket = bucketOf[index] ?? 0;
    if (bucket >= first && bucket < last) near.push(index);
  }
  return near
    .sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other)
    .slice(offset - skipped, offset - skipped + pageSize)
    .map((index) => ids[index] ?? 0);
};
