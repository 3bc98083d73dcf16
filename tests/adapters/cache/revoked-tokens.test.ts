import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StoreLogger } from '#adapters/cache/guard.ts';
import { createRevokedTokens } from '#adapters/cache/revoked-tokens.ts';
import { REVOKED_MS } from '#core/kernel/auth/index.ts';
import { connections, redisCli, startRedis } from '#tests/support/redis.ts';
import { eventually, freePort, temporaryFolder } from '#tests/support/running-shop.ts';
import { whileWritten } from './busy-file.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const aFile = (): string => {
  const folder = temporaryFolder();
  closing.push(folder.remove);
  return join(folder.path, 'revoked.sqlite');
};

/** One instance of the shop, with a file and a connection of its own. */
const open = (url?: string, file = aFile()) => {
  const { to, close } = connections();
  closing.push(close);
  const warn = vi.fn<StoreLogger['warn']>();
  const tokens = createRevokedTokens({ redis: url === undefined ? undefined : to(url), file, logger: { warn } });
  closing.push(tokens.close);
  return { ...tokens, file, warn };
};

const aRedis = async (...words: Parameters<typeof startRedis>) => {
  const redis = await startRedis(...words);
  closing.push(redis.close);
  return redis;
};

describe('tokens that were signed out with', () => {
  it('AUTH-13: are known to every process of this machine, also after a new start', async () => {
    const one = open();
    const other = open(undefined, one.file);
    expect(await one.add('t-1')).toBe(true);
    expect([await one.has('t-1'), await other.has('t-1'), await other.has('t-2')]).toEqual([true, true, false]);
  });

  it('AUTH-13: are removed from the file once their time is over, with the next one that comes', async () => {
    closing.push(() => vi.useRealTimers());
    const { add, has, file } = open();
    const database = new DatabaseSync(file);
    closing.push(() => database.close());
    const rows = () => Number(database.prepare('SELECT count(*) AS rows FROM ended').get()?.rows);
    for (const token of ['t-1', 't-2', 't-3']) await add(token);
    expect(rows()).toBe(3);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + REVOKED_MS - 1_000 });
    await add('t-4');
    expect(rows()).toBe(4);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    await add('t-5');
    expect(rows()).toBe(2);
    expect([await has('t-1'), await has('t-4'), await has('t-5')]).toEqual([false, true, true]);
  });

  it('AUTH-13: are known to this process, which logs it, when there can be no file', async () => {
    const file = '/dev/null/revoked.sqlite';
    const { add, has, warn } = open(undefined, file);
    const reason: unknown = expect.stringContaining('mkdir');
    expect(warn.mock.calls).toEqual([[{ file, reason }, 'ended sessions are stored in memory only']]);
    expect(await add('t-1')).toBe(false);
    expect([await has('t-1'), await has('t-2')]).toEqual([true, false]);
  });

  it('AUTH-13: are known to this process, and written later, while another process locks the file', async () => {
    const { add, has, file, warn } = open();
    const other = new DatabaseSync(file);
    closing.push(() => other.close());
    other.exec('BEGIN IMMEDIATE');
    expect([await add('t-1'), await has('t-1')]).toEqual([false, true]);
    const reason = 'database is locked';
    expect(warn.mock.calls).toEqual([[{ file, reason }, 'ended sessions are stored in memory only']]);
    other.exec('COMMIT');
    expect(await add('t-2')).toBe(true);
    expect(await open(undefined, file).has('t-1')).toBe(true);
  });

  it('AUTH-13: are written once another writer of the file has ended', async () => {
    const { add, file } = open();
    await whileWritten(file, async () => expect(await add('t-1')).toBe(true));
  });

  it('leave only their file when it is closed', async () => {
    const { add, close, file } = open();
    await add('t-1');
    await close();
    expect(readdirSync(dirname(file))).toEqual(['revoked.sqlite']);
  });
});

describe('tokens that were signed out with, over Redis', () => {
  it('AUTH-13: are known to every instance, and Redis learns no token', async () => {
    const redis = await aRedis();
    const [one, other] = [open(redis.url), open(redis.url)];
    expect(await one.add('t-1')).toBe(true);
    expect([await other.has('t-1'), await other.has('t-2')]).toEqual([true, false]);
    expect(await redisCli(redis, 'KEYS', '*')).toBe('ended-sessions');
    const [name, until] = (await redisCli(redis, 'ZRANGE', 'ended-sessions', '0', '-1', 'WITHSCORES')).split('\n');
    expect(name).toMatch(/^[\w-]{43}$/);
    expect(Number(until)).toBeGreaterThan(Date.now() + 29 * 86_400_000);
  });

  it('AUTH-13: are known to an instance that starts while Redis is full and has evicted all that it may', async () => {
    const redis = await aRedis(undefined, ['--maxmemory', '4mb', '--maxmemory-policy', 'volatile-lru']);
    await open(redis.url).add('t-1');
    const evicted = async () => Number(/evicted_keys:(\d+)/.exec(await redisCli(redis, 'INFO', 'stats'))?.[1]);
    const fill = "for i = 1, 200 do redis.call('set', ARGV[1] .. i, string.rep('x', 20000), 'ex', 1000) end";
    for (let nth = 0; (await evicted()) < 100; nth += 1) await redisCli(redis, 'EVAL', fill, '0', `filler ${nth} `);
    expect(await open(redis.url).has('t-1')).toBe(true);
  });

  it('AUTH-13: are kept, and passed on once Redis takes them, also after a new start', async () => {
    const port = await freePort();
    const url = `redis://127.0.0.1:${port}`;
    const before = open(url);
    expect([await before.add('t-1'), await before.has('t-1')]).toEqual([false, true]);
    await before.close();
    const after = open(url, before.file);
    expect(await after.has('t-1')).toBe(true);
    await aRedis(port);
    const other = open(url);
    await eventually(() => other.has('t-1'), 10_000);
  });

  it('AUTH-13: are passed on to a Redis that was too full for them', async () => {
    const redis = await aRedis();
    const one = open(redis.url);
    await redisCli(redis, 'CONFIG', 'SET', 'maxmemory', '1');
    expect([await one.add('t-1'), await one.has('t-1')]).toEqual([false, true]);
    await redisCli(redis, 'CONFIG', 'SET', 'maxmemory', '0');
    await eventually(() => open(redis.url).has('t-1'), 10_000);
  });

  it('AUTH-13: are known to every instance that has read them, after Redis is down or empty', async () => {
    const redis = await aRedis();
    const [one, other] = [open(redis.url), open(redis.url)];
    await one.add('t-1');
    const copy = open(redis.url);
    const inCopy = new DatabaseSync(copy.file);
    closing.push(() => inCopy.close());
    await eventually(() => inCopy.prepare('SELECT 1 FROM ended').get() !== undefined, 10_000);
    await redisCli(redis, 'FLUSHALL');
    // Whoever starts next gives back what was lost.
    open(redis.url, copy.file);
    await eventually(() => other.has('t-1'), 10_000);
    await redis.close();
    expect(await copy.has('t-1')).toBe(true);
  });
});
