import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { ask } from '#tests/support/asking.ts';
import { startRedis } from '#tests/support/redis.ts';
import { eventually, freePort } from '#tests/support/running-shop.ts';
import { startHarmedShop } from './harmed-shop.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const start = async (env: Readonly<Record<string, string>> = {}) => {
  const shop = await startHarmedShop(env);
  closing.push(shop.close);
  const probe = async (path: string) => {
    const { status, text } = await ask(shop.origin, path, { host: '10.0.0.7:8000' });
    return [status, JSON.parse(text)];
  };
  return { ...shop, probe };
};

describe('probes', () => {
  it('tell of the provider and of Redis, while liveness is about the process alone', async () => {
    const redis = await startRedis();
    closing.push(redis.close);
    const shop = await start({ REDIS_URL: redis.url });
    expect(await shop.probe('/readyz')).toEqual([200, { status: 'ready', provider: 'up', redis: 'up' }]);
    await redis.close();
    // The shop sells on without Redis: it is reported, and takes nobody away.
    await expect
      .poll(() => shop.probe('/readyz'), { timeout: 10_000 })
      .toEqual([200, { status: 'ready', provider: 'up', redis: 'down' }]);
    for (const harm of ['reset', 'silence'] as const) {
      shop.proxy.harm = harm === 'reset' ? (asked) => asked.socket.destroy() : () => undefined;
      await expect
        .poll(() => shop.probe('/readyz'), { timeout: 10_000 })
        .toEqual([503, { status: 'not ready', provider: 'down', redis: 'down' }]);
      expect((await shop.probe('/readyz?exclude=provider'))[0]).toBe(200);
      expect(await shop.probe('/healthz')).toEqual([200, { status: 'ok' }]);
    }
    shop.proxy.harm = undefined;
    await expect.poll(async () => (await shop.probe('/readyz'))[0], { timeout: 20_000 }).toBe(200);
  });

  it('send visitors elsewhere before a process ends, while it still answers them', async () => {
    const shop = await start({ DRAIN_SECONDS: '2' });
    const gone = once(shop.child, 'exit');
    shop.child.kill('SIGTERM');
    await expect.poll(() => shop.probe('/readyz'), { timeout: 1_500 }).toEqual([503, { status: 'draining' }]);
    expect((await shop.probe('/healthz'))[0]).toBe(200);
    expect((await ask(shop.origin, '/')).status).toBe(200);
    expect(await gone).toEqual([0, null]);
  });
});

describe('what a request leaves behind', () => {
  it('is one line at the default level, with the id that its answer, its errors and the provider have', async () => {
    const shop = await start({ LOG_LEVEL: 'info' });
    const lines = () =>
      shop.printed.out
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    const { headers, status } = await ask(shop.origin, '/smartphones?utm_source=x');
    const id = headers['x-request-id'];
    await eventually(() => lines().some(({ msg, requestId }) => msg === 'request' && requestId === id));
    expect(lines().find(({ msg, requestId }) => msg === 'request' && requestId === id)).toMatchObject({
      method: 'GET',
      path: '/smartphones',
      kind: 'page',
      status,
    });
    expect(shop.proxy.headers.some((sent) => sent['x-request-id'] === id)).toBe(true);
    // Bodies are read from the connection's own events: what they start is still on behalf of the request.
    const sent = await ask(shop.origin, '/api/feedback/send', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        feedback: { name: 'Ion Rusu', phone: '+37369123456', message: 'Bună ziua', locale: 'ro' },
        key: '5f0c54a8-1f52-4f0e-9a55-0f7a9a3d3a11',
      }),
    });
    expect(sent.status).toBe(200);
    expect(shop.proxy.headers.at(-1)?.['x-request-id']).toBe(sent.headers['x-request-id']);
    shop.proxy.harm = (asked) => asked.socket.destroy();
    // What no cache may have by now.
    const failed = await ask(shop.origin, '/api/orders/payment?input={"transId":"none","locale":"ro"}');
    await eventually(() => lines().some(({ call }) => call !== undefined));
    const reported = lines().filter(({ requestId }) => requestId === failed.headers['x-request-id']);
    expect(reported.map(({ msg }) => msg)).toContain('provider call failed');
    // A probe is no visit.
    await shop.probe('/healthz');
    expect(lines().some(({ path }) => path === '/healthz')).toBe(false);
  });

  it('says when to come again, if only the provider was away', async () => {
    const shop = await start();
    shop.proxy.harm = (asked) => asked.socket.destroy();
    for (const path of ['/smartphones', '/api/catalog/menu?input={"locale":"ro"}', '/sitemaps/index.xml']) {
      const { status, headers } = await ask(shop.origin, path);
      expect([path, status >= 500, Number(headers['retry-after']) > 0]).toEqual([path, true, true]);
    }
  });
});

describe('metrics', () => {
  const scrape = async (port: number) => {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    return answer.text();
  };

  it('count requests, the cache and the provider’s calls, on a port of their own', async () => {
    const port = await freePort();
    const shop = await start({ METRICS_PORT: String(port) });
    for (const path of ['/smartphones', '/smartphones', '/metrics', '/api/nothing']) await ask(shop.origin, path);
    const reported = await scrape(port);
    for (const line of [
      'shop_requests_total{kind="page",status="200"} 2',
      'shop_requests_total{kind="page",status="404"} 1',
      'shop_requests_total{kind="call",status="404"} 1',
      'shop_request_seconds_count{kind="page"} 3',
      'shop_request_seconds_bucket{le="+Inf",kind="page"} 3',
      'shop_requests_under_way 0',
      'shop_page_cache_total{outcome="hit"} 1',
      'shop_page_cache_total{outcome="miss"} 2',
      '# TYPE shop_request_seconds histogram',
    ])
      expect(reported).toContain(`${line}\n`);
    expect(reported).toMatch(/shop_provider_calls_total\{call="globalSiteSettings",outcome="ok"\} \d/);
    expect(reported).toMatch(/process_resident_memory_bytes \d{7,}/);
    expect(reported).toContain('shop_provider_breaker_open 0\n');
    shop.proxy.harm = (asked) => asked.socket.destroy();
    await ask(shop.origin, '/api/catalog/menu?input={"locale":"ro"}');
    await Promise.all(Array.from({ length: 9 }, (_, at) => ask(shop.origin, `/nothing-${at}`)));
    const later = await scrape(port);
    expect(later).toContain('shop_provider_breaker_open 1\n');
    expect(later).toMatch(/shop_provider_calls_total\{call="\w+",outcome="unreachable"\} [1-9]/);
    // Since it was last asked: the first time, the process was still loading what it runs.
    expect(later).toMatch(/nodejs_eventloop_lag_p99_seconds 0\.\d+/);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  });

  it('LIMIT-1: have how fast pages were in browsers, of valid reports and not too many', async () => {
    const port = await freePort();
    const shop = await start({ METRICS_PORT: String(port), LIMIT_WRITES: '4' });
    const report = async (body: object) =>
      (
        await fetch(`${shop.origin}/api/page-speed`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).status;
    expect((await ask(shop.origin, '/')).text).toContain('"pageSpeed":true');
    expect(await report({ page: 'product', lcp: 1200, inp: 80, cls: 0.02 })).toBe(204);
    expect(await report({ page: 'product', lcp: 2400 })).toBe(204);
    expect(await report({ page: 'anything', lcp: 1 })).toBe(400);
    expect(await report({ page: 'home', lcp: -1, name: 'Ion' })).toBe(400);
    expect(await report({ page: 'home' })).toBe(429);
    const reported = await scrape(port);
    for (const line of [
      'shop_page_lcp_seconds_count{page="product"} 2',
      'shop_page_lcp_seconds_bucket{le="1.5",page="product"} 1',
      'shop_page_inp_seconds_count{page="product"} 1',
      'shop_page_cls_sum{page="product"} 0.02',
    ])
      expect(reported).toContain(`${line}\n`);
    expect(reported).not.toContain('page="anything"');
    const off = await start({ METRICS_PORT: String(await freePort()), PAGE_SPEED: 'false' });
    expect((await ask(off.origin, '/')).text).not.toContain('pageSpeed');
    expect((await fetch(`${off.origin}/api/page-speed`, { method: 'POST' })).status).toBe(404);
  });

  it('are those of every process that shares the port', async () => {
    const port = await freePort();
    const shop = await start({ METRICS_PORT: String(port), WEB_CONCURRENCY: '2' });
    await ask(shop.origin, '/smartphones');
    const reported = await scrape(port);
    expect(reported).toMatch(/process_resident_memory_bytes\{process="1"\} \d/);
    expect(reported).toMatch(/process_resident_memory_bytes\{process="2"\} \d/);
    expect(reported.match(/# TYPE shop_requests_total counter/g)).toHaveLength(1);
    expect(reported).toMatch(/shop_requests_total\{kind="page",status="200",process="\d"\} 1/);
  });
});
