import { Keyv } from 'keyv';
import type { Found, KeptPage, PageStore } from '#core/site/caching/index.ts';
import { createGuard, type StoreLogger } from './guard.ts';
import type { RedisConnection } from './redis.ts';

const MISSING = { kind: 'missing' } as const;
const FAILED = { kind: 'failed' } as const;

/** A value as Keyv hands it to its store. */
interface Entry {
  readonly value?: KeptPage;
}

/** What a page takes beside its packed text, bytes, more or less. */
const AROUND = 4096;

/** What this process itself remembers, the newest used first to stay: Keyv's store of at most so many bytes. */
const boundedStore = (maxBytes: number) => {
  const entries = new Map<string, Entry>();
  const sizeOf = (entry: Entry | undefined): number => (entry?.value?.packed.length ?? 0) + (entry ? AROUND : 0);
  let bytes = 0;
  const remove = (key: string): boolean => {
    bytes -= sizeOf(entries.get(key));
    return entries.delete(key);
  };
  return {
    get: (key: string) => {
      const entry = entries.get(key);
      if (entry) {
        entries.delete(key);
        entries.set(key, entry);
      }
      return entry;
    },
    set: (key: string, entry: Entry) => {
      remove(key);
      entries.set(key, entry);
      bytes += sizeOf(entry);
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
      return true;
    },
    delete: remove,
    clear: () => {
      entries.clear();
      bytes = 0;
    },
  };
};

/** Pages in this process, without being written out and read in: they take at most `maxBytes`. */
const inMemory = (maxBytes: number): Keyv => {
  const keyv = new Keyv({ store: boundedStore(maxBytes) });
  keyv.serialize = undefined;
  keyv.deserialize = undefined;
  return keyv;
};

/** Pages beyond the ready bytes of one process: in Redis for all instances, or else in this process, packed. */
export const createPageStore = (options: {
  readonly redis?: RedisConnection | undefined;
  /** Most bytes without Redis. */
  readonly maxBytes: number;
  readonly logger: StoreLogger;
}): PageStore => {
  const { redis, maxBytes, logger } = options;
  // In Redis they stand under their very keys, and their bytes travel as base64.
  const keyv = redis ? redis.keyv<KeptPage>('') : inMemory(maxBytes);
  const guard = createGuard(logger, 'page cache');
  return {
    get: async (key): Promise<Found> => {
      const asked = await guard.ask(() => keyv.get<KeptPage>(key));
      if (!asked.ok) return FAILED;
      return asked.value === undefined ? MISSING : { kind: 'found', page: asked.value };
    },
    set: async (key, page, ttlMs) => {
      const answer = await guard.tell(() => keyv.set(key, page, ttlMs));
      return answer.ok && answer.value;
    },
    drop: async (key) => (await guard.tell(() => keyv.delete(key))).ok,
  };
};
