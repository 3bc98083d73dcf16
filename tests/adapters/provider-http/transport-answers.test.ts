import { describe, expect, it } from 'vitest';
import { createPrimeOffer } from '#adapters/provider-http/calls/credit.ts';
import { popularProducts, sliders } from '#adapters/provider-http/calls/home.ts';
import { popularQuery } from '#adapters/provider-http/calls/search.ts';
import { customer, ru, setUpBench } from './bench.ts';
import { json } from './misbehaving-server.ts';

const bench = setUpBench();

describe('what comes back', () => {
  it('ignores unknown fields', async () => {
    bench.server.answer = json([{ query: 'iphone', weight: 3 }]);
    const answer = await bench.open().send(popularQuery, {}, ru);
    expect(answer).toEqual({ ok: true, value: { kind: 'answer', value: [{ query: 'iphone' }] } });
  });

  it('names the call and the field of a broken contract, and not what was received', async () => {
    bench.server.answer = json({ products: { secret: 'x1y2' } });
    const answer = await bench.open().send(popularProducts, {}, ru);
    expect(answer).toMatchObject({ ok: false, error: { kind: 'contract', code: 'contract.popularProducts.products' } });
    expect(JSON.stringify([answer, bench.warnings])).not.toContain('x1y2');
  });

  it.each([
    ['broken JSON', '{"a":', 'contract.popularQuery.body'],
    ['nothing', '', 'contract.popularQuery.body'],
    ['another kind of answer', '{}', 'contract.popularQuery.answer'],
  ])('has a failure for %s', async (_, body, code) => {
    bench.server.answer = (_request, response) => response.end(body);
    expect(await bench.open().send(popularQuery, {}, ru)).toMatchObject({
      ok: false,
      error: { kind: 'contract', code },
    });
  });

  it.each([true, false])('refuses an oversize answer (length reported: %s)', async (reported) => {
    const body = JSON.stringify([{ query: 'x'.repeat(5000) }]);
    bench.server.answer = (_, response) => {
      if (reported) response.setHeader('content-length', body.length);
      else response.write(body.slice(0, 10));
      response.end(reported ? body : body.slice(10));
    };
    const answer = await bench.open({ maxResponseBytes: 1000 }).send(popularQuery, {}, ru);
    expect(answer).toMatchObject({ ok: false, error: { code: 'contract.popularQuery.size' } });
  });

  it.each([200, 400, 422])('returns non_field_errors with status %i as an answer', async (status) => {
    bench.server.answer = json({ non_field_errors: ['Нет в наличии'] }, status);
    const answer = await bench.open().send(createPrimeOffer, { body: customer }, ru);
    expect(answer).toEqual({ ok: true, value: { kind: 'refusal', messages: ['Нет в наличии'] } });
    expect(bench.warnings).toEqual([]);
  });

  it('gives status and message of any other error', async () => {
    bench.server.answer = json({ message: 'База на замке' }, 500);
    expect(await bench.open().send(popularQuery, {}, ru)).toEqual({
      ok: false,
      error: { kind: 'http', code: 'http_500', status: 503, retryable: true, message: 'База на замке' },
    });
    bench.server.answer = json({ detail: 'No token' }, 401);
    const refused = await bench.open().send(popularQuery, {}, ru);
    expect(refused).toMatchObject({ error: { code: 'http_401', status: 503, retryable: true, message: 'No token' } });
  });

  it('gives not_found for 404, with the status text when there are no words', async () => {
    bench.server.answer = (_, response) => response.writeHead(404).end('<html>');
    const answer = await bench.open().send(popularQuery, {}, ru);
    expect(answer).toMatchObject({ error: { kind: 'domain', code: 'not_found', status: 404, message: 'Not Found' } });
  });

  it('does not follow redirects', async () => {
    bench.server.answer = (_, response) => response.writeHead(302, { location: '/elsewhere' }).end();
    expect(await bench.open().send(popularQuery, {}, ru)).toMatchObject({
      error: { code: 'contract.popularQuery.status' },
    });
    expect(bench.server.seen).toHaveLength(1);
  });

  it('ERROR-6 ERROR-9: lets a silent call fail with the status text and a line in the log', async () => {
    bench.server.answer = (_, response) =>
      response.writeHead(500, 'Out of beans', { 'content-type': 'application/json' }).end('{"message":"secret words"}');
    const answer = await bench.open().send(sliders, {}, ru);
    expect(answer).toMatchObject({ ok: false, error: { status: 503, message: 'Out of beans' } });
    expect(bench.warnings).toEqual([
      {
        fields: { call: 'sliders', kind: 'http', code: 'http_500', status: 503, ms: expect.any(Number) },
        message: 'provider call failed',
      },
    ]);
  });

  it('ERROR-6: lets a silent call without any answer fail with Internal Server Error', async () => {
    bench.server.answer = (_, response) => response.destroy();
    const answer = await bench.open().send(sliders, {}, ru);
    expect(answer).toMatchObject({ ok: false, error: { kind: 'network', message: 'Internal Server Error' } });
    expect(bench.warnings).toHaveLength(1);
  });
});
