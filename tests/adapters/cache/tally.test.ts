import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoreLogger } from '#adapters/cache/guard.ts';
import { createTally, TALLY } from '#adapters/cache/tally.ts';
import { connections, redisCli, startRedis } from '#tests/support/redis.ts';
import { eventually, freePort } from '#tests/support/running-shop.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const logger = { warn: vi.fn<StoreLogger['warn']>() };
beforeEach(() => logger.warn.mockClear());

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
    expect([await take('3'), await take('2'), await take('1')]).toEqual(['counted', 'refused', 'known']);
    expect(await tally.take(budget('b', 1, 100))).toBe('counted');
    now = 100;
    expect(await take('3')).toBe('counted');
    expect(logger.warn).not.toHaveBeenCalled();
  });

  it('is not changed by a refund of what was never counted', async () => {
    const tally = createTally({ logger });
    await tally.refund(budget('a', 1, 100), '1');
    expect([await tally.take(budget('a', 1, 100)), await tally.take(budget('a', 1, 100))]).toEqual([
      'counted',
      'refused',
    ]);
  });

  it('is bounded by its bytes, 150 a name and 40 a mark; the names used last stay', async () => {
    const tally = createTally({ logger, now: () => 0 });
    const marks = 100;
    const fits = Math.floor(TALLY.bytes / (150 + marks * 40 + 'name 1000'.length));
    const fill = async (name: string) => {
      for (let nth = 0; nth < marks; nth += 1) await tally.take(budget(name, marks, 100), `${nth}`);
    };
    for (let nth = 1; nth <= fits; nth += 1) await fill(`name ${nth}`);
    expect(await tally.take(budget('name 1', marks, 100), '0')).toBe('known');
    await fill('one more');
    expect(await tally.take(budget('name 1', marks, 100), '0')).toBe('known');
    expect(await tally.take(budget('name 2', marks, 100), '0')).toBe('counted');
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
    expect(logger.warn).toHaveBeenCalledWith({ reason: expect.stringMatching(/./) }, 'tally');
  });

  it('LIMIT-1: is refused by an instance whose own count is full, even when Redis has lost its count', async () => {
    const { redis, one } = await shared();
    const only = budget('a', 1, 10_000);
    expect(await one.take(only)).toBe('counted');
    await redisCli(redis, 'FLUSHALL');
    expect(await one.take(only)).toBe('refused');
    expect(await redisCli(redis, 'KEYS', '*')).toBe('');
  });

  it('LIMIT-1: does not change this instance’s count when Redis refuses', async () => {
    const { redis, one, other } = await shared();
    const two = budget('a', 2, 10_000);
    expect(await one.take(two, '1')).toBe('counted');
    await redisCli(redis, 'FLUSHALL');
    for (const mark of ['2', '3']) expect(await other.take(two, mark)).toBe('counted');
    // One mark is known to this instance, the other is new to it.
    expect([await one.take(two, '1'), await one.take(two, '4')]).toEqual(['refused', 'refused']);
    await redis.close();
    expect([await one.take(two, '1'), await one.take(two, '5'), await one.take(two, '6')]).toEqual([
      'known',
      'counted',
      'refused',
    ]);
  });

  it('LIMIT-1: goes on from what this instance has counted when Redis goes away', async () => {
    const { redis, one } = await shared();
    const two = budget('a', 2, 10_000);
    expect(await one.take(two)).toBe('counted');
    await redis.close();
    expect([await one.take(two), await one.take(two)]).toEqual(['counted', 'refused']);
  });
});
