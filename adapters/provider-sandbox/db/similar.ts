import { pageByScore } from '#adapters/provider-sandbox/search/ranking.ts';
import type { Columns } from './columns.ts';
import { bestOfModels } from './models.ts';

/** Prices so near to one another count as alike; bani. */
const ALIKE = 50_000;
/** One more than anything is wanted. */
const MOST_POPULAR = 1001;
/** How many products fill the row of a wide screen: with fewer it would stand half empty. */
const FULL_ROW = 5;

/**
 * Others of the same lowest category that are sold, at half the price to twice the price: of each model the product that
 * its category shows, those nearest in price first, and of those the most wanted. Where they fill no row, it is filled
 * with what the category has at other prices, then from the categories above it; these have both devices and what goes
 * with them, so those of the same kind come before any others. Their row ids; `path` are the categories of the product,
 * the lowest first.
 */
export const similarTo = (columns: Columns, path: readonly number[], id: number, limit: number): readonly number[] => {
  const { price, model, leaf, accessory } = columns;
  const own = price[id] ?? 0;
  const isNear = (other: number) => (price[other] ?? 0) >= own / 2 && (price[other] ?? 0) <= own * 2;
  const isOfKind = (other: number) => accessory[leaf[other] ?? 0] === accessory[leaf[id] ?? 0];
  const row = [...nearest(columns, id, { category: leaf[id] ?? 0, limit, isWanted: isNear })];
  for (const isFit of [isOfKind, () => true])
    for (const category of path) {
      const room = Math.min(limit, FULL_ROW) - row.length;
      if (room <= 0) return row;
      const models = new Set(row.map((other) => model[other]));
      const isWanted = (other: number) => isFit(other) && !models.has(model[other]);
      row.push(...nearest(columns, id, { category, limit: room, isWanted }));
    }
  return row;
};

interface Wanted {
  readonly category: number;
  readonly limit: number;
  readonly isWanted: (other: number) => boolean;
}

/** One product of each other model of a category that is sold, the nearest in price first. */
const nearest = (columns: Columns, id: number, { category, limit, isWanted }: Wanted): readonly number[] => {
  const { model, isSold, price, popularity } = columns;
  const others = columns.members(category).filter((other) => model[other] !== model[id] && isSold[other] === 1);
  const best = bestOfModels(
    columns,
    others,
    Float64Array.from(others, (other) => popularity[other] ?? 0),
  );
  const near = Array.from(best.ids, (other, index) => {
    const steps = Math.floor(Math.abs((price[other] ?? 0) - (price[id] ?? 0)) / ALIKE);
    return { other, score: (best.scores[index] ?? 0) - MOST_POPULAR * steps };
  }).filter(({ other }) => isWanted(other));
  const ids = Uint32Array.from(near, ({ other }) => other);
  const scores = Float64Array.from(near, ({ score }) => score);
  return pageByScore({ ids, scores }, { page: 1, pageSize: limit });
};
