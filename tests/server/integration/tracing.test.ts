import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '#tests/support/asking.ts';
import { startShop } from '#tests/support/running-shop.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
}
const [SERVER, CLIENT] = [2, 3];
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

describe('a shop with a collector of traces', () => {
  const bodies: string[] = [];
  let collector: Server;
  let shop: Awaited<ReturnType<typeof startShop>>;

  beforeAll(async () => {
    collector = createServer(async (request, response) => {
      bodies.push(String(Buffer.concat(await request.toArray())));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const { port } = collector.address() as AddressInfo;
    shop = await startShop({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, LOG_LEVEL: 'info' } });
  }, 120_000);
  afterAll(() => void collector.close());

  it('sends one trace from the proxy to the provider, with the id of the log and without queries', async () => {
    const headers = { traceparent: `00-${TRACE}-${PARENT}-01` };
    const { status, headers: answered } = await ask(shop.origin, '/search?query=secret-words', { headers });
    expect([status, answered['x-request-id']]).toEqual([200, TRACE]);
    const alone = await ask(shop.origin, '/robots.txt');
    await shop.close();

    const spans = bodies.flatMap((body) =>
      JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Span[] }[] }) =>
        scopeSpans.flatMap(({ spans: some }) => some),
      ),
    ) as Span[];
    const traced = spans.filter(({ traceId }) => traceId === TRACE);
    const request = traced.find(({ kind }) => kind === SERVER);
    expect(request).toMatchObject({ parentSpanId: PARENT });
    const calls = traced.filter(({ kind }) => kind === CLIENT);
    expect(calls.length).toBeGreaterThan(0);
    for (const call of calls) expect(call.parentSpanId).toBe(request?.spanId);
    expect(spans.map(({ traceId }) => traceId)).toContain(alone.headers['x-request-id']);
    expect(bodies.join()).not.toContain('secret-words');
    expect(shop.printed.out).toContain(`"requestId":"${TRACE}"`);
  });
});
