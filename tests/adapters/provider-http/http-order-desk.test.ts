import { describe, expect, it } from 'vitest';
import type { Transport } from '#adapters/provider-http/ask.ts';
import { createHttpOrderDesk } from '#adapters/provider-http/calls/orders.ts';
import type { OrderRequest } from '#core/purchase/checkout/index.ts';
import { againstMisbehavingServer } from './against-server.ts';
import { json, type MisbehavingServer } from './misbehaving-server.ts';
import { aWireProduct } from './wire-product.ts';

let server: MisbehavingServer;
let transport: Transport;
againstMisbehavingServer((opened, way) => {
  server = opened;
  transport = way;
});

describe('HttpOrderDesk', () => {
  const order: OrderRequest = {
    lines: [{ productId: '1', count: 2, tier: 'retail' }],
    contact: { name: 'Ion', phone: '+37369123456' },
    fulfilment: { method: 'pickup', shopId: 's1' },
    payment: 'card',
    comment: '',
    expectedTotal: 1_239_050,
    locale: 'ro',
  };
  const desk = () =>
    createHttpOrderDesk({ transport, returnUrl: (locale) => `http://shop.test/${locale}/confirmation` });
  const place = () => desk().place({ order, key: 'key-0001' });

  it('tells who sells and how it is paid only for a partner', async () => {
    server.answer = json({ order_number: '77', total: '12390.50', payment_url: null, trans_id: null });
    const partners: OrderRequest = { ...order, seller: 'ana-1', statusType: 'credit_approved', advance: 50_050 };
    const access = { transport, returnUrl: () => 'http://shop.test/confirmation' };
    await createHttpOrderDesk({ ...access, shtoken: 'token' }).place({ order: partners, key: 'key-0002' });
    await createHttpOrderDesk(access).place({ order: partners, key: 'key-0003' });
    const [first, second] = server.seen.map(({ body }) => JSON.parse(body));
    expect(first).toMatchObject({ seller: 'ana-1', status_type: 'credit_approved', advance: '500.50' });
    expect(second).not.toHaveProperty('seller');
    expect(second).not.toHaveProperty('status_type');
    expect(second).not.toHaveProperty('advance');
  });

  it('TRADEIN-8: sends the device that is offered in exchange, from anybody', async () => {
    server.answer = json({ order_number: '77', total: '12390.50', payment_url: null, trans_id: null });
    const device = { modelId: 'watch-se', memory: '', condition: 'good', device: 'Apple Watch SE' } as const;
    const until = Date.parse('2026-12-01T10:00:00Z');
    await desk().place({ order: { ...order, tradeIn: { ...device, worth: 132_050, until } }, key: 'key-0005' });
    expect(JSON.parse(server.seen[0]?.body ?? '').trade_in).toEqual({
      ...{ model: 'watch-se', condition: 'good', device: 'Apple Watch SE' },
      ...{ estimate: '1320.50', valid_until: '2026-12-01T10:00:00.000Z' },
    });
  });

  it('CHECKOUT-15: sends who lends and for how long, and reads the credit of an order', async () => {
    server.answer = json({ order_number: '77', total: '12390.50', payment_url: null, trans_id: null });
    const onCredit: OrderRequest = { ...order, payment: 'credit', credit: { partnerId: 'prut', months: 10 } };
    await desk().place({ order: onCredit, key: 'key-0004' });
    expect(JSON.parse(server.seen[0]?.body ?? '')).toMatchObject({
      payment: 'credit',
      credit: { partnerId: 'prut', months: 10 },
    });
    const status = { order_number: '77', status: 'accepted', total: 12_390, created_at: '2026-11-22T10:00:00Z' };
    const asked = async (credit: unknown) => {
      server.answer = json({ ...status, payment: { method: 'credit', state: 'pending', credit } });
      const answer = await desk().status({ orderNumber: '77', phone: '+37369123456', locale: 'ro' });
      return answer.ok ? answer.value.payment : answer.error;
    };
    const waiting = { method: 'credit', state: 'pending' };
    expect(await asked({ partner: 'Prut Credit', months: 10, monthly_payment: '1239.05' })).toEqual({
      ...waiting,
      credit: { lender: 'Prut Credit', months: 10, monthlyPayment: 123_905 },
    });
    expect(await asked(null)).toEqual(waiting);
    expect(await asked({ partner: 'Prut Credit' })).toEqual(waiting);
  });

  it('ORDER-5: takes a step of the provider’s own for one that is not known', async () => {
    const status = { order_number: '77', total: 12_390, created_at: '2026-11-22T10:00:00Z' };
    const payment = { method: 'cash', state: 'pending' };
    const steps: unknown[] = [];
    for (const said of ['on_the_way', 'cancelled', 'At the depot', '']) {
      server.answer = json({ ...status, status: said, payment });
      const answer = await desk().status({ orderNumber: '77', phone: '+37369123456', locale: 'ro' });
      steps.push(answer.ok && answer.value.status);
    }
    expect(steps).toEqual(['on_the_way', 'cancelled', 'unknown', 'unknown']);
  });

  it('places an order under its key', async () => {
    server.answer = json({ order_number: '77', total: '12390.50', payment_url: 'http://pay.test/t', trans_id: 't' });
    expect(await place()).toEqual({
      ok: true,
      value: {
        kind: 'placed',
        order: { orderNumber: '77', total: 1_239_050, paymentUrl: 'http://pay.test/t', transId: 't' },
      },
    });
    expect(server.seen[0]).toMatchObject({ method: 'POST', url: '/general/order/' });
    expect(server.seen[0]?.headers).toMatchObject({ 'idempotency-key': 'key-0001', lang: 'ro' });
    expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({
      lines: [{ productId: '1', count: 2, second_price: false }],
      contact: { customer_name: 'Ion', customer_phone_number: '+37369123456' },
      fulfilment: { delivery_method: 'pickup', shopId: 's1' },
      payment: 'card',
      comment: '',
      expected_total: '12390.50',
      return_url: 'http://shop.test/ro/confirmation',
    });
  });

  it('tells the new total when prices changed', async () => {
    server.answer = json({ code: 'price_changed', total: 13_000, products: [aWireProduct()] }, 422);
    expect(await place()).toEqual({ ok: true, value: { kind: 'repriced', total: 1_300_000 } });
  });

  it('tells a refusal in the provider’s words', async () => {
    server.answer = json({ non_field_errors: ['Нет в наличии'] }, 400);
    expect(await place()).toEqual({ ok: true, value: { kind: 'refused', messages: ['Нет в наличии'] } });
  });

  it('has a definite failure for a key used twice', async () => {
    server.answer = json({ code: 'idempotency_conflict' }, 409);
    expect(await place()).toMatchObject({ error: { kind: 'domain', code: 'idempotency_conflict', status: 409 } });
  });

  it.each([
    [json({ code: 'price_changed' }, 422), 'contract.submitOrder.422.total'],
    [json({ order_number: '77' }), 'contract.submitOrder.total'],
    [json({ order_number: '77', total: 1, payment_url: 'javascript:x' }), 'contract.submitOrder.payment_url'],
  ])('names what is wrong with an answer', async (answer, code) => {
    server.answer = answer;
    expect(await place()).toMatchObject({ ok: false, error: { kind: 'contract', code } });
  });

  it('cancels under a key, and hands on why it is too late', async () => {
    const cancel = () => desk().cancel({ orderNumber: '77', phone: '+37369123456', key: 'k-cancel-1', locale: 'ro' });
    server.answer = json({
      order_number: '77',
      status: 'cancelled',
      total: 5,
      created_at: '2026-11-21T10:00:00Z',
      payment: { method: 'cash', state: 'pending' },
      can_cancel: false,
    });
    expect(await cancel()).toMatchObject({
      value: { kind: 'cancelled', order: { status: 'cancelled', cancellable: false } },
    });
    expect(server.seen[0]).toMatchObject({
      url: '/general/order_cancel/',
      headers: { 'idempotency-key': 'k-cancel-1' },
    });
    server.answer = json({ non_field_errors: ['Prea târziu'] }, 400);
    expect(await cancel()).toEqual({ ok: true, value: { kind: 'refused', messages: ['Prea târziu'] } });
    server.answer = json({}, 404);
    expect(await cancel()).toMatchObject({ ok: false, error: { code: 'not_found' } });
  });

  it('gives status and payment', async () => {
    server.answer = json({
      order_number: '77',
      status: 'accepted',
      total: 5,
      created_at: '2026-11-21T10:00:00Z',
      payment: { method: 'card', state: 'pending' },
    });
    expect(await desk().status({ orderNumber: '77', phone: '+37369123456', locale: 'ru' })).toMatchObject({
      value: { orderNumber: '77', total: 500, payment: { state: 'pending' } },
    });
    expect(await desk().status({ orderNumber: '77', phone: '+37369123456', locale: 'ru' })).not.toMatchObject({
      value: { goods: expect.anything() },
    });
    server.answer = json({
      order_number: '77',
      status: 'ready',
      total: 5,
      created_at: '2026-11-21T10:00:00Z',
      payment: { method: 'cash', state: 'pending' },
      products: [{ productId: 5, title: 'Phone', img: '/media/5.png', count: 2, price: '2.50' }],
      delivery: { delivery_method: 'pickup', place: 'Centru', price: 0, shopId: 'centru' },
    });
    expect(await desk().status({ orderNumber: '77', phone: '+37369123456', locale: 'ru' })).toMatchObject({
      value: {
        status: 'ready',
        goods: [{ productId: '5', title: 'Phone', image: expect.stringMatching(/5\.png/), count: 2, price: 250 }],
        delivery: { method: 'pickup', place: 'Centru', price: 0, shopId: 'centru' },
      },
    });
    server.answer = json({ trans_id: 't', order_number: '77', state: 'approved', total: 5, payment_url: 'http://p' });
    expect(await desk().payment({ transId: 't', locale: 'ru' })).toMatchObject({ value: { state: 'approved' } });
    const asked = '/general/order_status?order_number=77&phone=%2B37369123456';
    expect(server.seen.map(({ url }) => url)).toEqual([asked, asked, asked, '/general/payment/t']);
  });
});
