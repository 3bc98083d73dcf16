import type { RateBudget } from './limits.ts';

/** What came of counting: `known` is what was counted before under the same mark, `refused` what the budget has no room for. */
export type TallyResult = 'counted' | 'known' | 'refused';

/** Counts what is asked for, over all instances of the shop where it can. */
export interface Tally {
  /** Counts something if its budget has room. What comes again under its own `mark` counts once. Never throws. */
  take(budget: RateBudget, mark?: string): Promise<TallyResult>;
  /** Takes back what was counted. Never throws. */
  refund(budget: RateBudget, mark?: string): Promise<void>;
}
