import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StoreLogger } from '#adapters/cache/guard.ts';
import { unsealed } from '#adapters/cache/kept-answer.ts';
import { createKeyValueCache } from '#adapters/cache/key-value-cache.ts';
import { createLoginTries } from '#adapters/cache/login-tries.ts';
import { openRedirectBook } from '#adapters/cache/redirect-book.ts';
import { connectRedis, type RedisPlace } from '#adapters/cache/redis.ts';
import { createRedisNotices } from '#adapters/cache/redis-notices.ts';
import { createRenderLocks } from '#adapters/cache/render-locks.ts';
import { createSharedPages } from '#adapters/cache/shared-pages.ts';
import type { Posted } from '#core/site/caching/index.ts';
import { connections, redisCli, startCluster, startRedis, startSentinel } from '#tests/support/redis.ts';
import { eventually, freePort, temporaryFolder } from '#tests/support/running-shop.ts';
import { aStoredPage } from '#tests/support/stored-page.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const single: typeof startSentinel = async (words) => {
  const { url, close } = await startRedis(undefined, words);
  return { place: { mode: 'single', url }, close };
};

/** Whoever does not say who it is may read, and one user may write. */
const USERS = '--user default on nopass ~* &* +@all -@write --user m@shop on >p@ss ~* &* +@all'.split(' ');
const withAccount = (place: RedisPlace, account: string): RedisPlace =>
  JSON.parse(JSON.stringify(place).replaceAll('redis://', `redis://${account}@`));

describe.each([
  ['one server', single],
  ['a cluster', startCluster],
  ['sentinels', startSentinel],
])('Redis as %s', (_name, start) => {
  it('is written by the user that the addresses name', { timeout: 60_000 }, async () => {
    const { place, close } = await start(USERS);
    closing.push(close);
    const { to, close: closeAll } = connections();
    closing.push(closeAll);
    await expect(to(place).keyv('').set('a', 1)).rejects.toThrow('permissions');
    expect(await to(withAccount(place, 'm%40shop:p%40ss')).keyv('').set('a', 1)).toBe(true);
  });

  it('serves everything that instances share', { timeout: 60_000 }, async () => {
    const { place, close } = await start();
    closing.push(close);
    const { to, logger, close: closeAll } = connections();
    closing.push(closeAll);
    const redis = to(place);

    const store = createSharedPages(redis, logger);
    const keys = Array.from({ length: 20 }, (_, nth) => `page:http://localhost:8000/${nth}#b`);
    await eventually(async () => store.set(keys[0] ?? '', aStoredPage(), 60_000));
    for (const key of keys) expect(await store.set(key, aStoredPage(key), 60_000)).toBe(true);
    for (const key of keys) expect((await store.get(key)).kind).toBe('found');

    const cache = createKeyValueCache({ redis, use: 'shop', logger });
    await cache.set('/a', 'no redirect', 60_000);
    expect(await cache.get('/a')).toBe('no redirect');

    const locks = createRenderLocks(redis, logger);
    const [mine, taken] = [await locks.acquire('a'), await locks.acquire('a')];
    expect([mine.kind, taken.kind]).toEqual(['acquired', 'held']);
    if (mine.kind === 'acquired') await mine.release();
    expect((await locks.acquire('a')).kind).toBe('acquired');

    const tries = createLoginTries({ redis, logger });
    expect([await tries.add('x', 5, 60_000), await tries.add('x', 7, 60_000)]).toEqual([[], [5]]);

    const book = openRedirectBook({ redis, file: '/nowhere' });
    for (const from of ['/a', '/b', '/c', '/d']) await book.keep({ from, to: '/x' });
    const listed: string[] = [];
    for await (const { from } of book.list()) listed.push(from);
    expect(listed.sort()).toEqual(['/a', '/b', '/c', '/d']);

    const board = createRedisNotices(place, redis, logger);
    closing.push(() => board.close());
    const posted: Posted[] = [];
    board.follow((one) => posted.push(one));
    await eventually(() => board.isCurrent());
    const mark = await board.post({ kind: 'purge', tags: ['product:1'] });
    await eventually(() => posted.length === 1, 1_000);
    expect(posted).toEqual([{ mark, notice: { kind: 'purge', tags: ['product:1'] } }]);
  });
});

describe('a connection to Redis', () => {
  const connected = async () => {
    const redis = await startRedis();
    closing.push(redis.close);
    const { to, warnings, close } = connections();
    closing.push(close);
    const connection = to(redis.url);
    return { redis, connection, client: await connection.open(), warnings };
  };

  it('stays open while it is unused', { timeout: 20_000 }, async () => {
    const { client, warnings } = await connected();
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    expect(await client.exists('a')).toBe(0);
    expect(warnings).toEqual([]);
  });

  it('is closed by its opener', async () => {
    const { redis, connection } = await connected();
    const clients = async () => (await redisCli(redis, 'CLIENT', 'LIST')).split('\n').length;
    expect(await clients()).toBe(2);
    await connection.close();
    // Whoever asks is one.
    await eventually(async () => (await clients()) === 1);
  });

  it('has values under names of a kind, or under their very names', async () => {
    const { redis, connection } = await connected();
    const { to, close } = connections();
    closing.push(close);
    for (const namespace of ['', 'kind']) await connection.keyv(namespace).set('a', 1);
    const inSpace = to({ mode: 'single', url: redis.url, space: 'shop' });
    for (const namespace of ['', 'kind']) await inSpace.keyv(namespace).set('b', 1);
    expect((await redisCli(redis, 'KEYS', '*')).split('\n').sort()).toEqual(['a', 'b', 'kind::a', 'shop:kind::b']);
  });

  it('to a cluster is used by the default user when the addresses name a password alone', async () => {
    // redis-cli reads it.
    vi.stubEnv('REDISCLI_AUTH', 'p@ss');
    closing.push(() => vi.unstubAllEnvs());
    const { place, close } = await startCluster(['--requirepass', 'p@ss']);
    closing.push(close);
    const { to, close: closeAll } = connections();
    closing.push(closeAll);
    expect(await to(withAccount(place, ':p%40ss')).keyv('').set('a', 1)).toBe(true);
  });

  it('finds a cluster that starts later', { timeout: 60_000 }, async () => {
    const port = await freePort();
    const folder = temporaryFolder();
    closing.push(folder.remove);
    const { to, close } = connections();
    closing.push(close);
    const connection = to({ mode: 'cluster', urls: [`redis://127.0.0.1:${port}`] });
    await expect(connection.open()).rejects.toThrow(/./);
    const node = await startRedis(port, ['--cluster-enabled', 'yes', '--dir', folder.path]);
    closing.push(node.close);
    await redisCli(node, 'CLUSTER', 'ADDSLOTSRANGE', '0', '16383');
    await eventually(async () => /cluster_state:ok/.test(await redisCli(node, 'CLUSTER', 'INFO')));
    await eventually(
      () =>
        connection
          .keyv('')
          .set('a', 1)
          .catch(() => false),
      10_000,
    );
  });

  it('separates the data of shops that share it', async () => {
    const { redis } = await connected();
    const { to, logger, close } = connections();
    closing.push(close);
    const [one, other] = ['one', 'other'].map((space) => to({ mode: 'single', url: redis.url, space }));
    if (!one || !other) throw new Error('Two are opened');
    const listed = async (of: typeof one) => {
      const froms: string[] = [];
      for await (const { from } of openRedirectBook({ redis: of, file: '/nowhere' }).list()) froms.push(from);
      return froms;
    };
    await Promise.all([one.open(), other.open()]);
    await openRedirectBook({ redis: one, file: '/nowhere' }).keep({ from: '/a', to: '/b' });
    const [cache, elsewhere] = [one, other].map((of) => createKeyValueCache({ redis: of, use: 'answers', logger }));
    await cache?.set('/c', 'no redirect', 60_000);
    expect(await elsewhere?.get('/c')).toBeUndefined();
    await createLoginTries({ redis: one, logger }).add('x', 5, 60_000);
    expect(await createLoginTries({ redis: other, logger }).add('x', 7, 60_000)).toEqual([]);
    expect([await listed(one), await listed(other)]).toEqual([['/a'], []]);
  });

  it.each(['{"value":{"at', '5', 'x', '[]', '{"value":{"at":1}}'])(
    'takes %s for no value, and replaces it',
    async (text) => {
      const { redis, connection, warnings } = await connected();
      const { logger } = connections();
      await redisCli(redis, 'SET', 'answers::a', text);
      await redisCli(redis, 'SET', 'page:a', text);
      const store = createSharedPages(connection, logger);
      expect(await store.get('page:a')).toEqual({ kind: 'missing' });
      expect(await store.set('page:a', aStoredPage(), 60_000)).toBe(true);
      expect((await store.get('page:a')).kind).toBe('found');
      const cache = createKeyValueCache({ redis: connection, use: 'answers', logger });
      expect(unsealed('one', await cache.get('a'), 10)).toBeUndefined();
      expect(warnings).toEqual([]);
    },
  );

  it('CACHE-3: fails immediately, with the reason, while Redis is down', { timeout: 20_000 }, async () => {
    const { redis, connection, client, warnings } = await connected();
    await redis.close();
    await eventually(() => warnings.length > 0);
    expect(warnings[0]).toBe('redis');
    for (const work of [() => client.exists('a'), () => connection.keyv('').get('a')])
      await expect(work()).rejects.toThrow(/./);
    const warn = vi.fn<StoreLogger['warn']>();
    const other = connectRedis({ mode: 'single', url: redis.url }, { warn }, 'another');
    closing.push(other.close);
    await eventually(() => warn.mock.calls.length > 0);
    expect(warn.mock.calls[0]).toEqual([{ reason: expect.stringContaining('ECONNREFUSED') }, 'another']);
  });

  it('CACHE-3: does not wait for a Redis that stopped answering', { timeout: 20_000 }, async () => {
    const { redis, client } = await connected();
    await redisCli(redis, 'CLIENT', 'PAUSE', '15000', 'ALL');
    await expect(client.exists('a')).rejects.toThrow(/./);
  });
});
