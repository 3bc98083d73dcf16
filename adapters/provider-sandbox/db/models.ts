import type { Columns } from './columns.ts';

/**
 * The product of each model that a list shows: what can be had before what cannot, then the cheapest, then the most
 * wanted. Products of one model follow one another by their ids, and so do those given.
 */
export const shownOfModels = ({ model, inStock, price, popularity }: Columns, ids: Uint32Array): Uint32Array => {
  const shown = new Uint32Array(ids.length);
  let [count, last] = [0, 0];
  for (const id of ids) {
    if (model[id] !== last) {
      last = model[id] ?? 0;
      shown[count] = id;
      count += 1;
      continue;
    }
    const other = shown[count - 1] ?? 0;
    const before =
      (inStock[id] ?? 0) - (inStock[other] ?? 0) ||
      (price[other] ?? 0) - (price[id] ?? 0) ||
      (popularity[id] ?? 0) - (popularity[other] ?? 0);
    if (before > 0) shown[count - 1] = id;
  }
  return shown.slice(0, count);
};

/** The product of each model that has the highest score, with its score. */
export const bestOfModels = (
  { model }: Columns,
  ids: Uint32Array,
  scores: Float64Array,
): { readonly ids: Uint32Array; readonly scores: Float64Array } => {
  const best = { ids: new Uint32Array(ids.length), scores: new Float64Array(ids.length) };
  let [count, last] = [0, 0];
  for (const [index, id] of ids.entries()) {
    const score = scores[index] ?? 0;
    const isSame = model[id] === last;
    if (isSame && score <= (best.scores[count - 1] ?? 0)) continue;
    if (!isSame) count += 1;
    last = model[id] ?? 0;
    best.ids[count - 1] = id;
    best.scores[count - 1] = score;
  }
  return { ids: best.ids.slice(0, count), scores: best.scores.slice(0, count) };
};
