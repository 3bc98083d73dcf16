import { randomUUID } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { runWithRequestId } from '#server/operations/request-id.ts';
import { zeroCounts } from '#server/page-cache/counts.ts';
import { createListener } from '#server/page-cache/listener.ts';
import { compressBest, formOf, type ReadyPage, readyPage } from '#server/page-cache/ready-page.ts';
import { aStoredPage } from '#tests/support/stored-page.ts';
import { at } from './a-cache.ts';
import { HOST, serving } from './asking.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const html = '<h1>Смартфоны</h1>';
const MADE_AT = 1_000_000;

/** A listener before an application that only says that it was reached. */
const listening = async (paths: readonly string[] = ['/x'], status = 200) => {
  const pages = new Map(
    paths.map((path) => {
      const page = readyPage(at(path), aStoredPage(html, { renderedAt: MADE_AT, hash: 'abc', status }), 300);
      return [page.address.key, page] as const;
    }),
  );
  const clock = { time: MADE_AT + 1_000 };
  const counts = zeroCounts();
  const [refreshed, uncompressed]: [ReadyPage[], ReadyPage[]] = [[], []];
  const listener = createListener({
    origins: new Map([[HOST, `http://${HOST}`]]),
    build: 'b',
    get: (key) => pages.get(key),
    refresh: (page) => void refreshed.push(page),
    onUncompressed: (page) => void uncompressed.push(page),
    counts,
    now: () => clock.time,
    app: (_request, response) => void response.end('app'),
  });
  const { ask, close } = await serving((request, response) =>
    runWithRequestId(randomUUID(), () => listener(request, response)),
  );
  closing.push(close);
  const reached = async (...given: Parameters<typeof ask>) => String((await ask(...given)).body) === 'app';
  return { ask, reached, pages, clock, counts, refreshed, uncompressed };
};

describe('the listener of cached pages', () => {
  it('is answered before the application, with its headers, its age and a name for the request', async () => {
    const { ask, counts, uncompressed } = await listening();
    const { status, headers, body } = await ask();
    expect([status, String(brotliDecompressSync(body))]).toEqual([200, html]);
    expect(headers).toMatchObject({
      age: '1',
      'x-cache': 'hit',
      'x-frame-options': 'DENY',
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': String(body.length),
      vary: 'accept-encoding',
      etag: '"abc.br-quick"',
    });
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect((await ask()).headers['x-request-id']).not.toBe(headers['x-request-id']);
    expect(counts).toMatchObject({ hits: 2, stale: 0 });
    expect(uncompressed).toHaveLength(2);
  });

  it('is not sent again to a client that has this form', async () => {
    const { ask } = await listening();
    for (const tag of ['"abc.br-quick"', 'W/"abc.br-quick"', '"x", , W/"abc.br-quick"', '"a,b" ,"abc.br-quick"', '*']) {
      const { status, headers, body } = await ask('/x', { 'if-none-match': tag });
      expect([status, body.length, headers.etag, headers['content-length']], tag).toEqual([
        304,
        0,
        '"abc.br-quick"',
        undefined,
      ]);
    }
    const others = [
      '"other"',
      '"abc"',
      'W/"abc.br-best"',
      'abc.br-quick',
      '"xabc.br-quick"',
      '"abc.br-quick',
      '"a" "abc.br-quick"',
    ];
    for (const tag of others) expect((await ask('/x', { 'if-none-match': tag })).status, tag).toBe(200);
    const missing = await listening(['/x'], 404);
    expect((await missing.ask('/x', { 'if-none-match': '"abc"' })).status).toBe(404);
  });

  it('CACHE-6: is answered to HEAD without a body', async () => {
    const { ask, reached } = await listening();
    const { status, headers, body } = await ask('/x', {}, 'HEAD');
    expect([status, headers['x-cache'], body.length]).toEqual([200, 'hit', 0]);
    expect(Number(headers['content-length'])).toBeGreaterThan(0);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      expect(await reached('/x', {}, method), method).toBe(true);
  });

  it('CACHE-7: is answered while it is made anew, and not once it is too old', async () => {
    const { ask, reached, clock, refreshed, counts } = await listening();
    clock.time = MADE_AT + 240_000;
    expect((await ask()).headers).toMatchObject({ 'x-cache': 'stale', age: '240' });
    expect([refreshed.length, counts.stale]).toEqual([1, 1]);
    clock.time = MADE_AT + 300_000;
    expect(await reached()).toBe(true);
    expect(counts).toMatchObject({ hits: 0, stale: 1 });
  });

  it('CACHE-1, CACHE-2, CACHE-4: does not answer another path, query or host', async () => {
    const { reached } = await listening();
    for (const path of ['/y', '/x?', '/x?a=1', '/x/', '//x', '/X', '/x%20'])
      expect(await reached(path), path).toBe(true);
    for (const host of ['vitrina.localhost:8000', 'localhost', 'LOCALHOST:8000', 'evil.example', ''])
      expect(await reached('/x', { host }), host).toBe(true);
  });

  it('CACHE-4, LOCALE-4: does not answer requests with a token, nor / with a chosen language', async () => {
    const { reached } = await listening(['/', '/x']);
    for (const path of ['/', '/x']) expect(await reached(path, { cookie: '__Host-shtoken=t' })).toBe(true);
    expect(await reached('/', { cookie: 'a=b; i18n_redirected=ro' })).toBe(true);
    expect(await reached('/x', { cookie: 'a=b; i18n_redirected=ro' })).toBe(false);
    expect(await reached('/', { cookie: 'a=b' })).toBe(false);
    expect(await reached('/')).toBe(false);
  });

  it('goes on to the application in a form that is not there, and no longer once it is', async () => {
    const { reached, ask, pages, uncompressed } = await listening();
    expect(await reached('/x', { 'accept-encoding': 'gzip' })).toBe(true);
    for (const page of pages.values()) await formOf(page, 'gzip');
    expect((await ask('/x', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect(uncompressed).toHaveLength(1);
    for (const page of pages.values()) await compressBest(page);
    expect((await ask()).headers.etag).toBe('"abc.br-best"');
    expect(uncompressed).toHaveLength(1);
  });
});
