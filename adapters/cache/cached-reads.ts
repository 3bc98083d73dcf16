import { type Clock, type Failure, frozen, ok, type Result } from '#core/kernel/shared/index.ts';
import { STALE_ANSWER_SECONDS, STALE_ANSWER_WAIT_MS } from '#core/site/caching/index.ts';
import { boundedStore } from './bounded-store.ts';
import { type Kept, sealed, unsealed } from './kept-answer.ts';
import type { KeyValueCache } from './key-value-cache.ts';

/** A read whose answer is the same for all visitors. */
type Read<Query, Value> = (query: Query, signal?: AbortSignal) => Promise<Result<Value, Failure>>;

/** How long an answer is fresh, ms. */
const FRESH_MS = 60_000;
/** Bounds of parsed answers; bytes are the length of their JSON. */
export const OPENED = { entries: 500, bytes: 8_000_000 } as const;
/** How long a parsed answer is used before the shared one is read again, ms. */
const OPENED_MS = 5_000;
/** Lower statuses are answers, not failures. */
const SERVER_ERROR = 500;

interface CachedReadsOptions {
  readonly cache: KeyValueCache;
  readonly clock: Clock;
  /** Changes when all answers have to be fetched again. */
  readonly epoch: () => number;
  /** Answers of another version are not used. */
  readonly version: string;
}

interface Keeping<Query> {
  /** Prices or stock: fetched each time, stored only as a fallback (rule CACHE-16). */
  readonly fallbackOnly?: boolean;
  /** Which queries are stored. */
  readonly keeps?: (query: Query) => boolean;
}

const staleAnswers = new WeakSet<object>();

/** Whether an answer is old and used because the provider fails or is slow (rule CACHE-16). */
export const isStaleAnswer = (answer: object): boolean => staleAnswers.has(answer);

const staleAnswer = (kept: Kept): Result<unknown, never> => {
  const answer = ok(kept.value);
  staleAnswers.add(answer);
  return answer;
};

/**
 * Caches reads whose answers are the same for all visitors: fresh answers are reused, concurrent equal queries are fetched
 * once, and the last good answer is used while the provider fails or is slow (rule CACHE-16).
 */
export const createCachedReads = ({ cache, clock, epoch, version }: CachedReadsOptions) => {
  const underWay = new Map<string, Promise<Result<unknown, Failure>>>();
  // Parsing an answer for each page takes longer than rendering it.
  const opened = boundedStore<Kept & { readonly until: number; readonly size: number }>({
    ...OPENED,
    sizeOf: ({ size }) => size,
  });
  const isFresh = ({ at }: Kept): boolean => clock.now() - at < FRESH_MS;
  const open = (key: string, kept: Kept): void => {
    const size = JSON.stringify(kept.value).length;
    opened.set(key, { at: kept.at, value: frozen(kept.value), until: clock.now() + OPENED_MS, size });
  };

  const find = async (key: string): Promise<Kept | undefined> => unsealed(version, await cache.get(key), clock.now());

  // An unchanged answer is written once a minute, to refresh its time.
  const written = new WeakMap<object, { readonly key: string; readonly at: number }>();
  const isToBeWritten = (key: string, { value, at }: Kept): boolean => {
    if (typeof value !== 'object' || value === null) return true;
    const before = written.get(value);
    if (before?.key === key && at - before.at < FRESH_MS) return false;
    written.set(value, { key, at });
    return true;
  };

  const fetchNow = async (key: string, work: () => Promise<Result<unknown, Failure>>, keepOpen?: typeof open) => {
    const answer = await work();
    if (!answer.ok) return answer;
    const kept = { value: answer.value, at: clock.now() };
    if (isToBeWritten(key, kept)) void cache.set(key, sealed(version, kept), STALE_ANSWER_SECONDS * 1000);
    keepOpen?.(key, kept);
    return answer;
  };

  /** The fetched answer, or a stored one when it is late or failed. */
  const orStaleAnswer = async (asked: Promise<Result<unknown, Failure>>, find: () => Promise<Kept | undefined>) => {
    const { promise: late, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(resolve, STALE_ANSWER_WAIT_MS);
    const answer = await Promise.race([asked, late]).finally(() => clearTimeout(timer));
    if (answer && (answer.ok || answer.error.status < SERVER_ERROR)) return answer;
    const kept = await find();
    return kept ? staleAnswer(kept) : asked;
  };

  return <Query, Value>(
    name: string,
    read: Read<Query, Value>,
    { fallbackOnly = false, keeps = () => true }: Keeping<Query> = {},
  ): Read<Query, Value> =>
    async (query, signal) => {
      if (!keeps(query)) return read(query, signal);
      const key = `${version}:${epoch()}:${name}:${JSON.stringify(query)}`;
      const here = opened.get(key);
      if (here && isFresh(here) && clock.now() < here.until) return ok(here.value as Value);
      const kept = fallbackOnly ? undefined : await find(key);
      if (kept && isFresh(kept)) {
        open(key, kept);
        return ok(kept.value as Value);
      }
      // Not aborted when the first visitor leaves: others may wait for it.
      const fetching = () => fetchNow(key, () => read(query), fallbackOnly ? undefined : open);
      const asked = underWay.get(key) ?? fetching().finally(() => underWay.delete(key));
      underWay.set(key, asked);
      return (await orStaleAnswer(asked, async () => (fallbackOnly ? find(key) : kept))) as Result<Value, Failure>;
    };
};

export type CachedReads = ReturnType<typeof createCachedReads>;
