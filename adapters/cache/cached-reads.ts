import { type Clock, type Failure, frozen, ok, type Result } from '#core/kernel/shared/index.ts';
import { STALE_ANSWER_SECONDS, STALE_ANSWER_WAIT_MS } from '#core/site/caching/index.ts';
import { boundedStore } from './bounded-store.ts';
import { type Kept, sealed, unsealed } from './kept-answer.ts';
import type { KeyValueCache } from './key-value-cache.ts';

/** A read of a port: a query that is plain data, and an answer that may be shared by everyone who asks the same. */
type Read<Query, Value> = (query: Query, signal?: AbortSignal) => Promise<Result<Value, Failure>>;

/** For how long an answer is as good as a new one, ms. */
const FRESH_MS = 60_000;
/** Most answers that a process has open, and the length of their JSON: those that every page asks for are few. */
export const OPENED = { entries: 500, bytes: 8_000_000 } as const;
/** For how long a process goes by what it has open, ms: what instances share may be another one by then. */
const OPENED_MS = 5_000;
/** Less is no failure of the provider's, but its word. */
const SERVER_TROUBLE = 500;

interface CachedReadsOptions {
  readonly cache: KeyValueCache;
  readonly clock: Clock;
  /** Changes when everything that was fetched before is to be fetched again. */
  readonly epoch: () => number;
  /** Names the shape of what is kept: what another build has kept is none of this one's. */
  readonly version: string;
}

/** How a read is kept. */
interface Keeping<Query> {
  /** It tells prices or stock: asked each time, and what is kept only stands in (rule CACHE-16). */
  readonly fallbackOnly?: boolean;
  /** Which queries are kept at all: those that are few. */
  readonly keeps?: (query: Query) => boolean;
}

const standIns = new WeakSet<object>();

/** Whether an answer is an old one that stands in while the provider fails or is slow (rule CACHE-16). */
export const isStaleAnswer = (answer: object): boolean => standIns.has(answer);

const standIn = (kept: Kept): Result<unknown, never> => {
  const answer = ok(kept.value);
  standIns.add(answer);
  return answer;
};

/**
 * Gives reads a shared memory: a fresh answer is not asked for again, equal questions at one time are asked once, and
 * while the provider fails or is slow the last good answer stands in (rule CACHE-16). Only for answers that are the same
 * for every visitor.
 */
export const createCachedReads = ({ cache, clock, epoch, version }: CachedReadsOptions) => {
  const underWay = new Map<string, Promise<Result<unknown, Failure>>>();
  // What this process has read or fetched just now: to open it anew for each page takes longer than to show it.
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

  // The very same answer that comes again is written again once a minute, so that it is never much older than it says.
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

  /** The answer that is being fetched, or what stands in for it once it is late or turns out a failure. */
  const orStandIn = async (asked: Promise<Result<unknown, Failure>>, find: () => Promise<Kept | undefined>) => {
    const { promise: late, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(resolve, STALE_ANSWER_WAIT_MS);
    const answer = await Promise.race([asked, late]).finally(() => clearTimeout(timer));
    if (answer && (answer.ok || answer.error.status < SERVER_TROUBLE)) return answer;
    const kept = await find();
    return kept ? standIn(kept) : asked;
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
      // Whoever asked first may go away while others still wait: a shared question is not called off.
      const fetching = () => fetchNow(key, () => read(query), fallbackOnly ? undefined : open);
      const asked = underWay.get(key) ?? fetching().finally(() => underWay.delete(key));
      underWay.set(key, asked);
      return (await orStandIn(asked, async () => (fallbackOnly ? find(key) : kept))) as Result<Value, Failure>;
    };
};

export type CachedReads = ReturnType<typeof createCachedReads>;
