import type { Tally } from '#core/kernel/limits/index.ts';
import { createGuard, type StoreLogger } from './guard.ts';
import type { RedisConnection } from './redis.ts';

/** Most names that one instance remembers by itself; the oldest are forgotten first. */
const REMEMBERED = 10_000;
/** Most marks that are worth remembering under one name: more than any limit. */
const MARKS = 2_000;

interface Counted {
  readonly marks: Set<string>;
  readonly until: number;
}

/** A tally in the memory of this instance. */
const ownTally = (now: () => number): Tally => {
  const counted = new Map<string, Counted>();
  return {
    count: async (name, mark, windowMs) => {
      const before = counted.get(name);
      const current = before && before.until > now() ? before : { marks: new Set<string>(), until: now() + windowMs };
      counted.delete(name);
      counted.set(name, current);
      if (current.marks.size < MARKS) current.marks.add(mark);
      const [oldest] = counted.keys();
      if (counted.size > REMEMBERED && oldest !== undefined) counted.delete(oldest);
      return current.marks.size;
    },
  };
};

/** Counts in one step, and lets the first of them say when all are forgotten. */
const COUNT = `redis.call('sadd', KEYS[1], ARGV[1])
if redis.call('pttl', KEYS[1]) < 0 then redis.call('pexpire', KEYS[1], ARGV[2]) end
return redis.call('scard', KEYS[1])`;

/**
 * What is asked for is counted in Redis for all instances, else in this one's memory; there too while Redis is late or
 * away, so that it never holds anybody up and never lets everybody through.
 */
export const createTally = (options: {
  readonly redis?: RedisConnection | undefined;
  readonly logger: StoreLogger;
  readonly now?: () => number;
}): Tally => {
  const { redis, logger, now = () => performance.now() } = options;
  const own = ownTally(now);
  if (!redis) return own;
  const guard = createGuard(logger, 'tally');
  return {
    count: async (name, mark, windowMs) => {
      // Counted here as well: where Redis is late, the count goes on instead of beginning anew.
      const here = await own.count(name, mark, windowMs);
      const asked = await guard.ask(async () =>
        (await redis.open()).eval(COUNT, {
          keys: [redis.nameOf(`tally:${name}`)],
          arguments: [mark, String(windowMs)],
        }),
      );
      return asked.ok ? Math.max(here, Number(asked.value)) : here;
    },
  };
};
