/** What a number must stay within, and what is aimed at; which of the two sides is good. */
export interface Limit {
  readonly better: 'less' | 'more';
  /** Absent: nothing is required, only aimed at. */
  readonly must?: number;
  readonly aim: number;
  /** Written after a number, with its own space where it needs one: ` kB`, ` ×`. */
  readonly unit: string;
}

/** A number with its limit. */
export interface Line {
  readonly what: string;
  readonly limit: Limit;
  /** Infinity: it never came to pass. */
  readonly measured: number;
  /** What the number is made of, in a few words. */
  readonly note?: string;
}

/** A number that is reported beside those with a limit, such as the speed of a reference. */
export interface Fact {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
}

/** What one group has found out. */
export interface GroupResult {
  readonly lines: readonly Line[];
  readonly facts?: readonly Fact[];
}

/** A group of measurements: one file in `groups/`. */
export interface Group {
  /** By which `--only` takes it. */
  readonly name: string;
  readonly title: string;
  readonly measure: (run: Run) => Promise<GroupResult>;
}

/** How a run is made. */
export interface Run {
  /** Short durations and few repetitions, for trying: the numbers are no measurement. */
  readonly quick: boolean;
}

export type Verdict = 'aim' | 'pass' | 'fail';

const reaches = (measured: number, bound: number, better: Limit['better']): boolean =>
  better === 'less' ? measured <= bound : measured >= bound;

/** How a line did: it reached the aim, it keeps to the must, or it fails. Without a must nothing fails. */
export const verdictOf = ({ limit, measured }: Line): Verdict => {
  if (reaches(measured, limit.aim, limit.better)) return 'aim';
  return limit.must === undefined || reaches(measured, limit.must, limit.better) ? 'pass' : 'fail';
};

/** How much of its bound a line uses up: 1 is the must itself, or the aim where there is no must; less is better. */
export const shareOfLimit = ({ limit, measured }: Line): number => {
  const bound = limit.must ?? limit.aim;
  if (limit.better === 'more') return measured === 0 ? Infinity : bound / measured;
  if (bound === 0) return measured === 0 ? 0 : Infinity;
  return measured / bound;
};
