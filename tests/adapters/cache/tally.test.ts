import { afterEach, describe, expect, it } from 'vitest';
import { createTally } from '#adapters/cache/tally.ts';
import { connections, redisCli, startRedis } from '#tests/support/redis.ts';
import { eventually, freePort } from '#tests/support/running-shop.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const logger = { warn: () => undefined };

const budget = (name: string, most: number, windowMs: number) => ({ name, most, windowMs });

describe('what is counted', () => {
  it('LIMIT-2: by one instance: each mark once, until its time is over, and no more than there is room for', async () => {
    let now = 0;
    const tally = createTally({ logger, now: () => now });
    const take = (mark: string) => tally.take(budget('a', 2, 100), mark);
    expect([await take('1'), await take('2'), await take('1'), await take('3')]).toEqual([
      'counted',
      'counted',
      'known',
      'refused',
    ]);
    await tally.refund(budget('a', 2, 100), '2');
    expect([await take('3'), await take('2')]).toEqual(['counted', 'refused']);
    expect(await tally.take(budget('b', 1, 100))).toBe('counted');
    now = 100;
    expect(await take('3')).toBe('counted');
  });

  const shared = async () => {
    const redis = await startRedis();
    closing.push(redis.close);
    const { to, close } = connections();
    closing.push(close);
    const [one, other] = [to(redis.url), to(redis.url)];
    await Promise.all([one.open(), other.open()]);
    return { redis, one: createTally({ redis: one, logger }), other: createTally({ redis: other, logger }) };
  };

  it('LIMIT-1 LIMIT-2: over all instances where there is Redis, and is forgotten by itself', async () => {
    const { redis, one, other } = await shared();
    const [some, marked] = [budget('a', 3, 500), budget('b', 2, 500)];
    expect([await one.take(some), await other.take(some), await one.take(some), await other.take(some)]).toEqual([
      'counted',
      'counted',
      'counted',
      'refused',
    ]);
    await one.refund(some);
    expect(await other.take(some)).toBe('counted');
    expect([await one.take(marked, '1'), await other.take(marked, '1'), await other.take(marked, '2')]).toEqual([
      'counted',
      'known',
      'counted',
    ]);
    expect(await one.take(marked, '3')).toBe('refused');
    await other.refund(marked, '2');
    expect(await one.take(marked, '3')).toBe('counted');
    await eventually(async () => (await redisCli(redis, 'KEYS', '*')) === '', 5_000);
  });

  it('LIMIT-1: by each instance while Redis is away', async () => {
    const { to, close } = connections();
    closing.push(close);
    const tally = createTally({ redis: to(`redis://127.0.0.1:${await freePort()}`), logger });
    const one = budget('a', 1, 10_000);
    expect([await tally.take(one), await tally.take(one)]).toEqual(['counted', 'refused']);
  });

  it('LIMIT-1: goes on from what this instance has counted when Redis goes away', async () => {
    const { redis, one } = await shared();
    const two = budget('a', 2, 10_000);
    expect(await one.take(two)).toBe('counted');
    await redis.close();
    expect([await one.take(two), await one.take(two)]).toEqual(['counted', 'refused']);
  });
});
