import { describe, expect, it } from 'vitest';
import { storeSellers } from '#adapters/provider-http/calls/auth.ts';
import { createPrimeOffer } from '#adapters/provider-http/calls/credit.ts';
import { productDetail, productsById } from '#adapters/provider-http/calls/product-page.ts';
import { productReviews } from '#adapters/provider-http/calls/reviews.ts';
import { popularQuery } from '#adapters/provider-http/calls/search.ts';
import { sendCv } from '#adapters/provider-http/calls/vacancies.ts';
import { customer, ru, setUpBench } from './bench.ts';
import { json } from './misbehaving-server.ts';

const bench = setUpBench();

describe('what is sent', () => {
  it('carries language, static token and the partner’s token', async () => {
    bench.server.answer = json([]);
    await bench.open().send(storeSellers, {}, { locale: 'ro', shtoken: 'partner' });
    expect(bench.server.seen[0]?.headers).toMatchObject({ lang: 'ro', 'x-static-token': 'secret', shtoken: 'partner' });
  });

  it('carries no shtoken of a visitor', async () => {
    bench.server.answer = json([]);
    await bench.open({ staticToken: { header: 'authorization', value: 'Token 1' } }).send(storeSellers, {}, ru);
    expect(bench.server.seen[0]?.headers).toMatchObject({ authorization: 'Token 1' });
    expect(bench.server.seen[0]?.headers).not.toHaveProperty('shtoken');
  });

  it.each([
    ['', '/general/popular_query'],
    ['/', '/general/popular_query'],
    ['/api/v1', '/api/v1/general/popular_query'],
    ['/api/v1/', '/api/v1/general/popular_query'],
  ])('joins base path "%s" and a path without leading slash', async (basePath, url) => {
    bench.server.answer = json([]);
    await bench.open({ baseUrl: bench.server.origin + basePath }).send(popularQuery, {}, ru);
    expect(bench.server.seen[0]?.url).toBe(url);
  });

  it('keeps a trailing slash and fills parameters safely', async () => {
    bench.server.answer = json({ results: [], total: 0 });
    await bench.open().send(productReviews, { params: { productId: 'a/b ?ș' }, query: { page: 2 } }, ru);
    expect(bench.server.seen[0]?.url).toBe('/general/product-review/a%2Fb%20%3F%C8%99/?page=2');
  });

  it('repeats a list parameter', async () => {
    bench.server.answer = json({ products: [] });
    await bench.open().send(productsById, { query: { id: ['1', '2'] } }, ru);
    expect(bench.server.seen[0]?.url).toBe('/general/products_by_id?id=1&id=2');
  });

  it.each(['.', '..', ''])('does not ask for the address "%s"', async (url) => {
    const answer = await bench.open().send(productDetail, { params: { url } }, ru);
    expect(answer).toMatchObject({ ok: false, error: { code: 'not_found' } });
    expect(bench.server.seen).toHaveLength(0);
  });

  it('answers a header with a line break by a failure', async () => {
    const answer = await bench.open().send(storeSellers, {}, { ...ru, shtoken: 'a\r\nhost: evil' });
    expect(answer).toMatchObject({ ok: false, error: { code: 'invalid_request', status: 400 } });
    expect(bench.server.seen).toHaveLength(0);
  });

  it('posts JSON', async () => {
    bench.server.answer = json({ success: true });
    const answer = await bench.open().send(createPrimeOffer, { body: customer }, ru);
    expect(answer).toEqual({ ok: true, value: { kind: 'answer', value: { success: true } } });
    expect(bench.server.seen[0]?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(bench.server.seen[0]?.body ?? '')).toEqual(customer);
  });

  it('posts a file as a form', async () => {
    bench.server.answer = json({ success: true });
    const file = new File(['%PDF-1.4'], 'cv.pdf', { type: 'application/pdf' });
    await bench.open().send(sendCv, { body: { ...customer, vacancyId: 'v1', file } }, ru);
    expect(bench.server.seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(bench.server.seen[0]?.body).toMatch(/name="file"; filename="cv.pdf"\r\nContent-Type: application\/pdf/);
  });
});
