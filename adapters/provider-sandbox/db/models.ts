import type { Columns, ScoredProducts } from './columns.ts';

type ModelColumns = Pick<Columns, 'model' | 'isBuyable' | 'price' | 'popularity'>;

/** Positive when a list prefers the first product to show its model: buyable, then cheaper, then more popular. */
const preference = ({ isBuyable, price, popularity }: ModelColumns, id: number, other: number): number =>
  (isBuyable[id] ?? 0) - (isBuyable[other] ?? 0) ||
  (price[other] ?? 0) - (price[id] ?? 0) ||
  (popularity[id] ?? 0) - (popularity[other] ?? 0);

/** The product that shows each model in a list. Products of one model must follow each other in `ids`. */
export const onePerModel = (columns: ModelColumns, ids: Uint32Array): Uint32Array => {
  const { model } = columns;
  const shown = new Uint32Array(ids.length);
  let [count, last] = [0, 0];
  for (const id of ids) {
    if (model[id] !== last) {
      last = model[id] ?? 0;
      shown[count] = id;
      count += 1;
    } else if (preference(columns, id, shown[count - 1] ?? 0) > 0) shown[count - 1] = id;
  }
  return shown.slice(0, count);
};

/**
 * A model has the score of its best product. Of the products with the highest `titleScores` it shows the one any list would.
 */
export const bestPerModel = (
  columns: ModelColumns,
  ids: Uint32Array,
  scores: Float64Array,
  titleScores?: Float64Array,
): ScoredProducts => {
  const { model } = columns;
  const best = { ids: new Uint32Array(ids.length), scores: new Float64Array(ids.length) };
  let [count, last, worth] = [0, 0, 0];
  for (const [index, id] of ids.entries()) {
    const [score, own] = [scores[index] ?? 0, titleScores?.[index] ?? 0];
    const isSame = model[id] === last;
    if (!isSame) count += 1;
    const place = count - 1;
    best.scores[place] = isSame ? Math.max(score, best.scores[place] ?? 0) : score;
    if (isSame && (own - worth || preference(columns, id, best.ids[place] ?? 0)) <= 0) continue;
    last = model[id] ?? 0;
    worth = own;
    best.ids[place] = id;
  }
  return { ids: best.ids.slice(0, count), scores: best.scores.slice(0, count) };
};

const BUCKETS = 1024;

/** One page of products by score, highest first, then by id. Only candidates for the page are sorted. */
export const pageByScore = (
  { ids, scores }: ScoredProducts,
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
