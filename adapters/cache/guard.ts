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
/** Pause before a trial. */
const BREAK_MS = 1_000;
/** Longest wait of a trial, ms. */
const TRIAL_MS = 25;

/**
 * Rejects when the work takes longer than `ms`. The rejection waits for one turn of the event loop: timers run before
 * answers that arrived while the process was busy.
 */
export const within = <Value>(work: Promise<Value>, ms: number): Promise<Value> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => setImmediate(() => reject(new Error(`No answer within ${ms} ms`))), ms);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
};

export type Asked<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false };

const FAILED = { ok: false } as const;

/** Calls a store that may be slow or down; never throws (rule CACHE-3). */
export interface StoreGuard {
  /** For visitors who wait: 100 ms at most unless configured; fails at once while the breaker is open. */
  ask<Value>(work: () => Promise<Value>): Promise<Asked<Value>>;
  /** For background work: 2 s at most and one retry; 25 ms in a trial. */
  tell<Value>(work: () => Promise<Value>): Promise<Asked<Value>>;
}

/** A guard with a circuit breaker that opens for 1 s after several failures (rule CACHE-3). `name` is for the log. */
export const createGuard = (logger: StoreLogger, name: string, waitMs: number = CACHE_WAIT_MS): StoreGuard => {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: BREAK_MS,
    breaker: new ConsecutiveBreaker(BREAK_AFTER_FAULTS),
  });
  breaker.onBreak(() => logger.warn({}, `${name}: circuit breaker open`));
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
  // A trial is short: one visitor waits for it.
  const isTrial = (): boolean => breaker.state !== CircuitState.Closed;
  return {
    ask: (work) => guarded(() => within(persistently.execute(work), isTrial() ? Math.min(TRIAL_MS, waitMs) : waitMs)),
    tell: (work) =>
      guarded(() => (isTrial() ? within(persistently.execute(work), TRIAL_MS) : persistently.execute(work))),
  };
};

/** The message of an error. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
