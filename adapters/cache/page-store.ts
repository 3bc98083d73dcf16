import { createHash } from 'node:crypto';
import { Keyv } from 'keyv';
import type { Found, KeptPage, PageStore } from '#core/site/caching/index.ts';
import { boundedStore } from './bounded-store.ts';
import { createGuard, type StoreLogger } from './guard.ts';
import { SKEW_MS } from './kept-answer.ts';
import type { RedisConnection } from './redis.ts';

const MISSING = { kind: 'missing' } as const;
const FAILED = { kind: 'failed' } as const;

/** A value as Keyv hands it to its store. */
interface Entry {
  readonly value?: KeptPage;
}

/** What a page takes beside its packed text, bytes, more or less. */
const AROUND = 4096;

/** Pages in this process, without being written out and read in: they take at most `maxBytes`. */
const inMemory = (maxBytes: number): Keyv => {
  const sizeOf = ({ value }: Entry): number => (value?.packed.length ?? 0) + AROUND;
  const keyv = new Keyv({ store: boundedStore<Entry>({ bytes: maxBytes, entries: Number.POSITIVE_INFINITY, sizeOf }) });
  keyv.serialize = undefined;
  keyv.deserialize = undefined;
  return keyv;
};

/** A page as others may read it: with a sum over all of it. */
type SealedPage = KeptPage & { readonly sum: string };

const sumOf = ({ packed, ...page }: KeptPage): string =>
  createHash('sha256').update(JSON.stringify(page)).update(packed).digest('base64url').slice(0, 22);

const sealed = (page: KeptPage): SealedPage => ({ ...page, sum: sumOf(page) });

/** The page that was sealed; undefined for what is cut short, foreign, of another build, or from after now. */
const unsealed = (stored: SealedPage): KeptPage | undefined => {
  const { sum, ...page } = stored;
  const isPage = page.packed instanceof Uint8Array && page.renderedAt <= Date.now() + SKEW_MS;
  return isPage && sum === sumOf(page) ? page : undefined;
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
  const keyv = redis ? redis.keyv<SealedPage>('') : inMemory(maxBytes);
  const guard = createGuard(logger, 'page cache');
  const find = async (key: string): Promise<KeptPage | undefined> => {
    const stored = await keyv.get<SealedPage>(key);
    return redis && stored ? unsealed(stored) : stored;
  };
  return {
    get: async (key): Promise<Found> => {
      const asked = await guard.ask(() => find(key));
      if (!asked.ok) return FAILED;
      return asked.value === undefined ? MISSING : { kind: 'found', page: asked.value };
    },
    set: async (key, page, ttlMs) => {
      const answer = await guard.tell(() => keyv.set(key, redis ? sealed(page) : page, ttlMs));
      return answer.ok && answer.value;
    },
    drop: async (key) => (await guard.tell(() => keyv.delete(key))).ok,
  };
};
