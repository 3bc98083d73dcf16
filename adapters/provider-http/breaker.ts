import { afterFairTime } from './fair-time.ts';

/** Reads in a row that may fail before the provider is left alone. */
const BREAK_AFTER = 8;
/** A read that has no answer after so long counts as failed, ms; whoever made it may still wait for it. */
const SLOW_MS = 2_000;
/** How long the provider is left alone before one read tries it again, ms. */
const OPEN_MS = 2_000;

/** What became of a read. */
export interface Watched {
  /** Its outcome is known; only the first word counts, but a success always does. */
  readonly end: (outcome: 'good' | 'failed' | 'unknown') => void;
}

/** Leaves a provider alone that answers nothing (rule ERROR-16). */
export interface Breaker {
  /** Whether a read may be made now: any while the provider answers, one at a time every 2 s while it does not. */
  readonly admits: () => boolean;
  readonly isOpen: () => boolean;
  /** Watches a read that is being made. */
  readonly watch: () => Watched;
}

interface BreakerOptions {
  readonly now: () => number;
  /** Notified when the provider is left alone, and when it answers again. */
  readonly onChange: (isOpen: boolean) => void;
}

/** A breaker before one provider, closed at first (rule ERROR-16). */
export const createBreaker = ({ now, onChange }: BreakerOptions): Breaker => {
  let failed = 0;
  let isOpen = false;
  let tryAt = 0;
  const fail = (): void => {
    failed += 1;
    if (isOpen || failed < BREAK_AFTER) return;
    isOpen = true;
    tryAt = now() + OPEN_MS;
    onChange(true);
  };
  const succeed = (): void => {
    failed = 0;
    if (!isOpen) return;
    isOpen = false;
    onChange(false);
  };
  return {
    admits: () => {
      if (!isOpen) return true;
      if (now() < tryAt) return false;
      tryAt = now() + OPEN_MS;
      return true;
    },
    isOpen: () => isOpen,
    watch: () => {
      let counted = false;
      const countFailure = (): void => {
        if (!counted) fail();
        counted = true;
      };
      const stopWaiting = afterFairTime(SLOW_MS, countFailure);
      return {
        end: (outcome) => {
          stopWaiting();
          if (outcome === 'good') succeed();
          else if (outcome === 'failed') countFailure();
        },
      };
    },
  };
};
