import type { QuestionWord } from '#adapters/provider-sandbox/search/question.ts';
import type { Columns } from './columns.ts';

/** What a word is worth by where it stands: in the title or as what the goods are called it is worth 1. */
const ABOUT_CATEGORY = 0.7;
const IN_PROPERTY = 0.45;
/** What goods are called is seldom meant as a property: a glass for phones, not a phone of glass. */
const NAME_IN_PROPERTY = 0.15;
/** How much each thing may add. */
const WEIGHT = { words: 2, section: 0.25, popularity: 0.2, stock: 0.1 } as const;
/** Devices stand before what goes with them, far before when it is not asked for by its own name. */
const ACCESSORY = { named: 0.12, unnamed: 0.3 } as const;
const MOST_POPULAR = 1000;

/** How many of some products stand in each section of the catalogue, by the section's id. */
export const countSections = ({ section, accessory }: Columns, ids: Uint32Array): Uint32Array => {
  const counts = new Uint32Array(accessory.length);
  for (const id of ids) counts[section[id] ?? 0] = (counts[section[id] ?? 0] ?? 0) + 1;
  return counts;
};

/**
 * How well each product answers a search: by where its words stand, then whether its section is what most of the found
 * goods are (who asks for a maker means its phones before its televisions), how much it is wanted, whether it is in
 * stock, and devices before what goes with them.
 */
export const scoresOf = (
  columns: Columns,
  ids: Uint32Array,
  words: readonly QuestionWord[],
  sections: Uint32Array,
): Float64Array => {
  const { section, popularity, inStock, leaf } = columns;
  const found = sections.reduce((sum, count) => sum + count, 0);
  const standings = standingsOf(columns, words);
  const inTitle = titlesOf(columns, words);
  const total = words.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const worth = new Float64Array(words.length);
  const scores = new Float64Array(ids.length);
  for (let index = 0; index < ids.length; index += 1) {
    const id = ids[index] ?? 0;
    const standing = standings[leaf[id] ?? 0];
    worth.set(standing?.worth ?? []);
    inTitle(id, worth);
    let sum = 0;
    for (let word = 0; word < words.length; word += 1) sum += (words[word]?.weight ?? 0) * (worth[word] ?? 0);
    scores[index] =
      (WEIGHT.words * sum) / total +
      (WEIGHT.section * (sections[section[id] ?? 0] ?? 0)) / found +
      (WEIGHT.popularity * (popularity[id] ?? 0)) / MOST_POPULAR +
      WEIGHT.stock * (inStock[id] ?? 0) -
      (standing?.penalty ?? 0);
  }
  return scores;
};

/** What the words of a search are worth in every product of a lowest category, whatever its title. */
interface Standing {
  readonly worth: readonly number[];
  readonly penalty: number;
}

const standingsOf = (columns: Columns, words: readonly QuestionWord[]): readonly Standing[] => {
  const sureness = words.map(({ terms }) => new Map([...terms].map(([{ id }, sure]) => [id, sure])));
  return Array.from(columns.accessory, (isAccessory, category) => {
    let isNamed = false;
    const worth = words.map(({ terms, isName }, word) => {
      let best = (isName ? NAME_IN_PROPERTY : IN_PROPERTY) * Math.max(...terms.values());
      for (const { term, isName: names } of columns.categoryTerms.get(category) ?? []) {
        const sure = sureness[word]?.get(term) ?? 0;
        if (names && sure > 0) isNamed = true;
        best = Math.max(best, names ? sure : ABOUT_CATEGORY * sure);
      }
      return best;
    });
    return { worth, penalty: isAccessory === 0 ? 0 : isNamed ? ACCESSORY.named : ACCESSORY.unnamed };
  });
};

/** Raises what each word is worth to what it is worth in a product's title. */
const titlesOf = (
  { titles: { starts, items }, termCount }: Columns,
  words: readonly QuestionWord[],
): ((id: number, worth: Float64Array) => void) => {
  // For every term the words that it answers, one bit each, and how surely.
  const answers = new Uint8Array(termCount + 1);
  const sureness = words.map(({ terms }, word) => {
    const surely = new Float64Array(termCount + 1);
    for (const [{ id }, sure] of terms) {
      surely[id] = sure;
      answers[id] = (answers[id] ?? 0) | (1 << word);
    }
    return surely;
  });
  return (id, worth) => {
    const end = starts[id + 1] ?? 0;
    for (let at = starts[id] ?? 0; at < end; at += 1) {
      const term = items[at] ?? 0;
      if (answers[term] === 0) continue;
      for (let word = 0; word < sureness.length; word += 1) {
        const sure = sureness[word]?.[term] ?? 0;
        if (sure > (worth[word] ?? 0)) worth[word] = sure;
      }
    }
  };
};

const BUCKETS = 1024;

/** One page of products by their scores, the highest first; of equal ones the older. Only what may stand there is sorted. */
export const pageByScore = (
  ids: Uint32Array,
  scores: Float64Array,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): readonly number[] => {
  const offset = (page - 1) * pageSize;
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const score of scores) {
    if (score < least) least = score;
    if (score > most) most = score;
  }
  const scale = most > least ? (BUCKETS - 1) / (most - least) : 0;
  const bucketOf = (index: number) => Math.floor((most - (scores[index] ?? 0)) * scale);
  const buckets = new Uint32Array(BUCKETS);
  for (let index = 0; index < ids.length; index += 1) buckets[bucketOf(index)] = (buckets[bucketOf(index)] ?? 0) + 1;
  let [first, skipped] = [0, 0];
  while (first < BUCKETS && skipped + (buckets[first] ?? 0) <= offset) skipped += buckets[first++] ?? 0;
  let [last, reached] = [first, skipped];
  while (last < BUCKETS && reached < offset + pageSize) reached += buckets[last++] ?? 0;
  const near: number[] = [];
  for (let index = 0; index < ids.length; index += 1) {
    const bucket = bucketOf(index);
    if (bucket >= first && bucket < last) near.push(index);
  }
  return near
    .sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other)
    .slice(offset - skipped, offset - skipped + pageSize)
    .map((index) => ids[index] ?? 0);
};
