export type Order = Uint32Array;

/** Sorts by price, then id. Both are packed into one number, which sorts faster than a comparator. */
export const pricesInOrder = (price: Int32Array): Readonly<Record<'price-' | 'price+', Order>> => {
  const inOrder = (sign: 1 | -1): Order => {
    const places = Float64Array.from(
      { length: price.length - 1 },
      (_, index) => sign * (price[index + 1] ?? 0) * PLACES + index,
    );
    return Uint32Array.from(places.sort(), (place) => (((place % PLACES) + PLACES) % PLACES) + 1);
  };
  return { 'price-': inOrder(-1), 'price+': inOrder(1) };
};

/** More than any catalogue has products. */
const PLACES = 2 ** 21;

/** Row ids in the order of their ranks. Entry 0 of `ranks` is unused. */
export const byRank = (ranks: readonly number[]): Order => {
  const order = new Uint32Array(ranks.length - 1);
  for (let id = 1; id < ranks.length; id += 1) order[ranks[id] ?? 0] = id;
  return order;
};
