import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express from 'express';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { canonicalSpelling, validatePath } from '#core/kernel/locale/index.ts';
import { cleanPaths } from '#server/http/addresses.ts';
import { createSites } from '#server/http/sites.ts';
import { pageCacheMiddleware } from '#server/page-cache/middleware.ts';
import { anInstance, aPage } from './a-cache.ts';
import { type Answer, HOST, serving } from './asking.ts';

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const VITRINA = 'vitrina.localhost:8000';
const textOf = ({ body }: Answer): string => String(brotliDecompressSync(body));

/** The middleware in an application that names its requests and says when it was reached itself. */
const aServer = async (headers: Readonly<Record<string, string | string[]>> = {}) => {
  const shop = anInstance();
  const grown: string[] = [];
  let requests = 0;
  const app = express()
    .disable('x-powered-by')
    .disable('etag')
    .use((_request, response, next) => {
      requests += 1;
      response.set({ 'x-request-id': `r${requests}`, 'x-frame-options': 'DENY', ...headers });
      next();
    })
    .use(cleanPaths)
    .use(
      pageCacheMiddleware({
        cache: shop.cache,
        sites: createSites({
          ...{ shopOrigin: `http://${HOST}`, vitrinaOrigin: `http://${VITRINA}` },
          ...{ knownHosts: [], port: 8000, soldAtOnce: 99, services: {}, offlinePage: true },
        }),
        build: 'b',
        onResize: ({ address }) => void grown.push(address.path),
        now: () => shop.clock.time,
      }),
    )
    .use((_request, response) => void response.end('app'));
  const server = await serving(app);
  closing.push(server.close);
  const reached = async (...given: Parameters<typeof server.ask>) =>
    String((await server.ask(...given)).body) === 'app';
  return { ...server, ...shop, grown, reached };
};

describe('a page that may be kept', () => {
  it('is rendered on the first request, with the headers of its host, and stored under its own key', async () => {
    const { ask, store, clock } = await aServer();
    const first = await ask();
    expect([first.status, textOf(first)]).toEqual([200, '<h1>/x</h1>']);
    expect(first.headers).toMatchObject({
      ...{ 'x-cache': 'miss', 'x-request-id': 'r1', 'x-frame-options': 'DENY', age: '0', vary: 'accept-encoding' },
      ...{ 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
    });
    clock.time = 2_000;
    const second = await ask();
    expect(second.headers).toMatchObject({ 'x-cache': 'hit', 'x-request-id': 'r2', age: '2' });
    const kept = store.get(`page:http://${HOST}/x#b`)?.stored;
    expect(kept?.hostHeaders).toEqual([['x-frame-options', 'DENY']]);
  });

  it('has the headers that it was kept with, whatever a later request was given', async () => {
    const given: Record<string, string> = {};
    const { ask } = await aServer(given);
    await ask();
    given['x-later'] = 'a';
    const { headers } = await ask();
    expect([headers['x-cache'], headers['x-later']]).toEqual(['hit', undefined]);
  });

  it('writes a header of several values in one line', async () => {
    const { ask } = await aServer({ 'x-several': ['a', 'b'] });
    expect((await ask()).headers['x-several']).toBe('a, b');
  });

  it('grows by each newly requested form', async () => {
    const { ask, grown } = await aServer();
    await ask();
    expect(grown).toEqual([]);
    for (const _turn of [1, 2])
      expect(String(gunzipSync((await ask('/x', { 'accept-encoding': 'gzip' })).body))).toBe('<h1>/x</h1>');
    expect(grown).toEqual(['/x']);
  });

  it('CACHE-6: is answered to HEAD if it is kept, and goes on if it is not', async () => {
    const { ask, reached, shop } = await aServer();
    await ask('/x', {}, 'HEAD');
    expect(shop.made).toBe(0);
    await ask();
    const { headers, body } = await ask('/x', {}, 'HEAD');
    expect([headers['x-cache'], body.length]).toEqual(['hit', 0]);
    expect(await reached('/x', {}, 'POST')).toBe(true);
  });

  it('CACHE-2, CACHE-4: goes on where it is not everybody’s', async () => {
    const { reached, shop } = await aServer();
    expect(await reached('/x', { host: VITRINA })).toBe(true);
    expect(await reached('/x', { cookie: '__Host-shtoken=t' })).toBe(true);
    expect(await reached('/x?a=1')).toBe(true);
    for (const path of ['/ro/', '/a|b', '/<x>']) expect(await reached(path), path).toBe(true);
    expect(shop.made).toBe(0);
  });

  it('CACHE-2: is kept under its canonical address alone, whatever is asked for', async () => {
    const { ask, shop } = await aServer();
    const kept: string[] = [];
    shop.make = async ({ path, key }) => {
      kept.push(path);
      expect(key).toBe(`page:http://${HOST}${path}#b`);
      return aPage(path);
    };
    const parts = [
      '/',
      '//',
      'ro',
      'RO',
      'About',
      'news',
      'POST',
      '%41',
      '%2f',
      '%2C',
      '%d1%82',
      '%',
      '.',
      '|',
      'a',
      'none',
    ];
    const addresses = fc.array(fc.constantFrom(...parts), { maxLength: 6 }).map((made) => `/${made.join('')}`);
    await fc.assert(
      fc.asyncProperty(addresses, async (path) => {
        await ask(path);
      }),
      { numRuns: 300 },
    );
    expect(kept.length).toBeGreaterThan(5);
    expect(kept.filter((path) => path !== canonicalSpelling(path) || validatePath(path).kind !== 'fine')).toEqual([]);
    expect(kept.filter((path) => /%(?:41|2C|[a-f].|.[a-f])|\/\/|.\/$/.test(path))).toEqual([]);
    expect(
      kept.filter(
        (path) => /^\/(?!(?:ro|news)(?:\/|$))(?:ro|about|news)(?:\/|$)/i.test(path) && !path.startsWith('/about'),
      ),
    ).toEqual([]);
  });
});

describe('a page that is not kept', () => {
  it('CACHE-5: is sent as rendered, to its requester only', async () => {
    const { ask, shop } = await aServer();
    shop.make = async () =>
      aPage('broken', { status: 500, pageHeaders: [['content-type', 'text/plain; charset=utf-8']] });
    for (const made of [1, 2]) {
      const { status, headers, body } = await ask();
      expect([status, String(body), shop.made]).toEqual([500, 'broken', made]);
      expect(headers).toMatchObject({
        ...{ 'cache-control': 'no-cache', 'content-type': 'text/plain; charset=utf-8', 'x-frame-options': 'DENY' },
      });
      expect(headers['x-cache']).toBeUndefined();
    }
  });

  it('CACHE-5: passes a temporary redirect on', async () => {
    const { ask, shop } = await aServer();
    shop.make = async () => aPage('', { status: 302, pageHeaders: [['location', '/ro/x']] });
    const { status, headers, body } = await ask();
    expect([status, headers.location, headers['cache-control'], body.length]).toEqual([302, '/ro/x', 'no-cache', 0]);
  });

  it('fails where it cannot be rendered', async () => {
    const { ask, shop } = await aServer();
    shop.make = () => Promise.reject(new Error('broken'));
    expect((await ask()).status).toBe(500);
  });
});
