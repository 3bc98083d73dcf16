import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#core/catalog/products/index.ts';
import { json, openMisbehavingServer } from '#tests/adapters/provider-http/misbehaving-server.ts';
import { anOrder } from './an-order.ts';
import { askAdmin, startStockEngine } from './engine.ts';
import { openPorts, succeeded } from './ports.ts';

let engine: Awaited<ReturnType<typeof startStockEngine>>;
let opened: ReturnType<typeof openPorts>;
let ports: ReturnType<(typeof opened)['portsFor']>;
let phone: Product;
beforeAll(async () => {
  engine = await startStockEngine();
  opened = openPorts(engine.url, 'standard-payment');
  ports = opened.portsFor();
  phone = succeeded(await ports.search.byCodes({ locale: 'ro', codes: ['N5-128'] }))[0]?.product as Product;
});
afterAll(async () => {
  await opened.close();
  await engine.stop();
});

const newContact = () => ({ name: 'Ion Rusu', phone: `+3736${randomInt(1e6, 1e7)}` });
const place = async (order: ReturnType<typeof anOrder>, key: string = randomUUID()) =>
  succeeded(await ports.orders.place({ order, key }));
/** How many orders of a customer were placed. */
const ordersOf = async (name: string): Promise<number> => {
  const query = `query ($name: String!) {
    orders(options: { filter: { customerLastName: { eq: $name }, active: { eq: false } } }) { totalItems }
  }`;
  const { orders } = await askAdmin<{ orders: { totalItems: number } }>(engine.url, query, { name });
  return orders.totalItems;
};

describe('a Vendure without the plugin', () => {
  it('says at the start what is missing', async () => {
    expect(await opened.provider.lacks()).toContain("lacks the shop's plugin");
  });

  it('CHECKOUT-12: takes orders on receipt alone, by the payment method whose code is set', async () => {
    const paymentsOf = async ({ settings }: ReturnType<typeof opened.portsFor>) =>
      succeeded(await settings.global({ locale: 'ru' })).payments;
    expect(await paymentsOf(ports)).toEqual(['cash']);
    const unset = openPorts(engine.url);
    expect(await paymentsOf(unset.portsFor())).toEqual([]);
    expect(await unset.provider.lacks()).toContain('no payment method of the code VENDURE_ON_RECEIPT');
    const order = anOrder({ products: [phone], contact: newContact() });
    const answer = await unset.portsFor().orders.place({ order, key: randomUUID() });
    expect(succeeded(answer)).toEqual({ kind: 'refused', messages: [] });
    await unset.close();
  });

  it('VARIANT-3 VARIANT-5: lists a model once, by its cheapest variant', async () => {
    const found = succeeded(await ports.search.byText({ locale: 'ru', text: 'nord 5' }));
    expect(found).toMatchObject({
      totalCount: 1,
      products: [{ code: 'N5-128', model: { title: 'Nord 5', from: 499_900 } }],
    });
  });

  it('has flat fees, and goods in stock for sale', async () => {
    const { deliveryFees, inStock, price } = phone;
    expect({ deliveryFees, inStock, price }).toEqual({
      deliveryFees: { standard: 5_000, express: 9_000, regionPrice: 5_000 },
      ...{ inStock: true, price: 499_900 },
    });
    const soldOut = succeeded(await ports.search.byCodes({ locale: 'ru', codes: ['N6'] }));
    expect(soldOut.map(({ product }) => product.inStock)).toEqual([false]);
    expect(succeeded(await ports.delivery.shops({ locale: 'ro' }))).toEqual([]);
  });

  it.each(['standard', 'express'] as const)('sells by %s delivery with a promo code', async (type) => {
    const contact = newContact();
    const code = { lines: anOrder({ products: [phone] }).lines, locale: 'ro' } as const;
    expect(succeeded(await ports.promoCodes.check({ ...code, code: 'SALUT' }))).toEqual({
      ...{ kind: 'holds', code: 'SALUT', discount: 5_000 },
    });
    expect(succeeded(await ports.promoCodes.check({ ...code, code: 'NOBODY' }))).toMatchObject({ reason: 'unknown' });
    const order = anOrder({ products: [phone], type, contact, promoCode: 'SALUT' });
    const expectedTotal = order.expectedTotal - 5_000;
    const answer = await place({ ...order, expectedTotal });
    expect(answer).toMatchObject({ kind: 'placed', order: { total: expectedTotal } });
    const orderNumber = answer.kind === 'placed' ? answer.order.orderNumber : '';
    const query = { orderNumber, locale: 'ru' } as const;
    expect(succeeded(await ports.orders.status({ ...query, phone: contact.phone }))).toMatchObject({
      ...{ orderNumber, status: 'accepted', total: expectedTotal, code: { code: 'SALUT', discount: 5_000 } },
      payment: { method: 'cash', state: 'pending' },
      goods: [{ productId: phone.productId, url: phone.url, count: 1 }],
    });
    for (const asked of [
      { ...query, phone: '+37369999999' },
      { ...query, orderNumber: 'NOBODY', phone: contact.phone },
    ])
      expect(await ports.orders.status(asked)).toMatchObject({ error: { code: 'not_found' } });
  });

  it('ORDER-3: answers with today’s sum, and places no such order', async () => {
    const order = anOrder({ products: [phone] });
    expect(await place({ ...order, expectedTotal: 1 })).toEqual({ kind: 'repriced', total: order.expectedTotal });
  });

  it('refuses what is out of stock, unknown, picked up or paid by card', async () => {
    const order = anOrder({ products: [phone] });
    const lines = (productId: string, count = 1) => [{ productId, count, tier: 'retail' as const }];
    for (const refused of [
      { ...order, lines: lines(phone.productId, 101) },
      { ...order, lines: lines('100001') },
      { ...order, fulfilment: { method: 'pickup' as const, shopId: '1' } },
      { ...order, payment: 'card' as const },
    ])
      expect(await place(refused)).toEqual({ kind: 'refused', messages: [] });
  });

  it('ORDER-1: places one order for a key, in turn, at once, and after a lost answer', async () => {
    const name = randomUUID();
    const order = anOrder({ products: [phone], contact: { ...newContact(), name: `Ion ${name}` } });
    const key = randomUUID();
    const between = await openMisbehavingServer();
    const other = openPorts(between.origin, 'standard-payment');
    const { orders } = other.portsFor();
    let isLost = false;
    between.answer = async (asked, response) => {
      const { authorization = '' } = asked.headers;
      const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
      const answer = await fetch(`${engine.url}${asked.url}`, { method: 'POST', headers, body: asked.body });
      const token = answer.headers.get('vendure-auth-token');
      if (token) response.setHeader('vendure-auth-token', token);
      const body: unknown = await answer.json();
      if (asked.body.includes('StockPay') && !isLost) {
        isLost = true;
        response.destroy();
      } else json(body, answer.status)(asked, response);
    };
    expect(await orders.place({ order, key })).toMatchObject({ error: { code: 'unreachable' } });
    const answers = await Promise.all(Array.from({ length: 5 }, () => orders.place({ order, key })));
    expect(new Set(answers.map((answer) => JSON.stringify(succeeded(answer)))).size).toBe(1);
    expect(succeeded(answers[0] as (typeof answers)[0])).toMatchObject({ kind: 'placed' });
    expect(await ordersOf(name)).toBe(1);
    expect(await orders.place({ order: { ...order, comment: 'another' }, key })).toMatchObject({
      error: { code: 'idempotency_conflict', status: 409 },
    });
    await other.close();
    await between.close();
  });
});
