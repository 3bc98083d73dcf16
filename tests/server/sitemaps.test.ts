import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteIndex } from '#core/catalog/sitemap/index.ts';
import { err, failure, ok } from '#core/kernel/shared/index.ts';
import { createFinishedFiles } from '#server/http/finished-files.ts';
import type { ContextOf } from '#server/http/request-context.ts';
import { sitemaps } from '#server/http/sitemaps.ts';

const PRODUCTS = 100_000;
const ORIGIN = 'https://shop.example';
const contextOf = (() => ({ site: { origin: ORIGIN, vitrina: false } })) as unknown as ContextOf;

/** A shop that sells so much, and fails at a page of its products if it is asked to. */
const indexOf = (failsAt?: number): SiteIndex => ({
  entries: async ({ kind, page, size }) => {
    if (kind === 'product' && page === failsAt) return err(failure('network', 'unreachable', 'down', { status: 503 }));
    const totalCount = kind === 'product' ? PRODUCTS : 0;
    const start = (page - 1) * size;
    const length = Math.max(0, Math.min(size, totalCount - start));
    return ok({ entries: Array.from({ length }, (_, at) => ({ kind, url: `thing-${start + at}` })), totalCount });
  },
});

const servers: Server[] = [];
const serve = async (index: SiteIndex): Promise<string> => {
  const server = createServer(
    express().use(sitemaps(index, contextOf, createFinishedFiles({ epoch: () => 0 }))),
  ).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
afterAll(() => {
  for (const server of servers) server.close();
});

describe('the sitemap of a hundred thousand products', () => {
  let origin: string;
  beforeAll(async () => {
    origin = await serve(indexOf());
  });
  const read = async (path: string) => (await fetch(origin + path)).text();

  it('SITEMAP-1 SITEMAP-3: names each once in both languages, 50,000 addresses a file', async () => {
    const index = await read('/sitemaps/index.xml');
    const files = [...index.matchAll(/<loc>https:\/\/shop\.example(\/sitemaps\/product-\d+\.xml)<\/loc>/g)];
    expect(files).toHaveLength((2 * PRODUCTS) / 50_000);
    const reported = new Set<string>();
    for (const [, file = ''] of files) {
      const text = await read(file);
      expect(text.endsWith('</urlset>')).toBe(true);
      const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
      expect(addresses).toHaveLength(50_000);
      expect(text.match(/<xhtml:link /g)).toHaveLength(3 * 50_000);
      for (const address of addresses) reported.add(address);
    }
    expect(reported.size).toBe(2 * PRODUCTS);
    for (const last of ['/product/thing-99999', '/ro/product/thing-99999']) expect(reported).toContain(ORIGIN + last);
  }, 60_000);

  it('CACHE-20: a file that breaks off is sent to nobody, and one that the index does not name is asked of nobody', async () => {
    const asked: number[] = [];
    const whole = indexOf(3);
    const broken = await serve({
      entries: (query, signal) => {
        if (query.page > 1) asked.push(query.page);
        return whole.entries(query, signal);
      },
    });
    expect((await fetch(`${broken}/sitemaps/product-1.xml`)).status).toBe(503);
    expect(asked).toEqual([2, 3]);
    for (let part = 5; part < 10; part += 1)
      expect((await fetch(`${broken}/sitemaps/product-${part}.xml`)).status).toBe(404);
    expect(asked).toEqual([2, 3]);
  });
});
