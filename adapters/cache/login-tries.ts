import { randomUUID } from 'node:crypto';
import { LOGIN_MEMORY_MS, type LoginTries } from '#core/kernel/auth/index.ts';
import { createGuard, type StoreLogger } from './guard.ts';
import type { RedisConnection } from './redis.ts';

/** Most names that one instance remembers by itself; the oldest are forgotten first. */
const REMEMBERED = 10_000;

/** Whoever signs in can wait longer than a page, ms, rather than be counted by one instance alone. */
const WAIT_MS = 1_000;

/** Tries in the memory of this instance. */
const createOwnTries = (): LoginTries => {
  const tries = new Map<string, readonly number[]>();
  return {
    add: async (name, now) => {
      const earlier = (tries.get(name) ?? []).filter((at) => now - at < LOGIN_MEMORY_MS);
      tries.delete(name);
      tries.set(name, [...earlier, now]);
      const [oldest] = tries.keys();
      if (tries.size > REMEMBERED && oldest !== undefined) tries.delete(oldest);
      return earlier;
    },
    takeBack: async (name) => void tries.set(name, tries.get(name)?.slice(0, -1) ?? []),
  };
};

/**
 * Looks and counts in one step, which a value that is read and written back would not be: forgets what is over, gives the
 * earlier tries with their times, adds one.
 */
const ADD = `redis.call('zremrangebyscore', KEYS[1], '-inf', ARGV[1])
local earlier = redis.call('zrange', KEYS[1], 0, -1, 'withscores')
redis.call('zadd', KEYS[1], ARGV[2], ARGV[3])
redis.call('pexpire', KEYS[1], ARGV[4])
return earlier`;

/** Tries in Redis, each a member of its name's sorted set. */
const createSharedTries = (redis: RedisConnection, logger: StoreLogger) => {
  const guard = createGuard(logger, 'list of login tries', WAIT_MS);
  const keyOf = (name: string): string => redis.nameOf(`login-tries:${name}`);
  const add = async (name: string, now: number): Promise<readonly number[]> => {
    const earlier = await (await redis.open()).eval(ADD, {
      keys: [keyOf(name)],
      arguments: [String(now - LOGIN_MEMORY_MS), String(now), randomUUID(), String(LOGIN_MEMORY_MS)],
    });
    // Names and times take turns.
    return Array.isArray(earlier) ? earlier.filter((_, nth) => nth % 2 === 1).map(Number) : [];
  };
  return {
    add: (name: string, now: number) => guard.ask(() => add(name, now)),
    takeBack: (name: string) => guard.ask(async () => (await redis.open()).zPopMax(keyOf(name))),
  };
};

/**
 * Where tries to sign in are counted: in Redis for all instances, else in this one's memory; there too while Redis is late
 * or away, so that it never holds anybody up and never lets everybody through.
 */
export const createLoginTries = (options: {
  readonly redis?: RedisConnection | undefined;
  readonly logger: StoreLogger;
}): LoginTries => {
  const { redis, logger } = options;
  const own = createOwnTries();
  if (!redis) return own;
  const shared = createSharedTries(redis, logger);
  return {
    add: async (name, now) => {
      const added = await shared.add(name, now);
      return added.ok ? added.value : own.add(name, now);
    },
    takeBack: async (name) => {
      const taken = await shared.takeBack(name);
      if (!taken.ok) await own.takeBack(name);
    },
  };
};
