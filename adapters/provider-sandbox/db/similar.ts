import type { Columns } from './columns.ts';
import { bestOfModels } from './models.ts';
import { pageByScore } from './ranking.ts';

/** Prices so near to one another count as alike; bani. */
const ALIKE = 50_000;
/** One more than anything is wanted. */
const MOST_POPULAR = 1001;

/**
 * Others of the same lowest category that are in stock, at half the price to twice the price: one of each model, those
 * nearest in price first, and of those the most wanted. Their row ids.
 */
export const similarTo = (columns: Columns, id: number, limit: number): readonly number[] => {
  const { model, inStock, price, popularity } = columns;
  const own = price[id] ?? 0;
  const others = columns.members(columns.leaf[id] ?? 0).filter((other) => {
    const paid = price[other] ?? 0;
    return model[other] !== model[id] && inStock[other] === 1 && paid >= own / 2 && paid <= own * 2;
  });
  const wanted = bestOfModels(
    columns,
    others,
    Float64Array.from(others, (other) => popularity[other] ?? 0),
  );
  const scores = wanted.scores.map((popular, index) => {
    const apart = Math.abs((price[wanted.ids[index] ?? 0] ?? 0) - own);
    return popular - MOST_POPULAR * Math.floor(apart / ALIKE);
  });
  return pageByScore({ ids: wanted.ids, scores }, { page: 1, pageSize: limit });
};
