/** Browsers send few different headers, and short ones; more or longer ones are not remembered. */
const REMEMBERED = { entries: 100, length: 100 };

/** The encodings that an `Accept-Encoding` names in small letters, with their weights from 0 to 1. */
const weightsIn = (accepted: string): ReadonlyMap<string, number> =>
  new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
        const weight = parameters.find((parameter) => parameter.startsWith('q='));
        return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
      }),
  );

/**
 * Chooses the encoding of an answer by `Accept-Encoding`: the one with the greatest weight, the first of equal ones, or
 * `identity`. `*` is ignored, because its sender may be unable to decompress.
 */
export const encodingChooser = <Encoding extends string>(order: readonly Encoding[]) => {
  type Chosen = Encoding | 'identity';
  const known = new Map<string, Chosen>();
  const choose = (accepted: string): Chosen => {
    const weights = weightsIn(accepted);
    let best: Chosen = 'identity';
    let greatest = 0;
    for (const encoding of order) {
      const weight = weights.get(encoding) ?? 0;
      if (weight > greatest) [best, greatest] = [encoding, weight];
    }
    return (weights.get('identity') ?? 0) > greatest ? 'identity' : best;
  };
  return (accepted: string | string[] | undefined): Chosen => {
    if (typeof accepted !== 'string') return 'identity';
    const before = known.get(accepted);
    if (before) return before;
    const chosen = choose(accepted);
    if (accepted.length > REMEMBERED.length) return chosen;
    if (known.size >= REMEMBERED.entries) known.clear();
    known.set(accepted, chosen);
    return chosen;
  };
};
