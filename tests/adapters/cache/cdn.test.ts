import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withCdn } from '#adapters/cache/cdn.ts';
import type { PageTag } from '#core/site/caching/index.ts';
import { fakeNoticeBoard } from '#core/testing/index.ts';

interface Purge {
  readonly at: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

describe('a CDN in front', () => {
  const purges: Purge[] = [];
  let answers: number[] = [];
  let server: Server;
  let purgeUrl = '';

  beforeEach(async () => {
    purges.length = 0;
    answers = [];
    server = createServer(async (request, response) => {
      const body: unknown = JSON.parse(String(Buffer.concat(await request.toArray())));
      purges.push({ at: performance.now(), headers: request.headers, body });
      response.writeHead(answers.shift() ?? 200).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    purgeUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`;
  });
  afterEach(() => void server.close());

  const cdn = { tagHeader: 'Surrogate-Key', credential: ['Fastly-Key', 'secret'] } as const;
  const purged = async (tags: readonly PageTag[], given: Parameters<typeof withCdn>[1] = { ...cdn, purgeUrl }) =>
    withCdn(fakeNoticeBoard(), given).post({ kind: 'purge', tags });

  it('CACHE-21: purges by tag a second after the instances, in header and body, with the credential', async () => {
    const start = performance.now();
    await purged(['product:7', 'path:/x']);
    const [purge] = purges;
    expect((purge?.at ?? 0) - start).toBeGreaterThanOrEqual(990);
    expect(purge?.headers).toMatchObject({ 'surrogate-key': 'product:7 path:/x', 'fastly-key': 'secret' });
    expect(purge?.body).toEqual({ tags: ['product:7', 'path:/x'] });
  });

  it('CACHE-21: names every page once, and many tags in calls of thirty', async () => {
    await purged(['product:7', 'all']);
    await purged(Array.from({ length: 61 }, (_, index): PageTag => `product:${index}`));
    expect(purges.map(({ body }) => (body as { tags: string[] }).tags.length)).toEqual([1, 30, 30, 1]);
  });

  it('CACHE-21: asks again when the CDN fails, and reports it in the end', async () => {
    answers = [503];
    await purged(['all']);
    expect(purges.length).toBe(2);
    answers = [500, 500, 500];
    await expect(purged(['all'])).rejects.toThrow('the CDN answered 500 to a purge');
  });

  it('CACHE-21: is left alone without an address, and by other notices', async () => {
    await purged(['all'], { tagHeader: 'xkey' });
    await withCdn(fakeNoticeBoard(), undefined).post({ kind: 'purge', tags: ['all'] });
    await withCdn(fakeNoticeBoard(), { ...cdn, purgeUrl }).post({ kind: 'report', id: 'a', at: 0 });
    expect(purges).toEqual([]);
  });
});
