import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StoreLogger } from '#adapters/cache/guard.ts';
import { createLoginTries } from '#adapters/cache/login-tries.ts';
import { LOGIN_MEMORY_MS as DAY, LOGIN_TRIES } from '#core/kernel/auth/limit.ts';
import { createLoginLimit } from '#server/http/login-limit.ts';
import { connections, redisCli, startRedis } from '#tests/support/redis.ts';
import { eventually, freePort } from '#tests/support/running-shop.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const open = (redisUrl: string) => {
  const { to, logger, warnings, close } = connections();
  closing.push(close);
  return { ...createLoginTries({ redis: to(redisUrl), logger }), warnings };
};

/** Two instances of the shop over one Redis. */
const twoInstances = async () => {
  const redis = await startRedis();
  closing.push(redis.close);
  const [one, other] = [open(redis.url), open(redis.url)];
  // Both are there: what either counts the other sees.
  await eventually(async () => {
    const name = randomUUID();
    await one.add(name, 0, DAY);
    return (await other.add(name, 0, DAY)).length > 0 && (await one.add(name, 0, DAY)).length > 1;
  });
  return { redis, tries: [one, other] as const };
};

describe('tries to sign in on one instance', () => {
  const alone = () => createLoginTries({ logger: { warn: () => undefined } });

  it('AUTH-10: are forgotten when their time is over', async () => {
    const tries = alone();
    expect([await tries.add('a', 0, DAY), await tries.add('a', 1, DAY), await tries.add('b', 1, DAY)]).toEqual([
      [],
      [0],
      [],
    ]);
    expect(await tries.add('a', DAY, DAY)).toEqual([1]);
  });

  it('AUTH-10: ask no Redis', async () => {
    const warn = vi.fn<StoreLogger['warn']>();
    const tries = createLoginTries({ logger: { warn } });
    await tries.add('a', 0, DAY);
    await tries.takeBack('a');
    expect([await tries.has('a', 1), await tries.clear('a'), warn.mock.calls]).toEqual([false, 0, []]);
  });

  it('AUTH-10: the last is taken back', async () => {
    const tries = alone();
    await tries.takeBack('nobody');
    for (const now of [1, 2, 3]) await tries.add('a', now, DAY);
    await tries.takeBack('a');
    expect(await tries.add('a', 4, DAY)).toEqual([1, 2]);
    expect(await tries.add('nobody', 5, DAY)).toEqual([]);
  });

  it('AUTH-10: are remembered to the number of 200, the newest, until they are cleared', async () => {
    const tries = alone();
    for (let now = 0; now < 300; now += 1) await tries.add('a', now, DAY);
    const earlier = await tries.add('a', 300, DAY);
    expect([earlier.length, earlier[0], earlier.at(-1)]).toEqual([200, 100, 299]);
    expect([await tries.has('a', 300), await tries.has('a', 300 + DAY), await tries.has('b', 0)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([await tries.clear('a'), await tries.clear('a'), await tries.has('a', 300)]).toEqual([200, 0, false]);
  });

  it('AUTH-10: are remembered for 10 000 names, those that tried last', async () => {
    const tries = alone();
    for (let nth = 0; nth < 10_000; nth += 1) await tries.add(`name ${nth}`, 1, DAY);
    await tries.add('name 0', 2, DAY);
    await tries.add('one more', 2, DAY);
    expect([await tries.add('name 0', 3, DAY), await tries.add('name 2', 3, DAY)]).toEqual([[1, 2], [1]]);
    expect(await tries.add('name 1', 3, DAY)).toEqual([]);
  });
});

describe('tries to sign in over several instances', () => {
  const asker = { address: '1.1.1.1', network: '1.1.1.0', login: 'partner' };

  it('AUTH-10: are counted together, to the last one, also when they come at one time', async () => {
    const { redis, tries } = await twoInstances();
    const [one, other] = tries.map((own) => createLoginLimit(own, undefined, () => 1_000_000));
    if (!one || !other) throw new Error('There are two instances');
    const made = await Promise.all(
      Array.from({ length: 60 }, (_, nth) => (nth % 2 ? one : other)({ ...asker, login: 'Partner' })),
    );
    const free = made.filter(({ seconds }) => seconds === 0);
    expect(free).toHaveLength(LOGIN_TRIES);
    expect((await one(asker)).seconds).toBe(60);
    expect((await other({ ...asker, login: 'someone-else' })).seconds).toBe(0);

    await free[0]?.takeBack();
    const again = await one(asker);
    expect([again.seconds, (await one(asker)).seconds]).toEqual([0, 60]);
    await again.succeed();
    expect((await other(asker)).seconds).toBe(0);
    expect(await tries[0].has('nothing', 0)).toBe(false);

    // What is kept names nobody and goes by itself.
    const keys = (await redisCli(redis, 'KEYS', '*')).split('\n');
    expect(keys.join()).not.toMatch(/partner|someone|1\.1\.1\.1/i);
    for (const key of keys) expect(Number(await redisCli(redis, 'PTTL', key))).toBeGreaterThan(0);
  });

  it('AUTH-10: are still counted by each instance when a full Redis has evicted them', async () => {
    const { redis, tries } = await twoInstances();
    const limit = createLoginLimit(tries[0]);
    for (let nth = 0; nth < LOGIN_TRIES; nth += 1) await limit(asker);
    await redisCli(redis, 'FLUSHALL');
    expect((await limit(asker)).seconds).toBeGreaterThan(0);
  });

  it('AUTH-10: are found and cleared in Redis and in memory, whichever knows more', async () => {
    const { redis, tries } = await twoInstances();
    const [one, other] = tries;
    const third = open(redis.url);
    await one.add('a', 1, DAY);
    for (const now of [2, 3]) await other.add('a', now, DAY);
    expect([await third.has('a', 4), await third.has('b', 4)]).toEqual([true, false]);
    expect(await one.clear('a')).toBe(3);
    expect(await third.has('a', 4)).toBe(false);
    await redisCli(redis, 'FLUSHALL');
    expect([await one.has('a', 4), await other.has('a', 4)]).toEqual([false, true]);
    expect(await other.clear('a')).toBe(2);
  });

  it('AUTH-10: are returned from Redis only if it knows more than this instance', async () => {
    const { redis, tries } = await twoInstances();
    const [one, other] = tries;
    for (const now of [1, 2]) await one.add('a', now, DAY);
    await redisCli(redis, 'FLUSHALL');
    expect(await other.add('a', 3, DAY)).toEqual([]);
    expect(await one.add('a', 4, DAY)).toEqual([1, 2]);
  });

  it('AUTH-10: are counted by each instance while Redis is away', async () => {
    const tries = open(`redis://127.0.0.1:${await freePort()}`);
    const limit = createLoginLimit(tries);
    const made = [];
    for (let nth = 0; nth <= LOGIN_TRIES; nth += 1) made.push(await limit(asker));
    expect(made.filter(({ seconds }) => seconds === 0)).toHaveLength(LOGIN_TRIES);
    expect(tries.warnings).toContain('list of login tries: circuit breaker open');
    await made[0]?.takeBack();
    expect((await limit(asker)).seconds).toBe(0);
    expect((await limit(asker)).seconds).toBeGreaterThan(0);
    await made[1]?.succeed();
    expect((await limit(asker)).seconds).toBe(0);
  });
});
