import type { Columns } from './columns.ts';
import { bestPerModel, pageByScore } from './models.ts';

/** Price differences below this count as equal; bani. */
const PRICE_STEP = 50_000;
/** One more than the highest popularity. */
const MOST_POPULAR = 1001;
/** Products in a row on a wide screen. */
const FULL_ROW = 5;

/**
 * Ids of similar products that can be bought: same lowest category at half to twice the price, nearest price first,
 * then popularity, one of each model. A short row is filled from the category at any price and then from its ancestors.
 * Devices and accessories share ancestors, so products of the same kind come first. `path` lists the product's
 * categories, lowest first.
 */
export const similarProducts = (
  columns: Columns,
  path: readonly number[],
  id: number,
  limit: number,
): readonly number[] => {
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

/** Buyable products of a category, one of each other model, nearest price first. */
const nearest = (
  columns: Columns,
  id: number,
  { category, limit, isWanted }: { category: number; limit: number; isWanted: (other: number) => boolean },
): readonly number[] => {
  const { model, isBuyable, price, popularity } = columns;
  const others = columns.productsIn(category).filter((other) => model[other] !== model[id] && isBuyable[other] === 1);
  const best = bestPerModel(
    columns,
    others,
    Float64Array.from(others, (other) => popularity[other] ?? 0),
  );
  const near = Array.from(best.ids, (other, index) => {
    const steps = Math.floor(Math.abs((price[other] ?? 0) - (price[id] ?? 0)) / PRICE_STEP);
    return { other, score: (best.scores[index] ?? 0) - MOST_POPULAR * steps };
  }).filter(({ other }) => isWanted(other));
  const ids = Uint32Array.from(near, ({ other }) => other);
  const scores = Float64Array.from(near, ({ score }) => score);
  return pageByScore({ ids, scores }, { page: 1, pageSize: limit });
};
