/** Damerau–Levenshtein distance (insert, delete, replace, swap neighbours), or `most + 1` when it is larger. */
export const editDistance = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  const width = other.length + 1;
  let [before, previous, current] = [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)];
  for (let column = 0; column < width; column += 1) previous[column] = column;
  for (let row = 1; row <= one.length; row += 1) {
    current[0] = row;
    let least = row;
    for (let column = 1; column < width; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let steps = (previous[column - 1] ?? 0) + (isSame ? 0 : 1);
      steps = Math.min(steps, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) steps = Math.min(steps, (before[column - 2] ?? 0) + 1);
      current[column] = steps;
      least = Math.min(least, steps);
    }
    if (least > most) return most + 1;
    [before, previous, current] = [previous, current, before];
  }
  return Math.min(previous[other.length] ?? 0, most + 1);
};

const ONE_TYPO = 3;
const TWO_TYPOS = 8;

/** Typos allowed in a word: short words allow none, because they would become other words. */
export const allowedTypos = (length: number): number => (length < ONE_TYPO ? 0 : length < TWO_TYPOS ? 1 : 2);
