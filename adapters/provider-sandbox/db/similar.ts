import type { Columns } from './columns.ts';
import { bestOfModels } from './models.ts';
import { pageByScore } from './ranking.ts';

/** Prices so near to one another count as alike; bani. */
const ALIKE = 50_000;
/** One more than anything is wanted. */
const MOST_POPULAR = 1001;

/**
 * Others of the same lowest category that are sold, at half the price to twice the price: of each model the product that
 * its category shows, those nearest in price first, and of those the most wanted. Their row ids.
 */
export const similarTo = (columns: Columns, id: number, limit: number): readonly number[] => {
  const { model, isSold, price, popularity } = columns;
  const own = price[id] ?? 0;
  const others = columns
    .members(columns.leaf[id] ?? 0)
    .filter((other) => model[other] !== model[id] && isSold[other] === 1);
  const wanted = bestOfModels(
    columns,
    others,
    Float64Array.from(others, (other) => popularity[other] ?? 0),
  );
  const near = Array.from(wanted.ids, (other, index) => {
    const paid = price[other] ?? 0;
    const score = (wanted.scores[index] ?? 0) - MOST_POPULAR * Math.floor(Math.abs(paid - own) / ALIKE);
    return { other, paid, score };
  }).filter(({ paid }) => paid >= own / 2 && paid <= own * 2);
  const ids = Uint32Array.from(near, ({ other }) => other);
  const scores = Float64Array.from(near, ({ score }) => score);
  return pageByScore({ ids, scores }, { page: 1, pageSize: limit });
};
