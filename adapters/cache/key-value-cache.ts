import { Keyv } from 'keyv';
import { boundedStore } from './bounded-store.ts';
import { createGuard, type StoreLogger } from './guard.ts';
import type { RedisConnection } from './redis.ts';

/** Short-lived values by name, shared by every instance when Redis is set. It may forget anything at any time. */
export interface KeyValueCache {
  /** The value, or undefined when it is not there or did not come within 100 ms. Never throws. */
  get(key: string): Promise<unknown>;
  /** Keeps a JSON value for `ttlMs` milliseconds. Never throws, and nobody needs to wait for it. */
  set(key: string, value: unknown, ttlMs: number): Promise<void>;
}

/** What one use keeps at most in one process: addresses can be thought up without end. */
export const KEPT_ANSWERS = { entries: 5_000, bytes: 32 * 1024 * 1024 } as const;

/** In memory, or in Redis where there is one. A dead or silent Redis costs one short wait, then is left alone. */
export const createKeyValueCache = (options: {
  readonly redis?: RedisConnection | undefined;
  /** What the values are, which they are kept apart by. */
  readonly use: string;
  readonly logger: StoreLogger;
}): KeyValueCache => {
  const { redis, use, logger } = options;
  const keyv = redis
    ? redis.keyv(use)
    : new Keyv({ store: boundedStore({ ...KEPT_ANSWERS, sizeOf: (written: string) => written.length }) });
  const guard = createGuard(logger, 'cache');
  return {
    get: async (key) => {
      const asked = await guard.ask(() => keyv.get<unknown>(key));
      return asked.ok ? asked.value : undefined;
    },
    set: async (key, value, ttlMs) => void (await guard.tell(() => keyv.set(key, value, ttlMs))),
  };
};
