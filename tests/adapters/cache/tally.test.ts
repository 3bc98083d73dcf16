import { afterEach, describe, expect, it } from 'vitest';
import { createTally } from '#adapters/cache/tally.ts';
import { connections, redisCli, startRedis } from '#tests/support/redis.ts';
import { eventually, freePort } from '#tests/support/running-shop.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const logger = { warn: () => undefined };

describe('what is counted', () => {
  it('LIMIT-2: by one instance: each mark once, until its time is over', async () => {
    let now = 0;
    const tally = createTally({ logger, now: () => now });
    expect([
      await tally.count('a', '1', 100),
      await tally.count('a', '2', 100),
      await tally.count('a', '1', 100),
    ]).toEqual([1, 2, 2]);
    expect(await tally.count('b', '1', 100)).toBe(1);
    now = 100;
    expect(await tally.count('a', '3', 100)).toBe(1);
  });

  it('by one instance takes no more memory than for 10 000 names', async () => {
    const tally = createTally({ logger, now: () => 0 });
    for (let nth = 0; nth <= 10_000; nth += 1) await tally.count(`name ${nth}`, '1', 100);
    expect(await tally.count('name 10000', '2', 100)).toBe(2);
    expect(await tally.count('name 0', '2', 100)).toBe(1);
  });

  it('LIMIT-1: over all instances where there is Redis, and is forgotten by itself', async () => {
    const redis = await startRedis();
    closing.push(redis.close);
    const { to, close } = connections();
    closing.push(close);
    const [one, other] = [to(redis.url), to(redis.url)];
    await Promise.all([one.open(), other.open()]);
    const tallies = [createTally({ redis: one, logger }), createTally({ redis: other, logger })];
    const counts: number[] = [];
    for (let nth = 0; nth < 6; nth += 1)
      counts.push(await (tallies[nth % 2] as (typeof tallies)[0]).count('a', `${nth}`, 500));
    expect(counts).toEqual([1, 2, 3, 4, 5, 6]);
    await eventually(async () => (await redisCli(redis, 'KEYS', '*')) === '', 5_000);
  });

  it('LIMIT-1: by each instance while Redis is away', async () => {
    const { to, close } = connections();
    closing.push(close);
    const tally = createTally({ redis: to(`redis://127.0.0.1:${await freePort()}`), logger });
    expect([await tally.count('a', '1', 10_000), await tally.count('a', '2', 10_000)]).toEqual([1, 2]);
  });

  it('LIMIT-1: goes on from what this instance has counted when Redis goes away', async () => {
    const redis = await startRedis();
    const { to, close } = connections();
    closing.push(close);
    const connection = to(redis.url);
    await connection.open();
    const tally = createTally({ redis: connection, logger });
    expect([await tally.count('a', '1', 10_000), await tally.count('a', '2', 10_000)]).toEqual([1, 2]);
    await redis.close();
    expect(await tally.count('a', '3', 10_000)).toBe(3);
  });
});
