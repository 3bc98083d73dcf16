/**
 * How many letters are left out, put in, changed or swapped with their neighbour between two words, as far as `most`;
 * one more than `most` when it is farther.
 */
export const distance = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const steps = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[column - 2] ?? 0) + 1 : most + 1,
      );
      current.push(steps);
      least = Math.min(least, steps);
    }
    if (least > most) return most + 1;
    before = previous;
    previous = current;
  }
  return Math.min(previous[other.length] ?? 0, most + 1);
};

const ONE_SLIP = 3;
const TWO_SLIPS = 7;

/** How many slips a word of this length is forgiven: short words would turn into others. */
export const slipsIn = (length: number): number => (length < ONE_SLIP ? 0 : length < TWO_SLIPS ? 1 : 2);
