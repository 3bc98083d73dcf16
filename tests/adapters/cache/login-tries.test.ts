import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { createLoginTries } from '#adapters/cache/login-tries.ts';
import { LOGIN_MEMORY_MS, LOGIN_TRIES } from '#core/kernel/auth/limit.ts';
import { createLoginLimit } from '#server/http/login-limit.ts';
import { connections, startRedis } from '#tests/support/redis.ts';
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
    await one.add('ready', 0);
    return (await other.add('ready', 0)).length > 0 && (await one.add('ready', 0)).length > 1;
  });
  return { redis, tries: [one, other] as const };
};

describe('tries to sign in on one instance', () => {
  const alone = () => createLoginTries({ logger: { warn: () => undefined } });

  it('AUTH-10: are forgotten when their time is over', async () => {
    const tries = alone();
    expect([await tries.add('a', 0), await tries.add('a', 1), await tries.add('b', 1)]).toEqual([[], [0], []]);
    expect(await tries.add('a', LOGIN_MEMORY_MS)).toEqual([1]);
  });

  it('AUTH-10: the last is taken back', async () => {
    const tries = alone();
    await tries.takeBack('nobody');
    for (const now of [1, 2, 3]) await tries.add('a', now);
    await tries.takeBack('a');
    expect(await tries.add('a', 4)).toEqual([1, 2]);
    expect(await tries.add('nobody', 5)).toEqual([]);
  });

  it('AUTH-10: are remembered for 10 000 names, those that tried last', async () => {
    const tries = alone();
    for (let nth = 0; nth < 10_000; nth += 1) await tries.add(`name ${nth}`, 1);
    await tries.add('name 0', 2);
    await tries.add('one more', 2);
    expect([await tries.add('name 0', 3), await tries.add('name 2', 3)]).toEqual([[1, 2], [1]]);
    expect(await tries.add('name 1', 3)).toEqual([]);
  });
});

describe('tries to sign in over several instances', () => {
  it('AUTH-10: are counted together, to the last one, also when they come at one time', async () => {
    const { redis, tries } = await twoInstances();
    let now = Date.now();
    const one = createLoginLimit(tries[0], undefined, () => now);
    const other = createLoginLimit(tries[1], undefined, () => now);
    const all = Array.from({ length: 60 }, (_, nth) =>
      (nth % 2 ? one : other).begin({ address: '1.1.1.1', login: 'Partner' }),
    );
    const waits = await Promise.all(all);
    expect(waits.filter((wait) => wait === 0)).toHaveLength(LOGIN_TRIES);
    expect(await one.begin({ address: '1.1.1.1', login: 'partner' })).toBe(900);
    expect(await other.begin({ address: '1.1.1.1', login: 'someone-else' })).toBe(0);

    await other.takeBack({ address: '1.1.1.1', login: 'partner' });
    expect([
      await one.begin({ address: '1.1.1.1', login: 'partner' }),
      await one.begin({ address: '1.1.1.1', login: 'partner' }),
    ]).toEqual([0, 900]);
    now += LOGIN_MEMORY_MS;
    expect(await tries[0].add('ready', now)).toEqual([]);

    // What is kept names nobody and goes by itself.
    const cli = async (...words: string[]) =>
      (await promisify(execFile)('redis-cli', ['-u', redis.url, '--raw', ...words])).stdout.trim();
    const keys = (await cli('KEYS', '*')).split('\n');
    expect(keys.join()).not.toMatch(/partner|someone|1\.1\.1\.1/i);
    for (const key of keys) expect(Number(await cli('PTTL', key))).toBeGreaterThan(0);
  });

  it('AUTH-10: are counted by each instance while Redis is away', async () => {
    const tries = open(`redis://127.0.0.1:${await freePort()}`);
    const limit = createLoginLimit(tries);
    const waits: number[] = [];
    for (let nth = 0; nth <= LOGIN_TRIES; nth += 1)
      waits.push(await limit.begin({ address: '1.1.1.1', login: 'partner' }));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(LOGIN_TRIES);
    expect(tries.warnings).toContain('the list of login tries is left alone for a while');
    await limit.takeBack({ address: '1.1.1.1', login: 'partner' });
    expect(await limit.begin({ address: '1.1.1.1', login: 'partner' })).toBe(0);
    expect(await limit.begin({ address: '1.1.1.1', login: 'partner' })).toBeGreaterThan(0);
  });
});
