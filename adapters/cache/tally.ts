import type { RateBudget, Tally, TallyResult } from '#core/kernel/limits/index.ts';
import { boundedStore } from './bounded-store.ts';
import { createGuard, type StoreLogger } from './guard.ts';
import type { RedisConnection } from './redis.ts';

/** Bounds in the memory of one instance. */
export const TALLY = { entries: 10_000, bytes: 4 * 1024 * 1024 } as const;
/** A count without its marks, and a mark, bytes. */
const COUNT_SIZE = 150;
const MARK_SIZE = 40;

interface Counted {
  readonly count: number;
  readonly marks: readonly string[];
  readonly until: number;
}

/** Counts in memory. */
const memoryTally = (now: () => number): Tally => {
  const counted = boundedStore<Counted>({ ...TALLY, sizeOf: ({ marks }) => COUNT_SIZE + marks.length * MARK_SIZE });
  const current = (name: string): Counted | undefined => {
    const found = counted.get(name);
    return found && found.until > now() ? found : undefined;
  };
  return {
    take: async ({ name, most, windowMs }, mark) => {
      const { count, marks, until } = current(name) ?? { count: 0, marks: [], until: now() + windowMs };
      if (mark !== undefined && marks.includes(mark)) return 'known';
      if (count >= most) return 'refused';
      counted.set(name, { count: count + 1, marks: mark === undefined ? marks : [...marks, mark], until });
      return 'counted';
    },
    refund: async ({ name }, mark) => {
      const found = current(name);
      if (!found) return;
      counted.set(name, { ...found, count: found.count - 1, marks: found.marks.filter((one) => one !== mark) });
    },
  };
};

/** Checks and counts atomically; the first count sets the TTL. */
const TAKE = `local most, windowMs, mark = tonumber(ARGV[1]), ARGV[2], ARGV[3]
if mark and redis.call('sismember', KEYS[1], mark) == 1 then return 'known' end
local count = mark and redis.call('scard', KEYS[1]) or tonumber(redis.call('get', KEYS[1]) or 0)
if count >= most then return 'refused' end
if mark then redis.call('sadd', KEYS[1], mark) else redis.call('incr', KEYS[1]) end
if count == 0 then redis.call('pexpire', KEYS[1], windowMs) end
return 'counted'`;
const GIVE_BACK = `if ARGV[1] then return redis.call('srem', KEYS[1], ARGV[1]) end
if tonumber(redis.call('get', KEYS[1]) or 0) > 0 then return redis.call('decr', KEYS[1]) end
return 0`;

/** Counts requests in Redis for all instances, and in memory without Redis or while it is slow or down. */
export const createTally = (options: {
  readonly redis?: RedisConnection | undefined;
  readonly logger: StoreLogger;
  readonly now?: () => number;
}): Tally => {
  const { redis, logger, now = () => performance.now() } = options;
  const own = memoryTally(now);
  if (!redis) return own;
  const guard = createGuard(logger, 'tally');
  const run = (script: string, { name }: RateBudget, values: readonly (string | undefined)[]) =>
    guard.ask(async () =>
      (await redis.open()).eval(script, {
        keys: [redis.nameOf(`tally:${name}`)],
        arguments: values.filter((value) => value !== undefined),
      }),
    );
  return {
    take: async (budget, mark) => {
      // Also counted in memory, so that the count goes on while Redis is slow.
      const here = await own.take(budget, mark);
      if (here === 'refused') return here;
      const asked = await run(TAKE, budget, [String(budget.most), String(budget.windowMs), mark]);
      if (!asked.ok) return here;
      const everywhere = asked.value as TallyResult;
      if (everywhere === 'refused' && here === 'counted') await own.refund(budget, mark);
      return everywhere;
    },
    refund: async (budget, mark) => {
      await own.refund(budget, mark);
      await run(GIVE_BACK, budget, [mark]);
    },
  };
};
