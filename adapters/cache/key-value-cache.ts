import { Keyv } from 'keyv';
import { boundedStore } from './bounded-store.ts';
import { createGuard, type StoreLogger } from './guard.ts';
import type { RedisConnection } from './redis.ts';

/** Short-lived values, shared by all instances over Redis. It may lose any of them at any time. */
export interface KeyValueCache {
  /** The value, or undefined when it is missing or takes longer than 100 ms. Never throws. */
  get(key: string): Promise<unknown>;
  /** Stores a JSON value for `ttlMs` milliseconds. Never throws. */
  set(key: string, value: unknown, ttlMs: number): Promise<void>;
}

/** Bounds of one use in one process: visitors can request any number of addresses. */
export const KEPT_ANSWERS = { entries: 5_000, bytes: 32 * 1024 * 1024 } as const;

/** Keyv also passes a TTL, which the bounded store would take for its options. */
const inMemory = () => {
  const store = boundedStore<string>({ ...KEPT_ANSWERS, sizeOf: (written) => written.length });
  return {
    get: (key: string) => store.get(key),
    set: (key: string, written: string) => store.set(key, written) === store,
    delete: (key: string) => store.delete(key),
    clear: () => store.clear(),
  };
};

/** In Redis if configured, else in memory. A Redis that is down or silent costs one short wait. */
export const createKeyValueCache = (options: {
  readonly redis?: RedisConnection | undefined;
  /** Separates these values from other ones. */
  readonly use: string;
  readonly logger: StoreLogger;
}): KeyValueCache => {
  const { redis, use, logger } = options;
  const keyv = redis ? redis.keyv(use) : new Keyv({ store: inMemory() });
  const guard = createGuard(logger, 'cache');
  return {
    get: async (key) => {
      const asked = await guard.ask(() => keyv.get<unknown>(key));
      return asked.ok ? asked.value : undefined;
    },
    set: async (key, value, ttlMs) => void (await guard.tell(() => keyv.set(key, value, ttlMs))),
  };
};
