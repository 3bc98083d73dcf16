import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#adapters/provider-sandbox/http/wire.ts';
import { onePiece, orderOf, withIdempotencyKey } from './order-builder.ts';
import { openProvider, type TestProvider } from './support.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await openProvider();
}, 60_000);
afterAll(() => provider.destroy());

const orderByCard = async () => {
  const { product, total } = await onePiece(provider);
  const order = { ...orderOf([{ productId: product.productId, count: 1 }], total), payment: 'card' };
  const { json } = await provider.post<Answer<'submitOrder'>>('/general/order/', order, {
    ...withIdempotencyKey(),
    lang: 'ro',
  });
  return { number: json.order_number, transId: String(json.trans_id), url: String(json.payment_url), total };
};
const stateOf = async (transId: string) =>
  (await provider.get<Answer<'payment'>>(`/general/payment/${transId}`)).json.state;
const decide = (url: string, decision: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });

describe('the payment page', () => {
  it("opens in a browser in the order's language or the chosen one", async () => {
    const { url, number } = await orderByCard();
    const page = await fetch(url);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('<html lang="ro">');
    expect(html).toContain(number);
    expect(html).not.toContain('<script');
    expect(await (await fetch(`${url}?lang=ru`)).text()).toContain('Оплата заказа');
  });

  it("returns to the shop with the payment's id after approval, which is final", async () => {
    const { url, transId, number } = await orderByCard();
    expect(await stateOf(transId)).toBe('pending');
    const answer = await decide(url, 'approve');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`http://localhost:8000/ro/confirmation?from=pay&trans_id=${transId}`);
    expect((await decide(url, 'decline')).status).toBe(303);
    expect(await stateOf(transId)).toBe('approved');
    expect(await (await fetch(url)).text()).not.toContain('<form');
    const status = await provider.get(`/general/order_status?order_number=${number}&phone=069123456`);
    expect(status.json).toMatchObject({ payment: { method: 'card', state: 'approved' } });
  });

  it('allows another try after a decline', async () => {
    const { url, transId } = await orderByCard();
    await decide(url, 'decline');
    expect(await stateOf(transId)).toBe('declined');
    expect(await (await fetch(url)).text()).toContain('<form');
    await decide(url, 'approve');
    expect(await stateOf(transId)).toBe('approved');
  });

  it('rejects other decisions and unknown payments', async () => {
    const { url, transId } = await orderByCard();
    expect((await decide(url, 'steal')).status).toBe(400);
    expect(await stateOf(transId)).toBe('pending');
    expect((await fetch(`${provider.origin}/pay/none`)).status).toBe(404);
    expect((await provider.get('/general/payment/none')).status).toBe(404);
  });

  it('escapes what it shows', async () => {
    const { url, transId } = await orderByCard();
    provider.database((database) =>
      database.prepare('UPDATE orders SET return_url = ? WHERE trans_id = ?').run('http://x/?a="><b>', transId),
    );
    expect(await (await fetch(url)).text()).not.toContain('"><b>');
  });

  it('redirects to web addresses only', async () => {
    const { product, total } = await onePiece(provider);
    const order = { ...orderOf([{ productId: product.productId, count: 1 }], total), payment: 'card' };
    for (const return_url of ['javascript:alert(1)', '//evil.example', 'http://', 'ftp://x/']) {
      expect((await provider.post('/general/order/', { ...order, return_url }, withIdempotencyKey())).status).toBe(400);
    }
  });
});
