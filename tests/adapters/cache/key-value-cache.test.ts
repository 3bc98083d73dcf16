import { afterEach, describe, expect, it, vi } from 'vitest';
import { createKeyValueCache } from '#adapters/cache/key-value-cache.ts';
import { withinFairTime } from '#tests/support/fair-time.ts';
import { connections, redisCli, startRedis, startSilentServer } from '#tests/support/redis.ts';
import { eventually, freePort } from '#tests/support/running-shop.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closing.splice(0).reverse()) await close();
});

const openCache = (redisUrl?: string) => {
  const { to, logger, warnings, close } = connections();
  closing.push(close);
  return {
    ...createKeyValueCache({ redis: redisUrl === undefined ? undefined : to(redisUrl), use: 'shop', logger }),
    warnings,
  };
};

describe('the cache in memory', () => {
  it('keeps values until they expire', async () => {
    const cache = openCache();
    await cache.set('a', { b: 1 }, 50);
    expect(await cache.get('a')).toEqual({ b: 1 });
    await eventually(async () => (await cache.get('a')) === undefined, 1_000);
  });
});

describe('the cache in memory, whatever is asked for', () => {
  it('holds a limited number of values, the most recently used', async () => {
    const cache = openCache();
    for (let nth = 0; nth <= 5_000; nth += 1) {
      await cache.set(`banner ${nth}`, nth, 60_000);
      if (nth % 1_000 === 0) await cache.get('banner 0');
    }
    expect(await cache.get('banner 0')).toBe(0);
    expect(await cache.get('banner 1')).toBeUndefined();
    expect(await cache.get('banner 5000')).toBe(5_000);
  });

  it('holds a limited number of bytes', async () => {
    const cache = openCache();
    const large = 'x'.repeat(10 * 1024 * 1024);
    for (const name of ['a', 'b', 'c', 'd']) await cache.set(name, large, 60_000);
    expect(await cache.get('a')).toBeUndefined();
    expect(await cache.get('d')).toBe(large);
  });
});

describe('the cache in Redis', () => {
  it('is shared by all that open it, under prefixed names', async () => {
    const redis = await startRedis();
    closing.push(redis.close);
    const [one, other] = [openCache(redis.url), openCache(redis.url)];
    await one.set('a', [1, 'две'], 10_000);
    await eventually(async () => (await other.get('a')) !== undefined);
    expect(await other.get('a')).toEqual([1, 'две']);
    expect(await redisCli(redis, 'KEYS', '*')).toBe('shop::a');
  });

  it('CACHE-3: that is not there costs a moment, then nothing, and comes back by itself', async () => {
    const port = await freePort();
    const cache = openCache(`redis://127.0.0.1:${port}`);
    // No second passes after which it would be tried again.
    vi.useFakeTimers({ toFake: ['Date'] });
    for (let turn = 0; turn < 5; turn += 1) expect(await withinFairTime(1_000, cache.get('a'))).toBeUndefined();
    expect(cache.warnings).toContain('cache: circuit breaker open');
    // It is not asked now, so there is nothing to warn of.
    const before = cache.warnings.length;
    expect(await cache.get('a')).toBeUndefined();
    expect(cache.warnings).toHaveLength(before);
    vi.useRealTimers();
    closing.push((await startRedis(port)).close);
    await eventually(async () => {
      await cache.set('a', 'back', 10_000);
      return (await cache.get('a')) === 'back';
    }, 20_000);
  });

  it('CACHE-3: that does not answer is not waited for', async () => {
    const silent = await startSilentServer();
    closing.push(silent.close);
    const cache = openCache(silent.url);
    expect(await withinFairTime(1_000, cache.get('a'))).toBeUndefined();
  });
});
