import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Product } from '#core/catalog/products/index.ts';
import type { OrderRequest, PlaceAnswer, PlacedOrder } from '#core/purchase/checkout/index.ts';
import { json, openMisbehavingServer, type ViewedSnapshot } from '#tests/adapters/provider-http/misbehaving-server.ts';
import { anOrder as orderOf, PHONE, regionFee } from './an-order.ts';
import { askAdmin } from './engine.ts';
import { openPorts, succeeded } from './ports.ts';

const opened = openPorts();
const { catalog, delivery, orders, promoCodes } = opened.portsFor();
afterAll(() => opened.close());

const state = { selection: [], price: {}, page: 1, sort: undefined };
/** Products in stock, each of its own model. */
let goods: readonly Product[];
beforeAll(async () => {
  const menu = succeeded(await catalog.menu({ locale: 'ru' }));
  const lists = await Promise.all(
    menu.map(async ({ url }) => succeeded(await catalog.listing({ locale: 'ru', category: url, state })).products),
  );
  goods = lists
    .map((products) => products.find(({ available = 0 }) => available > 25))
    .filter((one) => one !== undefined);
});

const anOrder = ({ products = goods.slice(0, 1), ...wish }: Partial<Parameters<typeof orderOf>[0]> = {}) =>
  orderOf({ products, ...wish });

const place = async (order: OrderRequest, key: string = randomUUID()): Promise<PlaceAnswer> =>
  succeeded(await orders.place({ order, key }));

const placed = async (order: OrderRequest, key?: string): Promise<PlacedOrder> => {
  const answer = await place(order, key);
  if (answer.kind !== 'placed') throw new Error(JSON.stringify(answer));
  return answer.order;
};

describe('an order', () => {
  it.each([
    ['kishinev', 'standard'],
    ['kishinev', 'express'],
    ['balti', 'standard'],
    ['cahul', 'standard'],
  ] as const)('to %s by %s costs the highest fee of its lines, as the shop says', async (regionId, type) => {
    const order = anOrder({ products: goods.slice(0, 3), regionId, type });
    expect(await placed(order)).toMatchObject({ total: order.expectedTotal });
  });

  it('is followed by number and phone and by its private link, and is nobody else’s', async () => {
    const order = anOrder();
    const { orderNumber, linkKey = '' } = await placed(order);
    const status = succeeded(await orders.status({ orderNumber, phone: PHONE, locale: 'ru' }));
    expect(status).toMatchObject({
      ...{ orderNumber, status: 'accepted', total: order.expectedTotal, cancellable: true },
      payment: { method: 'cash', state: 'pending' },
      goods: [{ productId: goods[0]?.productId, url: goods[0]?.url, count: 1, price: goods[0]?.price }],
      delivery: { method: 'address', type: 'standard', regionId: 'kishinev' },
    });
    expect(status.delivery?.place).toContain('bd. Ștefan cel Mare 1');
    expect(succeeded(await orders.byLink({ linkKey, locale: 'ru' }))).toEqual(status);
    for (const answer of [
      await orders.status({ orderNumber, phone: '+37369000009', locale: 'ru' }),
      await orders.byLink({ linkKey: 'x'.repeat(32), locale: 'ru' }),
    ])
      expect(answer).toMatchObject({ ok: false, error: { code: 'not_found', status: 404 } });
  });

  it('is the same order for the same key, in turn and 20 at once', async () => {
    const [order, key] = [anOrder({ comment: 'twice' }), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 20 }, () => placed(order, key)));
    const again = await placed(order, key);
    expect(new Set([...answers, again].map(({ orderNumber }) => orderNumber)).size).toBe(1);
    expect(await orders.place({ order: { ...order, comment: 'another' }, key })).toMatchObject({
      ok: false,
      error: { code: 'idempotency_conflict', status: 409 },
    });
  });

  it('ORDER-3: is not placed at another sum than today’s, which it answers with', async () => {
    const order = anOrder();
    const answer = await place({ ...order, expectedTotal: order.expectedTotal - 100 });
    expect(answer).toEqual({ kind: 'repriced', total: order.expectedTotal });
  });

  it('SECOND-6: of a visitor is priced at retail, whatever was asked for', async () => {
    const order = anOrder();
    const lines = order.lines.map((line) => ({ ...line, tier: 'second' as const }));
    expect(await placed({ ...order, lines })).toMatchObject({ total: order.expectedTotal });
  });

  it('of a visitor with a customer’s e-mail changes nothing of the customer', async () => {
    const query = `{ customers(options: { filter: { emailAddress: { eq: "partner@zori.example" } } }) {
      items { firstName lastName phoneNumber orders { totalItems } }
    } }`;
    const customer = async () =>
      (await askAdmin<{ customers: { items: { orders: { totalItems: number } }[] } }>(inject('engineUrl'), query))
        .customers.items[0];
    const before = await customer();
    await placed(anOrder({ contact: { name: 'Ion Rusu', phone: PHONE, email: 'Partner@zori.example' } }));
    expect(await customer()).toEqual({ ...before, orders: { totalItems: (before?.orders.totalItems ?? 0) + 1 } });
  });

  it('is refused in words when a product is not of the engine', async () => {
    const order = anOrder();
    const answer = await place({ ...order, lines: [{ productId: '100001', count: 1, tier: 'retail' }] });
    expect(answer).toEqual({ kind: 'refused', messages: ['Unul dintre produse nu se mai vinde.'] });
  });

  it('is cancelled once, and its goods are there again', async () => {
    const [good] = goods as [Product];
    const stockOf = async () =>
      succeeded(await catalog.current({ locale: 'ru', productIds: [good.productId] }))[0]?.available;
    const before = await stockOf();
    const { orderNumber } = await placed(anOrder());
    expect(await stockOf()).toBe((before ?? 0) - 1);
    const query = { orderNumber, phone: PHONE, key: randomUUID(), locale: 'ru' as const };
    expect(succeeded(await orders.cancel(query))).toMatchObject({ kind: 'cancelled', order: { status: 'cancelled' } });
    expect(await stockOf()).toBe(before);
    expect(await orders.cancel({ ...query, phone: '+37369000009' })).toMatchObject({ error: { code: 'not_found' } });
  });

  it('is picked up for nothing, where it is in stock', async () => {
    const [good] = goods as [Product];
    const shops = succeeded(await delivery.shops({ locale: 'ro' }));
    const stock = succeeded(await delivery.stock({ locale: 'ro', productIds: [good.productId] }));
    const { shopId = '' } = stock.find(({ stock: [here] }) => (here?.quantity ?? 0) > 0) ?? {};
    const shop = shops.find((one) => one.shopId === shopId);
    const order = anOrder({ fulfilment: { method: 'pickup', shopId }, expectedTotal: good.price });
    const { orderNumber } = await placed(order);
    const { delivery: way } = succeeded(await orders.status({ orderNumber, phone: PHONE, locale: 'ro' }));
    expect(way).toEqual({ method: 'pickup', shopId, place: shop?.address, price: 0 });
  });
});

describe('an order whose answer is lost', () => {
  it.each(['while the engine places it', 'after the engine has placed it'])(
    'ORDER-2: %s, is the same one order when it is sent again',
    async (moment) => {
      const between = await openMisbehavingServer();
      const { portsFor, close } = openPorts(between.origin);
      const order = anOrder({ contact: { name: 'Ion Rusu', phone: `+3736${randomInt(1e6, 1e7)}` } });
      const key = randomUUID();
      const pass = async ({ url, body }: ViewedSnapshot) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(`${inject('engineUrl')}${url}`, { method: 'POST', headers, body })).json();
      };
      between.answer = async (asked, response) => {
        const passed = pass(asked);
        if (moment.startsWith('after')) await passed;
        response.destroy();
      };
      expect(await portsFor().orders.place({ order, key })).toMatchObject({
        ok: false,
        error: { code: 'unreachable' },
      });
      between.answer = async (asked, response) => json(await pass(asked))(asked, response);
      const again = succeeded(await portsFor().orders.place({ order, key }));
      expect(again).toMatchObject({ kind: 'placed' });
      expect(await place(order, key)).toEqual(again);
      const query =
        'query ($phone: String!) { orders(options: { filter: { phone: { eq: $phone } } }) { items { code } } }';
      const { orders: all } = await askAdmin<{ orders: { items: { code: string }[] } }>(inject('engineUrl'), query, {
        phone: order.contact.phone,
      });
      expect(all.items.map(({ code }) => code)).toEqual([again.kind === 'placed' && again.order.orderNumber]);
      await close();
      await between.close();
    },
  );
});

describe('the last piece', () => {
  it('is sold to one of two who order it at once', async () => {
    const good = goods.at(-1) as Product;
    const { available = 0 } = succeeded(await catalog.current({ locale: 'ru', productIds: [good.productId] }))[0] ?? {};
    const order = anOrder({ products: [good] });
    const lines = order.lines.map((line) => ({ ...line, count: available - 1 }));
    const fee = regionFee(good, 'kishinev', 'standard');
    await placed({ ...order, lines, expectedTotal: good.price * (available - 1) + fee });
    const answers = await Promise.all([place(order), place({ ...order, comment: 'the other' })]);
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['placed', 'refused']);
    const refused = answers.find(({ kind }) => kind === 'refused');
    expect(refused).toEqual({ kind: 'refused', messages: ['Produsul nu mai este în cantitatea dorită.'] });
  });
});

describe('a promo code', () => {
  const check = async (code: string, product: Product) =>
    succeeded(
      await promoCodes.check({
        code,
        lines: [{ productId: product.productId, count: 1, tier: 'retail' }],
        locale: 'ro',
      }),
    );

  it('takes off what it says, also of the order', async () => {
    const [good] = goods as [Product];
    expect(await check('SALUT', good)).toEqual({ kind: 'holds', code: 'SALUT', discount: 5_000 });
    const order = anOrder({ promoCode: 'SALUT' });
    const { orderNumber } = await placed({ ...order, expectedTotal: order.expectedTotal - 5_000 });
    expect(succeeded(await orders.status({ orderNumber, phone: PHONE, locale: 'ru' })).code).toEqual({
      code: 'SALUT',
      discount: 5_000,
    });
  });

  it('that is unknown, expired or below its minimum says so', async () => {
    const cheap = goods.toSorted((one, other) => one.price - other.price)[0] as Product;
    expect(await check('NOBODY', cheap)).toMatchObject({ kind: 'refused', reason: 'unknown' });
    expect(await check('VARA2026', cheap)).toMatchObject({ kind: 'refused', reason: 'expired' });
    expect(await check('ZORI2026', cheap)).toMatchObject({ kind: 'refused', reason: 'too_small', least: 200_000 });
  });
});

describe('a card', () => {
  const answer = (paymentUrl: string, decision: string) =>
    fetch(paymentUrl.replace('localhost', '127.0.0.1'), {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ decision }),
    });
  const stateOf = async (transId: string) => succeeded(await orders.payment({ transId, locale: 'ru' })).state;

  it.each([
    ['approve', 'approved'],
    ['decline', 'declined'],
  ])('that the bank would %s leads back to the shop and is %s', async (decision, state) => {
    const { paymentUrl = '', transId = '', orderNumber } = await placed(anOrder({ payment: 'card' }));
    expect(await stateOf(transId)).toBe('pending');
    const { status, headers } = await answer(paymentUrl, decision);
    expect([status, headers.get('location')]).toEqual([303, `http://shop.example/ro/confirmation?trans_id=${transId}`]);
    expect(await stateOf(transId)).toBe(state);
    const { payment } = succeeded(await orders.status({ orderNumber, phone: PHONE, locale: 'ru' }));
    expect(payment).toEqual({ method: 'card', state });
  });

  it('that nobody answers for stays pending, and its order can be cancelled', async () => {
    const { transId = '', orderNumber } = await placed(anOrder({ payment: 'card' }));
    expect(await stateOf(transId)).toBe('pending');
    const query = { orderNumber, phone: PHONE, key: randomUUID(), locale: 'ru' as const };
    expect(succeeded(await orders.cancel(query)).kind).toBe('cancelled');
  });
});
