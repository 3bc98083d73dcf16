import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#adapters/provider-sandbox/http/wire.ts';
import { onePiece, orderOf, withIdempotencyKey } from './order-builder.ts';
import { openProvider, type TestProvider } from './support.ts';

let provider: TestProvider;
let shtoken: string;

beforeAll(async () => {
  provider = await openProvider();
  shtoken = await provider.logIn();
}, 60_000);
afterAll(() => provider.destroy());

const list = async (query = '', token = shtoken) =>
  (await provider.get<Answer<'ordersList'>>(`/general/orders_list?${query}`, { shtoken: token })).json;

describe("a partner's orders", () => {
  it('span a year, newest first, in pages', async () => {
    const first = await list();
    expect(first).toMatchObject({ current_page: 1, filters: { start_date: '2023-09-04', query: '' } });
    expect(first.totalCount).toBeGreaterThan(200);
    expect(first.pages).toBe(Math.ceil(first.totalCount / 20));
    const dates = first.orders.map(({ created_at }) => created_at);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const last = await list(`page=${first.pages}`);
    expect(Date.parse(String(last.orders.at(-1)?.created_at))).toBeLessThan(Date.now() - 360 * 86_400_000);
    expect(last.orders.length).toBe(first.totalCount - 20 * (first.pages - 1));
  });

  it('have product titles in the requested language and can be searched by them', async () => {
    const titles = await Promise.all(
      ['ru', 'ro'].map(async (lang) => {
        const asked = { shtoken, lang };
        const { json } = await provider.get<Answer<'ordersList'>>('/general/orders_list', asked);
        const [order] = json.orders;
        const title = order?.products[0]?.title ?? '';
        const path = `/general/orders_list?query=${encodeURIComponent(title)}`;
        const found = await provider.get<Answer<'ordersList'>>(path, asked);
        expect(found.json.orders.map(({ order_number }) => order_number)).toContain(order?.order_number);
        return json.orders.flatMap(({ products }) => products.map((product) => product.title)).join();
      }),
    );
    expect(titles[0]).toMatch(/[а-я]/);
    expect(titles[1]).not.toMatch(/[а-я]/);
  });

  it('can be searched by date, number, name, phone and product', async () => {
    const [order] = (await list('page=3')).orders;
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Chisinau' }).format(
      new Date(order?.created_at ?? 0),
    );
    const numbers = async (query: string) => (await list(query)).orders.map(({ order_number }) => order_number);
    expect(await numbers(`start_date=${day}&end_date=${day}`)).toContain(order?.order_number);
    const texts = [order?.order_number, order?.customer_name?.toUpperCase(), order?.customer_phone_number];
    for (const text of [...texts, order?.products[0]?.code]) {
      const found = await numbers(`query=${encodeURIComponent(String(text))}&start_date=${day}&end_date=${day}`);
      expect(found).toContain(order?.order_number);
    }
    expect(await numbers('query=nobody-at-all')).toEqual([]);
    expect((await provider.get('/general/orders_list?start_date=2026-13-45', { shtoken })).status).toBe(400);
  });

  it('can be filtered by status and seller, with the sum of all matches', async () => {
    const all = await list();
    const bySeller = await Promise.all([1, 2, 3].map((number) => list(`seller=partner-${number}`)));
    expect(bySeller.every(({ totalCount }) => totalCount > 0)).toBe(true);
    for (const { orders } of bySeller) expect(new Set(orders.map(({ seller }) => seller)).size).toBe(1);
    const steps = ['accepted', 'confirmed', 'assembled', 'on_the_way', 'delivered', 'cancelled'];
    const byStep = await Promise.all(steps.map((status) => list(`status=${status}`)));
    expect(byStep.reduce((sum, { totalCount }) => sum + totalCount, 0)).toBe(all.totalCount);
    for (const [index, { orders }] of byStep.entries())
      expect(new Set([...orders.map(({ status }) => status), steps[index]]).size).toBe(1);
    const sum = byStep.reduce((bani, { total_sum }) => bani + Math.round(Number(total_sum) * 100), 0);
    expect(Math.round(Number(all.total_sum) * 100)).toBe(sum);
  });

  it('show payment and delivery', async () => {
    const { orders } = await list();
    for (const order of orders) {
      expect(order.delivery?.place).not.toBe('');
      expect(['prepaid_expense', 'paid', 'credit_approved']).toContain(order.status_type);
      expect(order.payment).toBeDefined();
      expect(order.can_cancel).toBe(['accepted', 'confirmed', 'assembled', 'ready'].includes(order.status));
      for (const { url } of order.products) expect(url).toMatch(/^[a-z0-9-]+$/);
    }
  });

  it('belong to this partner only', async () => {
    const other = await provider.post<Answer<'login'>>('/base/login/', { login: 'techno-nord', password: 'nord-2026' });
    const { product, total } = await onePiece(provider);
    const order = { ...orderOf([{ productId: product.productId, count: 1 }], total), seller: 'partner-1' };
    const refused = await provider.post('/general/order/', order, {
      ...withIdempotencyKey(),
      shtoken: other.json.token,
    });
    expect(refused.status).toBe(400);
    const placed = await provider.post<Answer<'submitOrder'>>('/general/order/', order, {
      ...withIdempotencyKey(),
      shtoken,
    });
    const query = `query=${placed.json.order_number}`;
    expect((await list(query)).orders).toMatchObject([
      { order_number: placed.json.order_number, seller: 'Ana Munteanu' },
    ]);
    expect((await list(query, other.json.token)).orders).toEqual([]);
  });

  it('are hidden from visitors', async () => {
    expect((await provider.get('/general/orders_list')).status).toBe(401);
  });
});
