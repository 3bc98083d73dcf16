import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storeSellers } from '#adapters/provider-http/calls/auth.ts';
import { createPrimeOffer } from '#adapters/provider-http/calls/credit.ts';
import { sliders } from '#adapters/provider-http/calls/home.ts';
import { productDetail, productsById } from '#adapters/provider-http/calls/products.ts';
import { productReviews } from '#adapters/provider-http/calls/reviews.ts';
import { popularQuery } from '#adapters/provider-http/calls/search.ts';
import { sendCv } from '#adapters/provider-http/calls/vacancies.ts';
import { createTransport, type Transport, type TransportOptions } from '#adapters/provider-http/transport.ts';
import { json, type MisbehavingServer, openMisbehavingServer } from './misbehaving-server.ts';

const customer = { customer_name: 'Ion', customer_phone_number: '+37369123456' };
const ru = { locale: 'ru' } as const;

let server: MisbehavingServer;
let transports: Transport[];
let warnings: { fields: Readonly<Record<string, unknown>>; message: string }[];

beforeEach(async () => {
  server = await openMisbehavingServer();
  transports = [];
  warnings = [];
});

afterEach(async () => {
  await Promise.all(transports.map((transport) => transport.close()));
  await server.close();
});

const open = (options: Partial<TransportOptions> = {}): Transport => {
  const transport = createTransport({
    baseUrl: server.origin,
    staticToken: { header: 'x-static-token', value: 'secret' },
    logger: { warn: (fields, message) => warnings.push({ fields, message }) },
    deadlineMs: 400,
    ...options,
  });
  transports.push(transport);
  return transport;
};

describe('what is sent', () => {
  it('carries language, static token and the partner’s token', async () => {
    server.answer = json([]);
    await open().send(storeSellers, {}, { locale: 'ro', shtoken: 'partner' });
    expect(server.seen[0]?.headers).toMatchObject({ lang: 'ro', 'x-static-token': 'secret', shtoken: 'partner' });
  });

  it('carries no shtoken of a visitor', async () => {
    server.answer = json([]);
    await open({ staticToken: { header: 'authorization', value: 'Token 1' } }).send(storeSellers, {}, ru);
    expect(server.seen[0]?.headers).toMatchObject({ authorization: 'Token 1' });
    expect(server.seen[0]?.headers).not.toHaveProperty('shtoken');
  });

  it.each([
    ['', '/general/popular_query'],
    ['/', '/general/popular_query'],
    ['/api/v1', '/api/v1/general/popular_query'],
    ['/api/v1/', '/api/v1/general/popular_query'],
  ])('joins base path "%s" and a path without leading slash', async (basePath, url) => {
    server.answer = json([]);
    await open({ baseUrl: server.origin + basePath }).send(popularQuery, {}, ru);
    expect(server.seen[0]?.url).toBe(url);
  });

  it('keeps a trailing slash and fills parameters safely', async () => {
    server.answer = json({ results: [], total: 0 });
    await open().send(productReviews, { params: { productId: 'a/b ?ș' }, query: { page: 2 } }, ru);
    expect(server.seen[0]?.url).toBe('/general/product-review/a%2Fb%20%3F%C8%99/?page=2');
  });

  it('repeats a list parameter', async () => {
    server.answer = json({ products: [] });
    await open().send(productsById, { query: { id: ['1', '2'] } }, ru);
    expect(server.seen[0]?.url).toBe('/general/products_by_id?id=1&id=2');
  });

  it.each(['.', '..', ''])('does not ask for the address "%s"', async (url) => {
    const answer = await open().send(productDetail, { params: { url } }, ru);
    expect(answer).toMatchObject({ ok: false, error: { code: 'not_found' } });
    expect(server.seen).toHaveLength(0);
  });

  it('answers a header with a line break by a failure', async () => {
    const answer = await open().send(storeSellers, {}, { ...ru, shtoken: 'a\r\nhost: evil' });
    expect(answer).toMatchObject({ ok: false, error: { code: 'invalid_request', status: 400 } });
    expect(server.seen).toHaveLength(0);
  });

  it('posts JSON', async () => {
    server.answer = json({ success: true });
    const answer = await open().send(createPrimeOffer, { body: customer }, ru);
    expect(answer).toEqual({ ok: true, value: { kind: 'answer', value: { success: true } } });
    expect(server.seen[0]?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual(customer);
  });

  it('posts a file as a form', async () => {
    server.answer = json({ success: true });
    const file = new File(['%PDF-1.4'], 'cv.pdf', { type: 'application/pdf' });
    await open().send(sendCv, { body: { ...customer, vacancyId: 'v1', file } }, ru);
    expect(server.seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(server.seen[0]?.body).toMatch(/name="file"; filename="cv.pdf"\r\nContent-Type: application\/pdf/);
  });
});

describe('time', () => {
  it.each([
    ['headers that never come', () => undefined],
    [
      'a body that trickles for ever',
      (_: unknown, response: import('node:http').ServerResponse) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const drip = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(drip));
      },
    ],
  ])('ends %s at the deadline, GET and POST alike', async (_, answer) => {
    server.answer = answer;
    const startedAt = performance.now();
    const transport = open({ deadlineMs: 200 });
    const answers = await Promise.all([
      transport.send(popularQuery, {}, ru),
      transport.send(createPrimeOffer, { body: customer }, ru),
    ]);
    expect(performance.now() - startedAt).toBeLessThan(700);
    for (const one of answers)
      expect(one).toMatchObject({ ok: false, error: { kind: 'timeout', code: 'timeout', retryable: true } });
    expect(server.seen).toHaveLength(2);
  });

  it('counts the time in the queue', async () => {
    server.answer = () => undefined;
    const transport = open({ deadlineMs: 200, concurrency: 1 });
    const startedAt = performance.now();
    const answers = await Promise.all([1, 2, 3].map(() => transport.send(popularQuery, {}, ru)));
    expect(performance.now() - startedAt).toBeLessThan(700);
    expect(answers.map((one) => !one.ok && one.error.kind)).toEqual(['timeout', 'timeout', 'timeout']);
    expect(server.seen).toHaveLength(1);
  });

  it('refuses at once what the queue has no room for', async () => {
    server.answer = () => undefined;
    const transport = open({ deadlineMs: 200, concurrency: 1, queue: 1 });
    const answers = await Promise.all([1, 2, 3].map(() => transport.send(popularQuery, {}, ru)));
    expect(answers[2]).toMatchObject({ ok: false, error: { kind: 'network', code: 'overloaded', status: 503 } });
  });

  it('works again after a time of silence', async () => {
    server.answer = () => undefined;
    const transport = open({ deadlineMs: 100, concurrency: 2, queue: 2 });
    await Promise.all([1, 2, 3, 4].map(() => transport.send(popularQuery, {}, ru)));
    server.answer = json([]);
    expect(await transport.send(popularQuery, {}, ru)).toMatchObject({ ok: true });
  });

  it('gives an abort as an outcome, without a word in the log', async () => {
    server.answer = () => undefined;
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 50);
    const answer = await open().send(popularQuery, {}, { ...ru, signal: controller.signal });
    expect(answer).toMatchObject({ ok: false, error: { kind: 'network', code: 'aborted' } });
    expect(warnings).toEqual([]);
  });

  it('does not start for an asker who has gone', async () => {
    const answer = await open().send(popularQuery, {}, { ...ru, signal: AbortSignal.abort() });
    expect(answer).toMatchObject({ ok: false, error: { code: 'aborted' } });
    expect(server.seen).toHaveLength(0);
  });
});

describe('retries', () => {
  it.each([502, 503, 504])('asks once more after %i', async (status) => {
    server.answer = (_, response) => json([], server.seen.length === 1 ? status : 200)(_, response);
    expect(await open().send(popularQuery, {}, ru)).toMatchObject({ ok: true });
    expect(server.seen).toHaveLength(2);
  });

  it('asks once more, and no more, when the connection breaks', async () => {
    server.answer = (_, response) => response.destroy();
    const answer = await open().send(popularQuery, {}, ru);
    expect(answer).toMatchObject({ ok: false, error: { kind: 'network', code: 'unreachable', retryable: true } });
    expect(server.seen).toHaveLength(2);
  });

  it.each([500, 429, 404])('does not ask again after %i', async (status) => {
    server.answer = json({}, status);
    await open().send(popularQuery, {}, ru);
    expect(server.seen).toHaveLength(1);
  });

  it('never posts twice', async () => {
    server.answer = json({}, 503);
    await open().send(createPrimeOffer, { body: customer }, ru);
    server.answer = (_, response) => response.destroy();
    await open().send(createPrimeOffer, { body: customer }, ru);
    expect(server.seen).toHaveLength(2);
  });

  it('names a provider that is not there', async () => {
    const answer = await open({ baseUrl: 'http://127.0.0.1:1' }).send(popularQuery, {}, ru);
    expect(answer).toMatchObject({ ok: false, error: { kind: 'network', code: 'unreachable' } });
  });
});

describe('what comes back', () => {
  it('ignores unknown fields', async () => {
    server.answer = json([{ query: 'iphone', weight: 3 }]);
    const answer = await open().send(popularQuery, {}, ru);
    expect(answer).toEqual({ ok: true, value: { kind: 'answer', value: [{ query: 'iphone' }] } });
  });

  it('names the call and the field of a broken contract, and not what was received', async () => {
    server.answer = json([{ query: 'iphone' }, { query: { secret: 'x1y2' } }]);
    const answer = await open().send(popularQuery, {}, ru);
    expect(answer).toMatchObject({ ok: false, error: { kind: 'contract', code: 'contract.popularQuery.1.query' } });
    expect(JSON.stringify([answer, warnings])).not.toContain('x1y2');
  });

  it.each([
    ['broken JSON', '{"a":', 'contract.popularQuery.body'],
    ['nothing', '', 'contract.popularQuery.body'],
    ['another kind of answer', '{}', 'contract.popularQuery.answer'],
  ])('has a failure for %s', async (_, body, code) => {
    server.answer = (_request, response) => response.end(body);
    expect(await open().send(popularQuery, {}, ru)).toMatchObject({ ok: false, error: { kind: 'contract', code } });
  });

  it.each([true, false])('refuses an oversize answer (length told: %s)', async (told) => {
    const body = JSON.stringify([{ query: 'x'.repeat(5000) }]);
    server.answer = (_, response) => {
      if (told) response.setHeader('content-length', body.length);
      else response.write(body.slice(0, 10));
      response.end(told ? body : body.slice(10));
    };
    const answer = await open({ maxResponseBytes: 1000 }).send(popularQuery, {}, ru);
    expect(answer).toMatchObject({ ok: false, error: { code: 'contract.popularQuery.size' } });
  });

  it.each([200, 400, 422])('returns non_field_errors with status %i as an answer', async (status) => {
    server.answer = json({ non_field_errors: ['Нет в наличии'] }, status);
    const answer = await open().send(createPrimeOffer, { body: customer }, ru);
    expect(answer).toEqual({ ok: true, value: { kind: 'refusal', messages: ['Нет в наличии'] } });
    expect(warnings).toEqual([]);
  });

  it('gives status and message of any other error', async () => {
    server.answer = json({ message: 'База на замке' }, 500);
    expect(await open().send(popularQuery, {}, ru)).toEqual({
      ok: false,
      error: { kind: 'http', code: 'http_500', status: 500, retryable: true, message: 'База на замке' },
    });
    server.answer = json({ detail: 'No token' }, 401);
    const refused = await open().send(popularQuery, {}, ru);
    expect(refused).toMatchObject({ error: { code: 'http_401', status: 401, retryable: false, message: 'No token' } });
  });

  it('gives not_found for 404, with the status text when there are no words', async () => {
    server.answer = (_, response) => response.writeHead(404).end('<html>');
    const answer = await open().send(popularQuery, {}, ru);
    expect(answer).toMatchObject({ error: { kind: 'domain', code: 'not_found', status: 404, message: 'Not Found' } });
  });

  it('does not follow redirects', async () => {
    server.answer = (_, response) => response.writeHead(302, { location: '/elsewhere' }).end();
    expect(await open().send(popularQuery, {}, ru)).toMatchObject({ error: { code: 'contract.popularQuery.status' } });
    expect(server.seen).toHaveLength(1);
  });

  it('lets a silent call fail with the status text and a line in the log', async () => {
    server.answer = (_, response) =>
      response.writeHead(500, 'Out of beans', { 'content-type': 'application/json' }).end('{"message":"secret words"}');
    const answer = await open().send(sliders, {}, ru);
    expect(answer).toMatchObject({ ok: false, error: { status: 500, message: 'Out of beans' } });
    expect(warnings).toEqual([
      {
        fields: { call: 'sliders', kind: 'http', code: 'http_500', status: 500, ms: expect.any(Number) },
        message: 'provider call failed',
      },
    ]);
  });

  it('lets a silent call without any answer fail with Internal Server Error', async () => {
    server.answer = (_, response) => response.destroy();
    const answer = await open().send(sliders, {}, ru);
    expect(answer).toMatchObject({ ok: false, error: { kind: 'network', message: 'Internal Server Error' } });
    expect(warnings).toHaveLength(1);
  });
});
