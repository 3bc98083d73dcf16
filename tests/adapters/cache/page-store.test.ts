import { afterEach, describe, expect, it } from 'vitest';
import { createPageStore } from '#adapters/cache/page-store.ts';
import { withinFairTime } from '#tests/support/fair-time.ts';
import { aKeptPage } from '#tests/support/kept-page.ts';
import { connections, redisCli, startRedis, startSilentServer } from '#tests/support/redis.ts';
import { eventually, freePort } from '#tests/support/running-shop.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const KEY = 'page:http://localhost:8000/ro/x#b1';
const MANY = 1_000_000;

const over = (redisUrl: string) => {
  const { to, logger, warnings, close } = connections();
  closing.push(close);
  return { ...createPageStore({ redis: to(redisUrl), maxBytes: 0, logger }), warnings };
};
const inMemory = (maxBytes = MANY) => createPageStore({ maxBytes, logger: { warn: () => undefined } });
const noise = (bytes: number) => aKeptPage('', { packed: new Uint8Array(bytes) });

describe('pages in this process', () => {
  it('are the very same, until their time is over or they are dropped', async () => {
    const store = inMemory();
    const page = aKeptPage();
    expect(await store.get(KEY)).toEqual({ kind: 'missing' });
    expect(await store.set(KEY, page, 10_000)).toBe(true);
    const found = await store.get(KEY);
    expect(found.kind === 'found' && found.page.packed).toBe(page.packed);
    expect(await store.drop(KEY)).toBe(true);
    expect(await store.get(KEY)).toEqual({ kind: 'missing' });
    await store.set(KEY, page, 30);
    await eventually(async () => (await store.get(KEY)).kind === 'missing', 1_000);
  });

  it('take no more bytes than they may: what was used last stays', async () => {
    const store = inMemory(100_000);
    for (const name of ['a', 'b']) await store.set(name, noise(40_000), 10_000);
    await store.get('a');
    await store.set('c', noise(40_000), 10_000);
    const kinds = await Promise.all(['a', 'b', 'c'].map(async (name) => (await store.get(name)).kind));
    expect(kinds).toEqual(['found', 'missing', 'found']);
    for (let turn = 0; turn < 5; turn += 1) await store.set('c', noise(40_000), 10_000);
    expect((await store.get('a')).kind).toBe('found');
    const tight = inMemory(88_300);
    for (const name of ['a', 'b']) await tight.set(name, noise(40_000), 10_000);
    expect((await tight.get('a')).kind).toBe('found');
    await store.set('d', noise(100_001), 10_000);
    expect((await store.get('d')).kind).toBe('missing');
    for (const name of ['a', 'b', 'c']) await store.drop(name);
    for (const name of ['e', 'f']) await store.set(name, noise(40_000), 10_000);
    expect([(await store.get('e')).kind, (await store.get('f')).kind]).toEqual(['found', 'found']);
  });
});

describe('pages in Redis', () => {
  it('CACHE-1: stand under their very key, whole, as long as they are kept', async () => {
    const redis = await startRedis();
    closing.push(redis.close);
    const [one, other] = [over(redis.url), over(redis.url)];
    const page = aKeptPage('<h1>Смартфоны</h1>'.repeat(100));
    expect(await one.set(KEY, page, 60_000)).toBe(true);
    expect(await redisCli(redis, 'KEYS', '*')).toBe(KEY);
    expect(Number(await redisCli(redis, 'PTTL', KEY))).toBeGreaterThan(50_000);
    const found = await other.get(KEY);
    expect(found).toEqual({ kind: 'found', page: { ...page, packed: Buffer.from(page.packed) } });
    expect(await other.drop(KEY)).toBe(true);
    expect(await one.get(KEY)).toEqual({ kind: 'missing' });
  });

  it('are taken for none when anything of them has changed, or when they come from after now', async () => {
    const redis = await startRedis();
    closing.push(redis.close);
    const store = over(redis.url);
    await store.set(KEY, aKeptPage(), 60_000);
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
    await store.set(KEY, { ...aKeptPage(), renderedAt: Date.now() + 60_000 }, 60_000);
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
      expect(store.warnings).toContain('the page cache is left alone for a while');
      const written = Promise.all([store.set(KEY, aKeptPage(), 1_000), store.drop(KEY)]);
      expect(await withinFairTime(1_000, written)).toEqual([false, false]);
    }
  });
});
