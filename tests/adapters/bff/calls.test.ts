import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Call, calls } from '#adapters/bff/calls.ts';
import { createBffPorts, type Send } from '#adapters/bff/client.ts';
import { mountBff } from '#adapters/bff/mount.ts';
import { err, failure, ok } from '#core/kernel/shared/index.ts';
import type { ShopPorts } from '#core/shop.ts';

const KEY = '7f3c0a52-3a83-4a07-8dc1-0f6f9f9f3c11';
const MARKS = { utm_source: 'google' };
const lead = {
  kind: 'consultation',
  name: 'Ion Rusu',
  phone: '+37369123456',
  comment: '',
  locale: 'ro',
} as const;

let isPartner = false;
const asked: (readonly [string, unknown])[] = [];
let readEnds: Promise<void> | undefined;
const record =
  (name: string) =>
  async (query: unknown): Promise<never> => {
    asked.push([name, query]);
    return ok(name) as never;
  };
const ports = {
  news: {
    page: record('news.page'),
    article: async () => err(failure('domain', 'not_found', 'No such article', { status: 404 })),
    mostRead: (_query: unknown, signal: AbortSignal) =>
      new Promise<never>((_resolve) => {
        asked.push(['news.mostRead', undefined]);
        readEnds = new Promise((ended) => signal.addEventListener('abort', () => ended()));
      }),
  },
  reviews: { post: record('reviews.post') },
  leads: { send: record('leads.send') },
  archive: { list: record('archive.list') },
  sellers: { list: record('sellers.list') },
};
// The other ports are not called here.
const server = createServer(
  express().use(
    '/api',
    mountBff(
      () => ports as unknown as ShopPorts,
      () => isPartner,
    ),
  ),
);
let origin = '';
const send: Send = (path, init) => fetch(origin + path, init);
const browserOver = (transport: Send) =>
  createBffPorts(transport, (path, form) => send(path, { body: form }), { marks: () => MARKS });
const browser = browserOver((path, init) => send(path, init));

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => {
  asked.length = 0;
  isPartner = false;
  vi.restoreAllMocks();
});

describe('a call of the browser', () => {
  it('calls the same method of the same port on the server, and returns its answer', async () => {
    const query = { page: 2, locale: 'ro' } as const;
    expect(await browser.news.page(query)).toEqual(ok('news.page'));
    expect(asked).toEqual([['news.page', query]]);
    expect(await browser.news.article({ url: 'none', locale: 'ro' })).toMatchObject({
      ok: false,
      error: { kind: 'domain', code: 'not_found', status: 404 },
    });
  });

  it('has a unique path', () => {
    const paths = Object.values(calls).flatMap((methods) => Object.values<Call>(methods).map(({ path }) => path));
    expect(new Set([...paths, 'careers/cv']).size).toBe(paths.length + 1);
  });

  it('uses GET for reads and POST for writes, and no URL contains the input of a write', async () => {
    const seen: (readonly [string | undefined, string])[] = [];
    const watched = browserOver((path, init) => {
      seen.push([init?.method, path]);
      return send(path, init);
    });
    await watched.news.page({ page: 1, locale: 'ru' });
    const review = { product: 'p1', author: 'Ion', rating: 5, text: 'Bun' } as const;
    expect(await watched.reviews.post({ review, key: KEY, locale: 'ro' })).toEqual(ok('reviews.post'));
    expect(seen).toEqual([
      [undefined, `/api/news/page?input=${encodeURIComponent('{"page":1,"locale":"ru"}')}`],
      ['POST', '/api/reviews/post'],
    ]);
    expect(asked.at(-1)).toEqual(['reviews.post', { review, key: KEY, locale: 'ro' }]);
  });

  it('CAMPAIGN-4: carries UTM marks if it is a marked write, and only then', async () => {
    await browser.leads.send({ lead, key: KEY });
    await browser.news.page({ page: 1, locale: 'ru' });
    expect(asked).toEqual([
      ['leads.send', { lead, key: KEY, utm: MARKS }],
      ['news.page', { page: 1, locale: 'ru' }],
    ]);
  });

  it.each(['sellers', 'archive'] as const)('is for partners only if it reads %s', async (port) => {
    const filter = { start: '2026-9-1', end: '2026-9-4', query: '', page: 1 } as const;
    const call = () =>
      port === 'sellers' ? browser.sellers.list({ locale: 'ru' }) : browser.archive.list({ filter, locale: 'ru' });
    expect(await call()).toMatchObject({ ok: false, error: { code: 'unauthorised', status: 401 } });
    expect(asked).toEqual([]);
    isPartner = true;
    expect(await call()).toEqual(ok(`${port}.list`));
  });

  it('answers 400 to invalid input without calling the port', async () => {
    const answer = await browser.news.page({ page: 0, locale: 'ru' });
    expect(answer).toMatchObject({ ok: false, error: { code: 'invalid_input.page', status: 400 } });
    expect(asked).toEqual([]);
  });
});

describe('the end of a call', () => {
  it('is aborted on both sides when the reader leaves', async () => {
    const leaving = new AbortController();
    const answer = browser.news.mostRead({ locale: 'ru' }, leaving.signal);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    leaving.abort();
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'network' } });
    await readEnds;
  });

  it('is a timeout after 20 s without an answer, with and without a signal of the caller', async () => {
    const deadline = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    for (const signal of [undefined, new AbortController().signal]) {
      const answer = await browser.news.page({ page: 1, locale: 'ru' }, signal);
      expect(answer).toEqual(err(failure('timeout', 'timeout', 'The shop did not answer in time')));
    }
    expect(deadline.mock.calls).toEqual([[20_000], [20_000]]);
  });

  it('is a failure of kind network, http or contract, depending on the answer', async () => {
    const over = (transport: Send) => browserOver(transport).news.page({ page: 1, locale: 'ru' });
    const offline = await over(() => Promise.reject(new Error('offline')));
    expect(offline).toEqual(err(failure('network', 'network', 'offline')));
    // What a browser throws need not be an error.
    const thrown: unknown = 'gone';
    expect(await over(() => Promise.reject(thrown))).toEqual(err(failure('network', 'network', 'No connection')));
    const broken = await over(async () => new Response('<html>', { status: 503, statusText: 'Not now' }));
    expect(broken).toEqual(err(failure('http', 'http_503', 'Not now', { status: 503 })));
    for (const body of [['no result'], null, 'no result'])
      expect(await over(async () => Response.json(body))).toEqual(
        err(failure('contract', 'contract.bff', 'The answer has not the agreed shape')),
      );
  });
});
