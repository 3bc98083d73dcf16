import type { Clock, Failure, Result } from '#core/kernel/shared/index.ts';
import { ok } from '#core/kernel/shared/index.ts';
import type { KeyValueCache } from './key-value-cache.ts';

/** A read of a port: a query that is plain data, and an answer that may be shared by everyone who asks the same. */
type Read<Query, Value> = (query: Query, signal?: AbortSignal) => Promise<Result<Value, Failure>>;

interface Kept {
  readonly value: unknown;
  /** When it was fetched, ms. */
  readonly at: number;
}

/** For how long an answer is as good as a new one, ms. */
const FRESH_MS = 60_000;
/** For how long an old answer is better than none while the provider fails, ms. */
const USABLE_MS = 3_600_000;

interface CachedReadsOptions {
  readonly cache: KeyValueCache;
  readonly clock: Clock;
  /** Changes when everything that was fetched before is to be fetched again. */
  readonly epoch: () => number;
}

/**
 * Gives reads a shared memory: a fresh answer is not asked for again, equal questions at one time are asked once, and
 * while the provider fails the last good answer stands in. Only for answers that are the same for every visitor.
 */
export const createCachedReads = ({ cache, clock, epoch }: CachedReadsOptions) => {
  const underWay = new Map<string, Promise<Result<unknown, Failure>>>();

  const fetchNow = async (key: string, kept: Kept | undefined, work: () => Promise<Result<unknown, Failure>>) => {
    const answer = await work();
    if (answer.ok) void cache.set(key, { value: answer.value, at: clock.now() } satisfies Kept, USABLE_MS);
    return !answer.ok && answer.error.retryable && kept ? ok(kept.value) : answer;
  };

  return <Query, Value>(name: string, read: Read<Query, Value>): Read<Query, Value> =>
    async (query) => {
      const key = `read:${epoch()}:${name}:${JSON.stringify(query)}`;
      const kept = keptOf(await cache.get(key));
      if (kept && clock.now() - kept.at < FRESH_MS) return ok(kept.value as Value);
      // Whoever asked first may go away while others still wait: a shared question is not called off.
      const asked = underWay.get(key) ?? fetchNow(key, kept, () => read(query)).finally(() => underWay.delete(key));
      underWay.set(key, asked);
      return (await asked) as Result<Value, Failure>;
    };
};

export type CachedReads = ReturnType<typeof createCachedReads>;

const keptOf = (stored: unknown): Kept | undefined =>
  typeof stored === 'object' && stored !== null && 'at' in stored && typeof stored.at === 'number' && 'value' in stored
    ? { value: stored.value, at: stored.at }
    : undefined;
