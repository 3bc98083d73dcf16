import type { Columns } from '#adapters/provider-sandbox/db/columns.ts';
import type { PackedLists } from '#adapters/provider-sandbox/db/packed-lists.ts';
import type { QueryWord } from './query.ts';

/** A word counts 1 in the title or as a name or trait of the category, and less elsewhere. */
const ABOUT_CATEGORY = 0.7;
const IN_PROPERTY = 0.45;
/** The most each factor adds. */
const WEIGHT = { words: 2, section: 0.25, popularity: 0.2, stock: 0.1 } as const;
/** Penalty of accessories, larger when the query does not name them. */
const ACCESSORY = { named: 0.12, unnamed: 0.3 } as const;
const MOST_POPULAR = 1000;
/** A nearer model ranks higher whatever its popularity and stock. */
const NEARER = WEIGHT.popularity + WEIGHT.stock + 0.01;
/** `kin`: same maker and number, but a longer name. */
const NEARNESS = { another: 0, kin: 1, exact: 2 } as const;

/** The lowest categories of these products, largest first. */
export const lowestCategories = ({ leaf, accessory }: Columns, ids: Uint32Array): readonly number[] => {
  const counts = new Uint32Array(accessory.length);
  for (const id of ids) counts[leaf[id] ?? 0] = (counts[leaf[id] ?? 0] ?? 0) + 1;
  const met = Array.from(counts, (count, category) => ({ count, category })).filter(({ count }) => count > 0);
  return met.sort((one, other) => other.count - one.count).map(({ category }) => category);
};

/** Products by section id. */
export const countSections = ({ section, accessory }: Columns, ids: Uint32Array): Uint32Array => {
  const counts = new Uint32Array(accessory.length);
  for (const id of ids) counts[section[id] ?? 0] = (counts[section[id] ?? 0] ?? 0) + 1;
  return counts;
};

/**
 * Scores products for a query: by matched words, share of their section among the results (a maker's phones before its
 * televisions), popularity, stock, and devices before accessories. `titleScores` is the title's part alone; within a model
 * it is higher for the memory and colour in the query.
 */
export const scoreProducts = (
  columns: Columns,
  ids: Uint32Array,
  words: readonly QueryWord[],
  sections: Uint32Array,
): { readonly scores: Float64Array; readonly titleScores: Float64Array } => {
  const { section, popularity, isBuyable, leaf } = columns;
  const found = sections.reduce((sum, count) => sum + count, 0);
  const sectionShare = Float64Array.from(sections, (count) => (WEIGHT.section * count) / found);
  const { baseScores, titleScore } = wordScores(columns, words, lowestCategories(columns, ids));
  const answers = termBits(columns, words);
  const scores = new Float64Array(ids.length);
  const titleScores = new Float64Array(ids.length);
  for (let index = 0; index < ids.length; index += 1) {
    const id = ids[index] ?? 0;
    const category = leaf[id] ?? 0;
    const answered = titleBits(columns.titles, answers, id);
    const worth = answered === 0 ? 0 : titleScore(category, answered);
    titleScores[index] = worth;
    scores[index] =
      (baseScores[category] ?? 0) +
      worth +
      (sectionShare[section[id] ?? 0] ?? 0) +
      (WEIGHT.popularity * (popularity[id] ?? 0)) / MOST_POPULAR +
      WEIGHT.stock * (isBuyable[id] ?? 0);
  }
  return { scores, titleScores };
};

/**
 * Bits of a product: words its terms match surely, then words they may match, then whether it is the requested model,
 * another model of that number, or has the number in another sense.
 */
const SURE_BITS = 8;
const SAME_MODEL = 1 << (2 * SURE_BITS);
const OTHER_MODEL = SAME_MODEL << 1;
const NO_MODEL = OTHER_MODEL << 1;
const ALL_BITS = NO_MODEL << 1;

/** The bits of every term. */
const termBits = ({ termCount }: Columns, words: readonly QueryWord[]): Uint32Array => {
  const answers = new Uint32Array(termCount + 1);
  const add = (id: number, bits: number) => {
    answers[id] = (answers[id] ?? 0) | bits;
  };
  for (const [bit, { terms, confidence, models }] of words.entries()) {
    for (const [{ id }, sure] of terms) add(id, 1 << (sure === confidence.most ? bit : bit + SURE_BITS));
    for (const { id } of models?.requestedModels ?? []) add(id, SAME_MODEL);
    for (const { id } of models?.otherModels ?? []) add(id, OTHER_MODEL);
    for (const { id } of models?.notModels ?? []) add(id, NO_MODEL);
  }
  return answers;
};

/**
 * Returns how near a product is to the requested model, from its bits. Accessories name the device but not its maker.
 * Undefined when the query names no model that has variants.
 */
const nearnessOf = (words: readonly QueryWord[]) => {
  const bitsOf = (is: (word: QueryWord) => boolean) =>
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
 * Drops accessories of other models when something fits exactly: no `чехол iphone 17 pro max` for `чехол iphone 17
 * pro`.
 */
export const withoutOtherModels = (columns: Columns, ids: Uint32Array, words: readonly QueryWord[]): Uint32Array => {
  const nearness = nearnessOf(words);
  if (!nearness) return ids;
  const answers = termBits(columns, words);
  const near = new Uint8Array(ids.length);
  for (let index = 0; index < ids.length; index += 1) {
    const id = ids[index] ?? 0;
    near[index] = nearness(titleBits(columns.titles, answers, id), isAccessory(columns, id));
  }
  if (!near.includes(NEARNESS.exact)) return ids;
  return ids.filter((id, index) => near[index] !== NEARNESS.kin || !isAccessory(columns, id));
};

const isAccessory = ({ accessory, leaf }: Columns, id: number): boolean => accessory[leaf[id] ?? 0] === 1;

/** The bits of a product's title. */
const titleBits = ({ starts, items }: PackedLists, answers: Uint32Array, id: number): number => {
  let answered = 0;
  const end = starts[id + 1] ?? 0;
  for (let at = starts[id] ?? 0; at < end; at += 1) answered |= answers[items[at] ?? 0] ?? 0;
  return answered;
};

/** The base score of each lowest category, including the accessory penalty, and what matches in a title add to it. */
const wordScores = (columns: Columns, words: readonly QueryWord[], leaves: readonly number[]) => {
  const total = words.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const weights = words.map(({ weight }) => (WEIGHT.words * weight) / total);
  const worth = new Map(
    leaves.map((leaf) => [leaf, words.map((word) => categoryWeight(columns, leaf, word))] as const),
  );
  const baseScores = new Float64Array(columns.accessory.length);
  const nearness = nearnessOf(words);
  // Other models of a device rank before accessories of the requested one.
  const unnamed = ACCESSORY.unnamed + (nearness ? NEARNESS.exact * NEARER : 0);
  for (const [leaf, here] of worth) {
    const lost = here.some(({ isNamed }) => isNamed) ? ACCESSORY.named : unnamed;
    const sum = here.reduce((all, { best }, word) => all + best * (weights[word] ?? 0), 0);
    baseScores[leaf] = sum - (columns.accessory[leaf] === 1 ? lost : 0);
  }
  const known = new Map<number, number>();
  const last = { key: -1, gain: 0 };
  const titleScore = (category: number, answered: number): number => {
    const key = category * ALL_BITS + answered;
    // Neighbours are often equal.
    if (key === last.key) return last.gain;
    last.key = key;
    last.gain =
      known.get(key) ??
      words.reduce(
        (sum, { confidence }, word) => {
          const titled =
            answered & (1 << word) ? confidence.most : answered & (1 << (word + SURE_BITS)) ? confidence.least : 0;
          return sum + (weights[word] ?? 0) * Math.max(0, titled - (worth.get(category)?.[word]?.best ?? 0));
        },
        NEARER * (nearness?.(answered, columns.accessory[category] === 1) ?? 0),
      );
    known.set(key, last.gain);
    return last.gain;
  };
  return { baseScores, titleScore };
};

/** The weight of a word in a category, and whether it names the category's goods. */
const categoryWeight = (columns: Columns, category: number, { terms, confidence }: QueryWord) => {
  const surely = new Map([...terms].map(([{ id }, sure]) => [id, sure]));
  let best = IN_PROPERTY * confidence.most;
  let isNamed = false;
  for (const { term, kind } of columns.categoryTerms.get(category) ?? []) {
    const sure = surely.get(term) ?? 0;
    if (kind === 'name' && sure > 0) isNamed = true;
    best = Math.max(best, (kind === 'name' || kind === 'trait' ? 1 : ABOUT_CATEGORY) * sure);
  }
  return { best, isNamed };
};
