import { join } from 'node:path';
import express from 'express';
import pino from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCaching } from '#adapters/wiring/caching.ts';
import type { Shop } from '#core/shop.ts';
import { createSites } from '#server/http/sites.ts';
import { composeCaching } from '#server/page-cache/compose.ts';
import type { Rendered } from '#server/render.ts';
import { eventually, temporaryFolder } from '#tests/support/running-shop.ts';
import { HOST, serving } from './asking.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closing.splice(0).reverse()) await close();
});

/** Lets so much time pass on the clock. */
const pass = (ms: number): void => {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now + ms });
};
const OLD_MS = 250_000;

/** The cache as the server puts it together, over the memory and a file of this machine, before an application. */
const aServer = async () => {
  const folder = temporaryFolder();
  closing.push(folder.remove);
  const said: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line) => void said.push(line) });
  const noticesFile = join(folder.path, 'notices.sqlite');
  const kept = createCaching({ redis: undefined, noticesFile, logger });
  closing.push(() => kept.board.close());
  const shop = { rendered: 0, reached: 0, moved: new Set<string>(), html: '<h1>a</h1>', broken: false };
  const caching = composeCaching({
    shop: { caching: kept, watchedShop: () => ({}) as Shop },
    render: async (): Promise<Rendered> => {
      shop.rendered += 1;
      if (shop.broken) throw new Error('broken');
      return { kind: 'page', status: 200, noindex: false, tags: () => ['product:7'], html: () => shop.html };
    },
    errorPage: async () => '',
    sites: createSites({
      ...{ shopOrigin: `http://${HOST}`, vitrinaOrigin: 'http://vitrina.localhost:8000' },
      ...{ knownHosts: [], port: 8000, soldAtOnce: 99, services: {}, offlinePage: true },
    }),
    hasMoved: async (path) => shop.moved.has(path),
    ...{ build: 'b', maxBytes: 1_000_000, priceMaxAge: 300, logger },
  });
  const app = express()
    .use((_request, _response, next) => {
      shop.reached += 1;
      next();
    })
    .use(caching.middleware);
  const server = await serving(caching.listener(app));
  closing.push(server.close);
  const cacheOf = async () => (await server.ask()).headers['x-cache'];
  return { ...server, ...caching, shop, said, cacheOf, board: kept.board };
};

describe('the page cache as the server puts it together', () => {
  it('answers a cached page before the application, and compresses it when idle', async () => {
    const { ask, cacheOf, shop, said } = await aServer();
    expect([await cacheOf(), await cacheOf(), await cacheOf()]).toEqual(['miss', 'hit', 'hit']);
    expect([shop.rendered, shop.reached]).toEqual([1, 1]);
    await eventually(async () => /\.br-best"$/.test(String((await ask()).headers.etag)), 5_000);
    expect([shop.reached, said]).toEqual([1, []]);
  });

  it('CACHE-11: drops purged pages, also at another process’s request', async () => {
    const { cacheOf, instance, board } = await aServer();
    await cacheOf();
    await instance.purge(['product:8']);
    expect(await cacheOf()).toBe('hit');
    await instance.purge(['product:7']);
    expect(await cacheOf()).toBe('miss');
    await board.post({ kind: 'purge', tags: ['path:/x'] });
    await eventually(async () => (await cacheOf()) === 'miss', 2_000);
  });

  it('serves a stale page while it is rendered again, and logs a failure', async () => {
    const { cacheOf, shop, said } = await aServer();
    await cacheOf();
    shop.broken = true;
    pass(OLD_MS);
    expect(await cacheOf()).toBe('stale');
    await vi.waitFor(() => expect(said).toHaveLength(1));
    expect(JSON.parse(said[0] ?? '')).toMatchObject({ msg: 'page cache', err: { message: 'broken' } });
  });

  it('REDIRECT-2: drops a page whose path has moved', async () => {
    const { cacheOf, shop } = await aServer();
    await cacheOf();
    shop.moved.add('/x');
    pass(OLD_MS);
    expect(await cacheOf()).toBe('stale');
    await vi.waitFor(async () => expect(await cacheOf()).toBe('miss'));
    expect(shop.rendered).toBe(2);
  });
});
