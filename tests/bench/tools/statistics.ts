/** The middle of some numbers, the lower one of two; Infinity counts as the worst. Throws on none. */
export const median = (numbers: readonly number[]): number => {
  const middle = [...numbers].sort((a, b) => (a < b ? -1 : 1))[Math.floor((numbers.length - 1) / 2)];
  if (middle === undefined) throw new Error('There is no middle of nothing');
  return middle;
};

/** Bytes as kB of 1000. */
export const kilobytes = (bytes: number): number => bytes / 1000;
