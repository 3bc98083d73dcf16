import KeyvRedis from '@keyv/redis';
import { ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import { Keyv } from 'keyv';

/** Short-lived values by name, shared by every instance when Redis is set. It may forget anything at any time. */
export interface KeyValueCache {
  /** The value, or undefined when it is not there or did not come within 100 ms. Never throws. */
  get(key: string): Promise<unknown>;
  /** Keeps a JSON value for `ttlMs` milliseconds. Never throws, and nobody needs to wait for it. */
  set(key: string, value: unknown, ttlMs: number): Promise<void>;
  close(): Promise<void>;
}

interface CacheLogger {
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
}

/** Whoever waits for the cache waits no longer than this, ms: rendering without it is cheaper. */
const PATIENCE_MS = 100;
/** Hard limit of connecting and of a command, ms, with one retry after it. */
const REDIS_TIMEOUT_MS = 2_000;
const BREAK_AFTER_FAULTS = 3;
const BREAK_MS = 5_000;
const RECONNECT_MS = 1_000;

/** In memory, or in Redis when an address is given. A dead or silent Redis costs one short wait, then is left alone. */
export const createKeyValueCache = (options: { redisUrl?: string | undefined; logger: CacheLogger }): KeyValueCache => {
  const { redisUrl, logger } = options;
  const keyv =
    redisUrl === undefined
      ? new Keyv()
      : new Keyv({ store: redisStore(redisUrl), useKeyPrefix: false, throwOnErrors: true });
  keyv.on('error', (error: unknown) => logger.warn({ reason: reasonOf(error) }, 'cache'));
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: BREAK_MS,
    breaker: new ConsecutiveBreaker(BREAK_AFTER_FAULTS),
  });
  breaker.onBreak(() => logger.warn({}, 'the cache is left alone for a while'));

  const attempt = async <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
    try {
      return await breaker.execute(() => withinPatience(work()));
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => attempt(() => keyv.get<unknown>(key)),
    set: async (key, value, ttlMs) => void (await attempt(() => keyv.set(key, value, ttlMs))),
    close: async () => {
      await withinPatience(keyv.disconnect()).catch(() => undefined);
    },
  };
};

const redisStore = (url: string) =>
  new KeyvRedis(
    {
      url,
      // A queue of commands for a server that is away would make every page wait for it.
      disableOfflineQueue: true,
      socket: {
        connectTimeout: REDIS_TIMEOUT_MS,
        socketTimeout: REDIS_TIMEOUT_MS,
        reconnectStrategy: RECONNECT_MS,
      },
    },
    { namespace: 'shop', throwOnErrors: true, throwOnConnectError: true, connectionTimeout: REDIS_TIMEOUT_MS },
  );

const withinPatience = <Value>(work: Promise<Value>): Promise<Value> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The cache did not answer in time')), PATIENCE_MS);
  // The race may be over when the work fails at last: nobody listens then.
  work.catch(() => undefined);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
