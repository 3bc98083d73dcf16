import type { Failure } from '#core/kernel/shared/index.ts';

/** Something that the visitor asked for and that failed. */
export interface Problem {
  readonly failure: Failure;
  /** Asks for the same thing once more. */
  readonly retry: () => void;
}

/** Where problems are reported. */
export interface Problems {
  readonly tell: (problem: Problem) => void;
}
