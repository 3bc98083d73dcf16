/** Time, so that rules never read a real clock. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

/** Fresh identifiers that never repeat. */
export interface Ids {
  next(): string;
}

/** Runs something once after `ms` milliseconds; gives the way to call it off. */
export interface Timers {
  after(ms: number, run: () => void): () => void;
}
