/** Most grid lines above zero. */
const LINES = 5;

/** Grid lines are at 1, 2 or 5 times a power of ten. */
const ROUND = [1, 2, 5, 10];

/** Values of a scale's lines, from 0 to the first that covers `most`, at least `least` apart. */
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

/** Most day labels below a plot. */
const DAYS_NAMED = 6;

/** Indexes of the labelled bars: the first, and others at even distances. */
export const namedPlaces = (bars: number): readonly number[] => {
  const step = Math.max(1, Math.ceil(bars / DAYS_NAMED));
  return Array.from({ length: Math.ceil(bars / step) }, (_, order) => order * step);
};
