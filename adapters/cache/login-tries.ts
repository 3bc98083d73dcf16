import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { LoginTries } from '#core/kernel/auth/index.ts';
import { createGuard, type StoreLogger } from './guard.ts';
import type { RedisConnection } from './redis.ts';

/** Most names in memory. */
const MAX_NAMES = 10_000;
/** Most attempts of one name. */
const MAX_TRIES = 200;

/** A login may wait longer for Redis than a page, ms. */
const WAIT_MS = 1_000;

interface Remembered {
  readonly moments: readonly number[];
  readonly memoryMs: number;
}

/** Attempts in memory. */
const createMemoryTries = (): LoginTries => {
  const tries = new LRUCache<string, Remembered>({ max: MAX_NAMES });
  const at = (name: string, now: number): readonly number[] => {
    const found = tries.get(name);
    return found?.moments.filter((moment) => now - moment < found.memoryMs) ?? [];
  };
  return {
    add: async (name, now, memoryMs) => {
      const earlier = at(name, now);
      tries.set(name, { moments: [...earlier, now].slice(-MAX_TRIES), memoryMs });
      return earlier;
    },
    takeBack: async (name) => {
      const found = tries.get(name);
      if (found) tries.set(name, { ...found, moments: found.moments.slice(0, -1) });
    },
    clear: async (name) => {
      const count = tries.get(name)?.moments.length ?? 0;
      tries.delete(name);
      return count;
    },
    has: async (name, now) => at(name, now).length > 0,
  };
};

/** Atomically removes expired attempts, returns the earlier ones with their times, and adds one. */
const ADD = `redis.call('zremrangebyscore', KEYS[1], '-inf', ARGV[1])
local earlier = redis.call('zrange', KEYS[1], 0, -1, 'withscores')
redis.call('zadd', KEYS[1], ARGV[2], ARGV[3])
redis.call('zremrangebyrank', KEYS[1], 0, -1 - ${MAX_TRIES})
redis.call('pexpire', KEYS[1], ARGV[4])
return earlier`;
const CLEAR = `local count = redis.call('zcard', KEYS[1])
redis.call('del', KEYS[1])
return count`;

/** Attempts in Redis, one sorted set for each name. */
const createSharedTries = (redis: RedisConnection, logger: StoreLogger) => {
  const guard = createGuard(logger, 'list of login tries', WAIT_MS);
  const keyOf = (name: string): string => redis.nameOf(`login-tries:${name}`);
  const add = async (name: string, now: number, memoryMs: number): Promise<readonly number[]> => {
    const earlier = (await (
      await redis.open()
    ).eval(ADD, {
      keys: [keyOf(name)],
      arguments: [String(now - memoryMs), String(now), randomUUID(), String(memoryMs)],
    })) as readonly string[];
    // Members and scores alternate.
    return earlier.filter((_, nth) => nth % 2 === 1).map(Number);
  };
  return {
    add: (...given: Parameters<typeof add>) => guard.ask(() => add(...given)),
    takeBack: (name: string) => guard.ask(async () => (await redis.open()).zPopMax(keyOf(name))),
    clear: (name: string) => guard.ask(async () => (await redis.open()).eval(CLEAR, { keys: [keyOf(name)] })),
    has: (name: string) => guard.ask(async () => (await redis.open()).exists(keyOf(name))),
  };
};

/** Counts login attempts in memory and in Redis. What Redis has lost or does not answer in time is taken from memory. */
export const createLoginTries = (options: {
  readonly redis?: RedisConnection | undefined;
  readonly logger: StoreLogger;
}): LoginTries => {
  const { redis, logger } = options;
  const own = createMemoryTries();
  if (!redis) return own;
  const shared = createSharedTries(redis, logger);
  return {
    add: async (name, now, memoryMs) => {
      const here = await own.add(name, now, memoryMs);
      const added = await shared.add(name, now, memoryMs);
      return added.ok && added.value.length > here.length ? added.value : here;
    },
    takeBack: async (name) => {
      await own.takeBack(name);
      await shared.takeBack(name);
    },
    clear: async (name) => {
      const here = await own.clear(name);
      const cleared = await shared.clear(name);
      return cleared.ok ? Math.max(here, Number(cleared.value)) : here;
    },
    has: async (name, now) => {
      if (await own.has(name, now)) return true;
      const asked = await shared.has(name);
      return asked.ok && asked.value > 0;
    },
  };
};
