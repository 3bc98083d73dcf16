import { afterEach, describe, expect, it } from 'vitest';
import { createSharedPages } from '#adapters/cache/shared-pages.ts';
import { withinFairTime } from '#tests/support/fair-time.ts';
import { connections, redisCli, startRedis, startSilentServer } from '#tests/support/redis.ts';
import { freePort } from '#tests/support/running-shop.ts';
import { aStoredPage } from '#tests/support/stored-page.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const KEY = 'page:http://localhost:8000/ro/x#b1';

const over = (redisUrl: string) => {
  const { to, logger, warnings, close } = connections();
  closing.push(close);
  return { ...createSharedPages(to(redisUrl), logger), warnings };
};

describe('pages in Redis', () => {
  it('CACHE-1: are stored whole under their key until they expire', async () => {
    const redis = await startRedis();
    closing.push(redis.close);
    const [one, other] = [over(redis.url), over(redis.url)];
    const page = aStoredPage('<h1>Смартфоны</h1>'.repeat(100));
    expect(await one.set(KEY, page, 60_000)).toBe(true);
    expect(await redisCli(redis, 'KEYS', '*')).toBe(KEY);
    expect(Number(await redisCli(redis, 'PTTL', KEY))).toBeGreaterThan(50_000);
    const found = await other.get(KEY);
    expect(found).toEqual({ kind: 'found', page: { ...page, brotli: Buffer.from(page.brotli) } });
    expect(await other.delete(KEY)).toBe(true);
    expect(await one.get(KEY)).toEqual({ kind: 'missing' });
  });

  it('are taken for none when anything of them has changed, or when they come from after now', async () => {
    const redis = await startRedis();
    closing.push(redis.close);
    const store = over(redis.url);
    await store.set(KEY, aStoredPage(), 60_000);
    const written = await redisCli(redis, 'GET', KEY);
    for (const [from, to] of [
      ['"status":200', '"status":201'],
      ['"tags":[', '"tags":["all",'],
      [':base64:', ':base64:AAAA'],
    ]) {
      await redisCli(redis, 'SET', KEY, written.replace(from ?? '', to ?? ''));
      expect(await store.get(KEY), from).toEqual({ kind: 'missing' });
    }
    await redisCli(redis, 'SET', KEY, written);
    expect((await store.get(KEY)).kind).toBe('found');
    await store.set(KEY, aStoredPage('', { renderedAt: Date.now() }), 60_000);
    expect((await store.get(KEY)).kind).toBe('found');
    await store.set(KEY, aStoredPage('', { renderedAt: Date.now() + 60_000 }), 60_000);
    expect(await store.get(KEY)).toEqual({ kind: 'missing' });
  });

  it('CACHE-3: cannot be asked for while Redis is away or silent, which is distinguished from a miss and costs a moment', async () => {
    const silent = await startSilentServer();
    closing.push(silent.close);
    for (const url of [silent.url, `redis://127.0.0.1:${await freePort()}`]) {
      const store = over(url);
      for (let turn = 0; turn < 4; turn += 1) {
        expect(await withinFairTime(1_000, store.get(KEY))).toEqual({ kind: 'failed' });
      }
      expect(store.warnings).toContain('page cache: circuit breaker open');
      const written = Promise.all([store.set(KEY, aStoredPage(), 1_000), store.delete(KEY)]);
      expect(await withinFairTime(1_000, written)).toEqual([false, false]);
    }
  });
});
