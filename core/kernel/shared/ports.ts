import './abort.ts';

/** Time, so that rules never read a real clock. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

/** Fresh identifiers that never repeat. */
export interface Ids {
  next(): string;
}

/** Calls off what is under way and looks at its signal; the platform's `AbortController` is one. */
export interface Cancel {
  readonly signal: AbortSignal;
  abort(): void;
}

/** Runs something once after `ms` milliseconds; gives the way to call it off. */
export interface Timers {
  after(ms: number, run: () => void): () => void;
}
