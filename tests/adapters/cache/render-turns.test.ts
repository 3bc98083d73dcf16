import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSharedTurns, ownTurns } from '#adapters/cache/render-turns.ts';
import { TURN_MS, TURN_WAIT_MS } from '#core/site/caching/index.ts';
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
  return redis.map((one) => createSharedTurns(one, logger));
};

const twoInstances = async () => {
  const redis = await startRedis();
  closing.push(redis.close);
  const [one, other] = await instances(redis.url);
  if (!one || !other) throw new Error('Two are wanted');
  return { redis, one, other };
};

describe('turns to render', () => {
  it('CACHE-9: one alone has the turn for a page; others go on once it is given back', async () => {
    const { one, other } = await twoInstances();
    const mine = await one.take('page:a');
    const taken = await other.take('page:a');
    expect([mine.kind, taken.kind, (await other.take('page:b')).kind]).toEqual(['mine', 'taken', 'mine']);
    let over = false;
    const waiting = taken.kind === 'taken' ? taken.over.then(() => (over = true)) : undefined;
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(over).toBe(false);
    // Time stands still: it is not the end of the waiting that ends it.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    if (mine.kind === 'mine') await mine.giveBack();
    await waiting;
    expect((await other.take('page:a')).kind).toBe('mine');
  });

  it('CACHE-9: a turn ends by itself, and its late end takes nobody else’s', async () => {
    const { redis, one, other } = await twoInstances();
    const late = await one.take('page:a');
    const [lock = ''] = (await redisCli(redis, 'KEYS', 'turn:*')).split('\n');
    const left = Number(await redisCli(redis, 'PTTL', lock));
    expect(left).toBeGreaterThan(TURN_MS - 5_000);
    expect(left).toBeLessThanOrEqual(TURN_MS);
    await redisCli(redis, 'DEL', lock);
    expect((await other.take('page:a')).kind).toBe('mine');
    if (late.kind === 'mine') await late.giveBack();
    expect((await one.take('page:a')).kind).toBe('taken');
  });

  it('CACHE-9: others go on when Redis goes away meanwhile', async () => {
    const { redis, one, other } = await twoInstances();
    await one.take('page:a');
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    const taken = await other.take('page:a');
    await redis.close();
    expect(taken.kind).toBe('taken');
    if (taken.kind === 'taken') await taken.over;
  });

  it('CACHE-9: nobody waits for a turn without end', async () => {
    const { redis, one, other } = await twoInstances();
    await one.take('page:a');
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const taken = await other.take('page:a');
    expect(taken.kind).toBe('taken');
    clock.mockReturnValue(TURN_WAIT_MS);
    if (taken.kind === 'taken') await taken.over;
    expect(await redisCli(redis, 'KEYS', 'turn:*')).toMatch(/^turn:[\w-]{43}$/);
  });

  it('CACHE-9: everybody has one while Redis is away, and where there is none', async () => {
    const [one, other] = await instances(`redis://127.0.0.1:${await freePort()}`);
    for (const turns of [one, other, ownTurns, ownTurns]) {
      const turn = await turns?.take('page:a');
      expect(turn?.kind).toBe('mine');
      if (turn?.kind === 'mine') await turn.giveBack();
    }
  });
});
