import { Keyv } from 'keyv';
import { createPatientStore, reasonOf, type StoreLogger, withinPatience } from './patience.ts';
import { redisStore } from './redis-store.ts';

/** Short-lived values by name, shared by every instance when Redis is set. It may forget anything at any time. */
export interface KeyValueCache {
  /** The value, or undefined when it is not there or did not come within 100 ms. Never throws. */
  get(key: string): Promise<unknown>;
  /** Keeps a JSON value for `ttlMs` milliseconds. Never throws, and nobody needs to wait for it. */
  set(key: string, value: unknown, ttlMs: number): Promise<void>;
  close(): Promise<void>;
}

/** In memory, or in Redis when an address is given. A dead or silent Redis costs one short wait, then is left alone. */
export const createKeyValueCache = (options: { redisUrl?: string | undefined; logger: StoreLogger }): KeyValueCache => {
  const { redisUrl, logger } = options;
  const keyv =
    redisUrl === undefined
      ? new Keyv()
      : new Keyv({ store: redisStore(redisUrl, 'shop'), useKeyPrefix: false, throwOnErrors: true });
  keyv.on('error', (error: unknown) => logger.warn({ reason: reasonOf(error) }, 'cache'));
  const attempt = createPatientStore(logger, 'cache');
  return {
    get: (key) => attempt(() => keyv.get<unknown>(key)),
    set: async (key, value, ttlMs) => void (await attempt(() => keyv.set(key, value, ttlMs))),
    close: async () => {
      await withinPatience(keyv.disconnect()).catch(() => undefined);
    },
  };
};
