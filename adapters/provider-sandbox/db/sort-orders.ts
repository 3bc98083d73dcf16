export type SortOrder = Uint32Array;

/**
 * Row ids by a whole number of each, lowest (or highest) first, then by id. Both are packed into one number, which sorts
 * faster than a comparator. Entry 0 of `numbers` is unused.
 */
export const sortByNumber = (numbers: ArrayLike<number>, first: 'lowest' | 'highest'): SortOrder => {
  const sign = first === 'lowest' ? 1 : -1;
  const places = Float64Array.from(
    { length: numbers.length - 1 },
    (_, index) => sign * (numbers[index + 1] ?? 0) * MAX_PRODUCTS + index,
  );
  return Uint32Array.from(places.sort(), (place) => (((place % MAX_PRODUCTS) + MAX_PRODUCTS) % MAX_PRODUCTS) + 1);
};

/** More than any catalogue has products. */
const MAX_PRODUCTS = 2 ** 21;

/** Row ids in the order of their ranks. Entry 0 of `ranks` is unused. */
export const sortByRank = (ranks: readonly number[]): SortOrder => {
  const order = new Uint32Array(ranks.length - 1);
  for (let id = 1; id < ranks.length; id += 1) order[ranks[id] ?? 0] = id;
  return order;
};
