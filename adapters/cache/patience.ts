import { ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';

export interface StoreLogger {
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
}

/** Whoever waits for a store waits no longer than this, ms: going on without it is cheaper. */
const PATIENCE_MS = 100;
const BREAK_AFTER_FAULTS = 3;
const BREAK_MS = 5_000;

/** The work's own outcome, or a rejection when it takes longer than 100 ms. */
export const withinPatience = <Value>(work: Promise<Value>): Promise<Value> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The store did not answer in time')), PATIENCE_MS);
  // The race may be over when the work fails at last: nobody listens then.
  work.catch(() => undefined);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
};

/**
 * A way to ask a store that never throws and never keeps anybody for more than 100 ms: undefined when it failed or was
 * late, and at once while it is left alone after several faults. `name` is the store's, for the log.
 */
export const createPatientStore = (logger: StoreLogger, name: string) => {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: BREAK_MS,
    breaker: new ConsecutiveBreaker(BREAK_AFTER_FAULTS),
  });
  breaker.onBreak(() => logger.warn({}, `the ${name} is left alone for a while`));
  return async <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
    try {
      return await breaker.execute(() => withinPatience(work()));
    } catch {
      return undefined;
    }
  };
};

/** What an error says, for the log. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
