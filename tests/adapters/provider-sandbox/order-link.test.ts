import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answer } from '#adapters/provider-sandbox/http/wire.ts';
import { onePiece, orderOf, withIdempotencyKey } from './order-builder.ts';
import { openProvider, type TestProvider } from './support.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await openProvider();
}, 60_000);
afterAll(() => provider.destroy());

const open = (link_key: unknown) =>
  provider.post<Answer<'orderByLink'>>('/general/order_by_link/', { link_key }, { lang: 'ro' });

it("a private link opens its order's status, and no other key does", async () => {
  const { product, total } = await onePiece(provider);
  const body = orderOf([{ productId: product.productId, count: 1 }], total);
  const headers = withIdempotencyKey();
  const { json: placed } = await provider.post<Answer<'submitOrder'>>('/general/order/', body, headers);
  const key = placed.link_key ?? '';
  expect(key).toMatch(/^[\w-]{32}$/);
  expect((await provider.post<Answer<'submitOrder'>>('/general/order/', body, headers)).json.link_key).toBe(key);
  const asked = new URLSearchParams({ order_number: placed.order_number, phone: '069123456' });
  const status = await provider.get<Answer<'orderStatus'>>(`/general/order_status?${asked}`, { lang: 'ro' });
  const opened = await open(key);
  expect([opened.status, opened.json]).toEqual([200, status.json]);
  expect(opened.json.link_key).toBe(key);
  expect(JSON.stringify(opened.json)).not.toContain('69123456');
  const other = await provider.post<Answer<'submitOrder'>>('/general/order/', body, withIdempotencyKey());
  expect(other.json.link_key).not.toBe(key);
  for (const wrong of [key.slice(1), `${key}a`, key.toLowerCase(), 'x'.repeat(32)])
    expect((await open(wrong)).status).toBe(404);
  for (const odd of ['short', 5, undefined, null]) expect((await open(odd)).status).toBe(400);
});
