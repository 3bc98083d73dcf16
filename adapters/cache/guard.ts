import {
  CircuitState,
  ConsecutiveBreaker,
  ConstantBackoff,
  circuitBreaker,
  handleAll,
  retry,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import { CACHE_RETRIES, CACHE_TIMEOUT_MS, CACHE_WAIT_MS } from '#core/site/caching/index.ts';

export interface StoreLogger {
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
}

const BREAK_AFTER_FAULTS = 3;
/** Short, as a trial costs one who waits little: what is back is used again at once. */
const BREAK_MS = 1_000;
/** How long one waits who asks whether a store is back, ms: one that is back answers in a tenth of it. */
const TRIAL_MS = 25;

/**
 * The work's own outcome, or a rejection when it takes longer than `ms`. An answer that has come while this process was
 * busy counts: timers run before what has come is read, so that the rejection waits until it was.
 */
export const within = <Value>(work: Promise<Value>, ms: number): Promise<Value> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => setImmediate(() => reject(new Error(`No answer within ${ms} ms`))), ms);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
};

/** What came of asking a store. */
export type Asked<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false };

const FAILED = { ok: false } as const;

/** Stands between the shop and a store that may be late, silent or gone; never throws (rule CACHE-3). */
export interface StoreGuard {
  /** Asks for what somebody waits for: 100 ms at most unless given, and not at all while the store is left alone. */
  ask<Value>(work: () => Promise<Value>): Promise<Asked<Value>>;
  /** Does what nobody waits for: 2 s at most, and once more after a failure; 25 ms while it is tried whether the store is back. */
  tell<Value>(work: () => Promise<Value>): Promise<Asked<Value>>;
}

/**
 * A guard over one store; after several faults in a row the store is left alone for 1 s (rule CACHE-3). `name` is for the
 * log, `waitMs` how long somebody waits.
 */
export const createGuard = (logger: StoreLogger, name: string, waitMs: number = CACHE_WAIT_MS): StoreGuard => {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: BREAK_MS,
    breaker: new ConsecutiveBreaker(BREAK_AFTER_FAULTS),
  });
  breaker.onBreak(() => logger.warn({}, `the ${name} is left alone for a while`));
  breaker.onFailure(({ reason }) => logger.warn({ reason: 'error' in reason ? reasonOf(reason.error) : '' }, name));
  const persistently = wrap(
    retry(handleAll, { maxAttempts: CACHE_RETRIES, backoff: new ConstantBackoff(0) }),
    timeout(CACHE_TIMEOUT_MS, TimeoutStrategy.Aggressive),
  );
  const guarded = async <Value>(work: () => Promise<Value>): Promise<Asked<Value>> => {
    try {
      return { ok: true, value: await breaker.execute(work) };
    } catch {
      return FAILED;
    }
  };
  // While one asks whether the store is back, all others do without it: that one does not take its time.
  const isTrial = (): boolean => breaker.state !== CircuitState.Closed;
  return {
    ask: (work) => guarded(() => within(persistently.execute(work), isTrial() ? Math.min(TRIAL_MS, waitMs) : waitMs)),
    tell: (work) =>
      guarded(() => (isTrial() ? within(persistently.execute(work), TRIAL_MS) : persistently.execute(work))),
  };
};

/** What an error says, for the log. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
