/** Most lines of a scale above its foot. */
const LINES = 5;

/** Grid lines are at 1, 2 or 5 times a power of ten. */
const ROUND = [1, 2, 5, 10];

/** Values at which a scale has its lines, from 0 to the first one that nothing exceeds; no two are closer than `least`. */
export const scaleOf = (most: number, least: number): readonly number[] => {
  const rough = Math.max(most, least) / LINES;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    least,
    ...ROUND.map((one) => one * ten)
      .filter((one) => one >= rough)
      .slice(0, 1),
  );
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, line) => line * step);
};

/** Most days that are named below a plot. */
const DAYS_NAMED = 6;

/** Places of the bars whose days are named: the first, and others at even distances. */
export const namedPlaces = (bars: number): readonly number[] => {
  const step = Math.max(1, Math.ceil(bars / DAYS_NAMED));
  return Array.from({ length: Math.ceil(bars / step) }, (_, order) => order * step);
};
