import { stallFreeTimeout } from './stall-free-timeout.ts';

/** Consecutive failed reads that open the breaker. */
const BREAK_AFTER = 8;
/** A read without an answer counts as failed after this time, ms. Its caller may wait longer. */
const SLOW_MS = 2_000;
/** Time until an open breaker lets one read through, ms. */
const OPEN_MS = 2_000;

/** A read that the breaker watches. */
export interface Watched {
  /** Reports the outcome. The first report counts; a success always does. */
  readonly end: (outcome: 'good' | 'failed' | 'unknown') => void;
}

/** Pauses reads while the provider fails (rule ERROR-16). */
export interface Breaker {
  /** Whether a read may be made: all while the breaker is closed, one every 2 s while it is open. */
  readonly admits: () => boolean;
  readonly isOpen: () => boolean;
  /** Starts to watch a read. */
  readonly watch: () => Watched;
}

interface BreakerOptions {
  readonly now: () => number;
  /** Called when the breaker opens and when it closes. */
  readonly onChange: (isOpen: boolean) => void;
}

/** A circuit breaker for one provider, closed at first (rule ERROR-16). */
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
      const stopWaiting = stallFreeTimeout(SLOW_MS, countFailure);
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
