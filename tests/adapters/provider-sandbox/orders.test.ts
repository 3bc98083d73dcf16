import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#adapters/provider-sandbox/http/wire.ts';
import { onePiece, orderOf, plainProducts, type ShownProduct, withIdempotencyKey } from './order-builder.ts';
import { openProvider, type TestProvider } from './support.ts';

let provider: TestProvider;
let product: ShownProduct;
let total: number;

beforeAll(async () => {
  provider = await openProvider();
  ({ product, total } = await onePiece(provider));
}, 60_000);
afterAll(() => provider.destroy());

const one = () => orderOf([{ productId: product.productId, count: 1 }], total);
type Placed = Answer<'submitOrder'> & { products: readonly ShownProduct[]; non_field_errors: readonly string[] };
const place = (order: object, headers: Record<string, string> = {}) =>
  provider.post<Placed>('/general/order/', order, headers);
const countOrders = () =>
  provider.database(
    (database) => database.prepare("SELECT count(*) AS n FROM orders WHERE origin = 'shopper'").get()?.n,
  );
const availableOf = (productId: string) =>
  provider.database((database) => database.prepare('SELECT available FROM product WHERE product_id = ?').get(productId))
    ?.available;

describe('an order', () => {
  it('is stored and reduces stock', async () => {
    const before = Number(availableOf(product.productId));
    const answer = await place(one(), withIdempotencyKey());
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ total: total.toFixed(2), payment_url: null, trans_id: null });
    expect(answer.json.order_number).toMatch(/^Z-\d{8}$/);
    expect(availableOf(product.productId)).toBe(before - 1);
    const kept = provider.database((database) =>
      database
        .prepare('SELECT name, phone, total, created_on FROM orders WHERE number = ?')
        .get(answer.json.order_number),
    );
    expect(kept).toMatchObject({ name: 'Ion Rusu', phone: '+37369123456', total: Math.round(total * 100) });
  });

  it('is the same for the same key, and a conflict for another body', async () => {
    const headers = withIdempotencyKey();
    const first = await place(one(), headers);
    const before = countOrders();
    const again = await place(one(), headers);
    expect(again).toMatchObject({ status: 200, json: first.json });
    const other = await place({ ...one(), payment: 'card' }, headers);
    expect(other).toMatchObject({ status: 409, json: { code: 'idempotency_conflict' } });
    expect(countOrders()).toBe(before);
  });

  it('is placed once by twenty equal parallel requests', async () => {
    const before = Number(countOrders());
    const headers = withIdempotencyKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(one(), headers)));
    expect(new Set(answers.map(({ json }) => json.order_number)).size).toBe(1);
    expect(countOrders()).toBe(before + 1);
  });

  it('with another total is rejected with new prices, and the key can be reused', async () => {
    const headers = withIdempotencyKey();
    const before = countOrders();
    const answer = await place({ ...one(), expected_total: '1.00' }, headers);
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({ code: 'price_changed', total: total.toFixed(2) });
    expect(answer.json.products[0]).toMatchObject({ productId: product.productId, price: product.price });
    expect(countOrders()).toBe(before);
    expect((await place(one(), headers)).status).toBe(200);
  });

  it('uses a price that changed in between', async () => {
    const [, other] = await plainProducts(provider);
    const { productId, price, deliveryInfo } = other ?? product;
    const asSeen = Number(price) + Number(deliveryInfo.standart);
    provider.database((database) =>
      database.prepare('UPDATE product SET price = price + 10000 WHERE product_id = ?').run(productId),
    );
    const answer = await place(orderOf([{ productId, count: 1 }], asSeen), withIdempotencyKey());
    expect(answer).toMatchObject({ status: 422, json: { total: (asSeen + 100).toFixed(2) } });
  });

  it('has the total of the worked example', async () => {
    const [a, b] = (await plainProducts(provider)).slice(2);
    const second = await provider.logIn();
    provider.database((database) => {
      const set = database.prepare(`UPDATE product SET price = ?, second_price = ?, discount = ?, promo = ?,
        fee_standard = ?, fee_express = ?, fee_region = ? WHERE product_id = ?`);
      set.run(500_000, null, 50_000, 20_000, 6000, 12_000, 9000, a?.productId ?? '');
      set.run(300_000, 270_000, 30_000, 0, 4000, 15_000, 10_000, b?.productId ?? '');
    });
    const lines = [
      { productId: a?.productId ?? '', count: 2 },
      { productId: b?.productId ?? '', count: 1, second_price: true },
    ];
    const totalOf = async (fulfilment: Record<string, string>, shtoken?: string) => {
      const order = { ...orderOf(lines, 1), fulfilment: { ...orderOf(lines, 1).fulfilment, ...fulfilment } };
      return (await place(order, shtoken ? { shtoken } : {})).json.total;
    };
    expect(await totalOf({}, second)).toBe('12360.00');
    expect(await totalOf({ delivery_type: 'express' }, second)).toBe('12450.00');
    expect(await totalOf({ regionId: 'balti', localityId: 'balti', delivery_type: 'express' }, second)).toBe(
      '12400.00',
    );
    const pickup = { delivery_method: 'pickup', shopId: 'balti-independentei' };
    expect(await totalOf(pickup, second)).toBe('12300.00');
    expect(await totalOf(pickup)).toBe('12600.00');
  });
});

describe("an order is rejected in the shopper's language", () => {
  const refusal = async (order: object, lang = 'ru') => {
    const answer = await place(order, { lang });
    expect(answer.status).toBe(400);
    return answer.json.non_field_errors[0];
  };

  it('when there are too few pieces', async () => {
    const many = orderOf([{ productId: product.productId, count: 99 }], 1);
    expect(await refusal(many, 'ro')).toMatch(/au mai rămas doar \d+ buc\./);
    expect(await refusal(many)).toMatch(/осталось только \d+ шт\./);
  });

  it('when a product is out of stock, unknown or restricted', async () => {
    const [absent, restricted] = provider.database((database) => [
      database.prepare('SELECT product_id FROM product WHERE available = 0 AND is_restricted = 0 LIMIT 1').get(),
      database.prepare('SELECT product_id FROM product WHERE is_restricted = 1 LIMIT 1').get(),
    ]);
    expect(await refusal(orderOf([{ productId: String(absent?.product_id), count: 1 }], 1))).toMatch(/закончился/);
    expect(await refusal(orderOf([{ productId: String(restricted?.product_id), count: 1 }], 1))).toMatch(
      /снято с продажи/,
    );
    expect(await refusal(orderOf([{ productId: 'none', count: 1 }], 1), 'ro')).toMatch(/nu se mai vinde/);
  });

  it('when two lines together exceed the stock', async () => {
    const left = Number(availableOf(product.productId));
    const lines = [left, 1].map((count) => ({ productId: product.productId, count }));
    expect(await refusal(orderOf(lines, 1))).toMatch(/осталось только/);
  });

  it.each([
    ['phone', { contact: { customer_name: 'Ion', customer_phone_number: '12345678' } }, /телефона/],
    ['place', { fulfilment: { ...orderOf([], 0).fulfilment, localityId: 'atlantis' } }, /населённого/],
    ['shop', { fulfilment: { delivery_method: 'pickup', shopId: 'atlantis' } }, /магазина/],
  ])('when the %s is unknown', async (_name, change, words) => {
    expect(await refusal({ ...one(), ...change })).toMatch(words);
  });
});

describe('partner fields of an order', () => {
  const said = { seller: 'partner-2', status_type: 'prepaid_expense' };
  const keptOf = async (order: object, headers: Record<string, string>) => {
    const { order_number } = (await place(order, { ...withIdempotencyKey(), ...headers })).json;
    return provider.database((database) =>
      database.prepare('SELECT partner, seller, status_type FROM orders WHERE number = ?').get(order_number),
    );
  };

  it('CART-20 CHECKOUT-9: are stored, and ignored from visitors', async () => {
    const shtoken = await provider.logIn();
    expect(await keptOf({ ...one(), ...said }, { shtoken })).toMatchObject({
      partner: 'partner',
      seller: 'partner-2',
      status_type: 'prepaid_expense',
    });
    expect(await keptOf({ ...one(), ...said }, {})).toMatchObject({ partner: null, seller: null, status_type: 'paid' });
  });

  it('TRADEIN-8: the device offered in exchange is stored and changes no amount', async () => {
    const trade_in = {
      ...{ model: 'apple-iphone-13', memory: '128 ГБ', condition: 'good', device: 'Apple iPhone 13 128 ГБ' },
      ...{ estimate: '3750.00', valid_until: '2026-12-01T10:00:00.000Z' },
    };
    const plain = await place(one(), withIdempotencyKey());
    const { status, json } = await place({ ...one(), trade_in }, withIdempotencyKey());
    expect([status, json.total]).toEqual([200, plain.json.total]);
    const kept = provider.database((database) =>
      database
        .prepare(
          'SELECT device, estimate FROM order_trade_in WHERE order_id = (SELECT id FROM orders WHERE number = ?)',
        )
        .all(json.order_number),
    );
    expect(kept).toEqual([{ device: 'Apple iPhone 13 128 ГБ', estimate: 375_000 }]);
  });

  it('ADVANCE-1 ADVANCE-2: an advance is stored and shown with the order', async () => {
    const shtoken = await provider.logIn();
    const given = async (order: object, headers: Record<string, string>) => {
      const placed = (await place(order, { ...withIdempotencyKey(), ...headers })).json;
      const path = `/general/order_status?order_number=${placed.order_number}&phone=069123456`;
      const list = `/general/orders_list?query=${placed.order_number}`;
      const { orders } = (await provider.get<Answer<'ordersList'>>(list, { shtoken })).json;
      return [(await provider.get<Answer<'orderStatus'>>(path)).json.advance, orders[0]?.advance];
    };
    expect(await given({ ...one(), ...said, advance: '500.5' }, { shtoken })).toEqual(['500.50', '500.50']);
    expect(await given({ ...one(), ...said }, { shtoken })).toEqual([undefined, undefined]);
    expect(await given({ ...one(), ...said, status_type: 'paid', advance: 500 }, { shtoken })).toEqual([
      undefined,
      undefined,
    ]);
    expect((await given({ ...one(), ...said, advance: 500 }, {}))[0]).toBeUndefined();
    for (const advance of [0, '9999999']) {
      const answer = await place({ ...one(), ...said, advance }, { ...withIdempotencyKey(), shtoken });
      expect(answer.json.non_field_errors).toHaveLength(1);
    }
  });

  it("another partner's seller is rejected", async () => {
    const shtoken = await provider.logIn();
    const answer = await place({ ...one(), seller: 'techno-nord-1' }, { ...withIdempotencyKey(), shtoken });
    expect(answer.json.non_field_errors).toHaveLength(1);
  });
});

describe("an order's status", () => {
  it("shows products and delivery in the caller's language", async () => {
    const statusOf = async (order: object, lang: string) => {
      const { order_number } = (await place(order, withIdempotencyKey())).json;
      const path = `/general/order_status?order_number=${order_number}&phone=069123456`;
      return (await provider.get<Answer<'orderStatus'>>(path, { lang })).json;
    };
    const brought = await statusOf(one(), 'ro');
    expect(brought.products).toMatchObject([
      { productId: product.productId, count: 1, price: product.price, url: product.url },
    ]);
    expect(brought.delivery).toMatchObject({
      delivery_method: 'address',
      delivery_type: 'standart',
      regionId: 'kishinev',
    });
    expect(brought.delivery?.place).toMatch(/^Chișinău, bd\. Ștefan cel Mare 1$/);
    const pickup = {
      ...orderOf([{ productId: product.productId, count: 1 }], Number(product.price)),
      fulfilment: { delivery_method: 'pickup', shopId: 'balti-independentei' },
    };
    expect((await statusOf(pickup, 'ru')).delivery).toMatchObject({
      delivery_method: 'pickup',
      delivery_type: null,
      price: '0.00',
      shopId: 'balti-independentei',
    });
  });

  it('requires number and phone', async () => {
    const { order_number } = (await place(one(), withIdempotencyKey())).json;
    const status = await provider.get(`/general/order_status?order_number=${order_number}&phone=069123456`);
    expect(status).toMatchObject({ status: 200, json: { order_number, status: 'accepted' } });
    const wrong = await provider.get(`/general/order_status?order_number=${order_number}&phone=069123457`);
    expect(wrong.status).toBe(404);
  });
});
