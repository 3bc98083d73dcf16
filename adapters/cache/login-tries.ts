import { randomUUID } from 'node:crypto';
import { createClient } from '@keyv/redis';
import { LOGIN_MEMORY_MS, type LoginTries } from '#core/kernel/auth/index.ts';
import { createPatientStore, reasonOf, type StoreLogger, withinPatience } from './patience.ts';
import { redisOptions } from './redis-store.ts';

/** Most names that one instance remembers by itself; the oldest are forgotten first. */
const REMEMBERED = 10_000;

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
    forget: async (name) => void tries.delete(name),
  };
};

/**
 * Tries in Redis, each a member of its name's sorted set: looking and counting are one step, which a value that is read
 * and written back would not be.
 */
const createSharedTries = (url: string, logger: StoreLogger) => {
  const client = createClient(redisOptions(url));
  client.on('error', (error: unknown) => logger.warn({ reason: reasonOf(error) }, 'login tries'));
  // One that fails is told by its event, and the client goes on trying.
  const connecting = client.connect().catch(() => undefined);
  const attempt = createPatientStore(logger, 'list of login tries');
  const keyOf = (name: string): string => `login-tries:${name}`;
  const add = async (name: string, now: number): Promise<readonly number[]> => {
    const key = keyOf(name);
    const [, earlier] = await client
      .multi()
      .zRemRangeByScore(key, '-inf', now - LOGIN_MEMORY_MS)
      .zRangeWithScores(key, 0, -1)
      .zAdd(key, { score: now, value: randomUUID() })
      .pExpire(key, LOGIN_MEMORY_MS)
      .execTyped();
    return earlier.map(({ score }) => score);
  };
  return {
    add: (name: string, now: number) => attempt(() => add(name, now)),
    takeBack: (name: string) => attempt(() => client.zPopMax(keyOf(name))),
    forget: (name: string) => attempt(() => client.del(keyOf(name))),
    close: async () => {
      client.destroy();
      await withinPatience(connecting).catch(() => undefined);
    },
  };
};

/**
 * Where tries to sign in are counted: in Redis for all instances, else in this one's memory; there too while Redis is late
 * or away, so that it never holds anybody up and never lets everybody through.
 */
export const createLoginTries = (options: {
  redisUrl?: string | undefined;
  logger: StoreLogger;
}): LoginTries & { close(): Promise<void> } => {
  const { redisUrl, logger } = options;
  const own = createOwnTries();
  const shared = redisUrl === undefined ? undefined : createSharedTries(redisUrl, logger);
  return {
    add: async (name, now) => (await shared?.add(name, now)) ?? own.add(name, now),
    takeBack: async (name) => {
      if ((await shared?.takeBack(name)) === undefined) await own.takeBack(name);
    },
    forget: async (name) => {
      await Promise.all([shared?.forget(name), own.forget(name)]);
    },
    close: async () => shared?.close(),
  };
};
