import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRenderLocks, noRenderLocks } from '#adapters/cache/render-locks.ts';
import { RENDER_LOCK_MS, RENDER_LOCK_WAIT_MS } from '#core/site/caching/index.ts';
import { connections, redisCli, startRedis } from '#tests/support/redis.ts';
import { freePort } from '#tests/support/running-shop.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const close of closing.splice(0).reverse()) await close();
});

const instances = async (url: string) => {
  const { to, logger, close } = connections();
  closing.push(close);
  const redis = [to(url), to(url)];
  await Promise.allSettled(redis.map((one) => one.open()));
  return redis.map((one) => createRenderLocks(one, logger));
};

const twoInstances = async () => {
  const redis = await startRedis();
  closing.push(redis.close);
  const [one, other] = await instances(redis.url);
  if (!one || !other) throw new Error('Two are wanted');
  return { redis, one, other };
};

describe('render locks', () => {
  it('CACHE-9: one instance has the lock of a page; others continue once it is released', async () => {
    const { one, other } = await twoInstances();
    const mine = await one.acquire('page:a');
    const taken = await other.acquire('page:a');
    expect([mine.kind, taken.kind, (await other.acquire('page:b')).kind]).toEqual(['acquired', 'held', 'acquired']);
    let released = false;
    const waiting = taken.kind === 'held' ? taken.released.then(() => (released = true)) : undefined;
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(released).toBe(false);
    // Time stands still: it is not the end of the waiting that ends it.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    if (mine.kind === 'acquired') await mine.release();
    await waiting;
    expect((await other.acquire('page:a')).kind).toBe('acquired');
  });

  it('CACHE-9: a lock expires, and a late release leaves the lock of another instance', async () => {
    const { redis, one, other } = await twoInstances();
    const late = await one.acquire('page:a');
    const [lock = ''] = (await redisCli(redis, 'KEYS', 'render-lock:*')).split('\n');
    const left = Number(await redisCli(redis, 'PTTL', lock));
    expect(left).toBeGreaterThan(RENDER_LOCK_MS - 5_000);
    expect(left).toBeLessThanOrEqual(RENDER_LOCK_MS);
    await redisCli(redis, 'DEL', lock);
    expect((await other.acquire('page:a')).kind).toBe('acquired');
    if (late.kind === 'acquired') await late.release();
    expect((await one.acquire('page:a')).kind).toBe('held');
  });

  it('CACHE-9: others go on when Redis goes away meanwhile', async () => {
    const { redis, one, other } = await twoInstances();
    await one.acquire('page:a');
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    const taken = await other.acquire('page:a');
    await redis.close();
    expect(taken.kind).toBe('held');
    if (taken.kind === 'held') await taken.released;
  });

  it('CACHE-9: a request waits for a lock for a limited time', async () => {
    const { redis, one, other } = await twoInstances();
    await one.acquire('page:a');
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const taken = await other.acquire('page:a');
    expect(taken.kind).toBe('held');
    clock.mockReturnValue(RENDER_LOCK_WAIT_MS);
    if (taken.kind === 'held') await taken.released;
    expect(await redisCli(redis, 'KEYS', 'render-lock:*')).toMatch(/^render-lock:[\w-]{43}$/);
  });

  it('CACHE-9: everybody has one while Redis is away, and where there is none', async () => {
    const [one, other] = await instances(`redis://127.0.0.1:${await freePort()}`);
    for (const turns of [one, other, noRenderLocks, noRenderLocks]) {
      const turn = await turns?.acquire('page:a');
      expect(turn?.kind).toBe('acquired');
      if (turn?.kind === 'acquired') await turn.release();
    }
  });
});
