import { createHash } from 'node:crypto';
import type { PageTag } from '#core/site/caching/index.ts';
import { createGuard, type StoreLogger } from './guard.ts';
import { SKEW_MS } from './kept-answer.ts';
import type { RedisConnection } from './redis.ts';

export type Header = readonly [name: string, value: string];

/** A rendered page as instances share it. */
export interface StoredPage {
  readonly status: number;
  /** Headers of every answer of its host. */
  readonly hostHeaders: readonly Header[];
  readonly pageHeaders: readonly Header[];
  readonly keeping: 'page' | 'brief';
  readonly tags: readonly PageTag[];
  /** Nothing is missing because the provider failed. */
  readonly complete: boolean;
  /** When its rendering began, ms, and the newest purge mark at that time. */
  readonly renderedAt: number;
  readonly mark: number;
  /** Of its HTML and `pageHeaders`. */
  readonly hash: string;
  /** Its HTML, compressed with brotli. */
  readonly brotli: Uint8Array;
  /** Compressed quickly for the first visitor, or best in the background. */
  readonly effort: 'quick' | 'best';
}

/** `failed`: the store did not answer, which is not a miss. */
export type Found =
  | { readonly kind: 'found'; readonly page: StoredPage }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' };

/** Pages that all instances share. Never throws, and may lose any page at any time. */
export interface SharedPages {
  /** Answers within 100 ms (rule CACHE-3). */
  readonly get: (key: string) => Promise<Found>;
  /** Stores a page for `ttlMs` milliseconds; returns whether it was stored. */
  readonly set: (key: string, page: StoredPage, ttlMs: number) => Promise<boolean>;
  /** Returns whether the store answered. */
  readonly delete: (key: string) => Promise<boolean>;
}

const MISSING = { kind: 'missing' } as const;
const FAILED = { kind: 'failed' } as const;

/** A single process has only its own in-memory pages. */
export const noSharedPages: SharedPages = { get: async () => MISSING, set: async () => true, delete: async () => true };

/** A page with a checksum over all of it. */
type SealedPage = StoredPage & { readonly sum: string };

const sumOf = ({ brotli, ...page }: StoredPage): string =>
  createHash('sha256').update(JSON.stringify(page)).update(brotli).digest('base64url');

/** Undefined for a page that is truncated, foreign, of another build or from the future. */
const unsealed = (stored: SealedPage): StoredPage | undefined => {
  const { sum, ...page } = stored;
  const isPage = page.brotli instanceof Uint8Array && page.renderedAt <= Date.now() + SKEW_MS;
  return isPage && sum === sumOf(page) ? page : undefined;
};

/** Shares pages over Redis, under their own keys. */
export const createSharedPages = (redis: RedisConnection, logger: StoreLogger): SharedPages => {
  const keyv = redis.keyv<SealedPage>('');
  const guard = createGuard(logger, 'page cache');
  return {
    get: async (key) => {
      const asked = await guard.ask(() => keyv.get<SealedPage>(key));
      if (!asked.ok) return FAILED;
      const page = asked.value && unsealed(asked.value);
      return page ? { kind: 'found', page } : MISSING;
    },
    set: async (key, page, ttlMs) => {
      const answer = await guard.tell(() => keyv.set(key, { ...page, sum: sumOf(page) }, ttlMs));
      return answer.ok && answer.value;
    },
    delete: async (key) => (await guard.tell(() => keyv.delete(key))).ok,
  };
};
