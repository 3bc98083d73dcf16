import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#adapters/provider-sandbox/http/wire.ts';
import { onePiece, orderOf, type ShownProduct, withIdempotencyKey } from './order-builder.ts';
import { openProvider, type TestProvider } from './support.ts';

let provider: TestProvider;
let product: ShownProduct;
let total: number;

beforeAll(async () => {
  provider = await openProvider();
  ({ product, total } = await onePiece(provider));
}, 60_000);
afterAll(() => provider.destroy());

type Said = Answer<'cancelOrder'> & { readonly non_field_errors?: readonly string[] };
const place = async (different: object = {}) =>
  (
    await provider.post<Answer<'submitOrder'>>(
      '/general/order/',
      { ...orderOf([{ productId: product.productId, count: 1 }], total), ...different },
      withIdempotencyKey(),
    )
  ).json;
const cancel = (order_number: string, headers = withIdempotencyKey(), phone = '069123456') =>
  provider.post<Said>('/general/order_cancel/', { order_number, phone }, { ...headers, lang: 'ro' });
const stock = () =>
  provider.database((database) => ({
    ...database
      .prepare(
        `SELECT available, (SELECT sum(quantity) FROM stock WHERE stock.product_id = product.product_id) AS in_shops
         FROM product WHERE product_id = ?`,
      )
      .get(product.productId),
  }));
const age = (number: string, hours: number) =>
  provider.database((database) =>
    database.prepare('UPDATE orders SET created_at = created_at - ? WHERE number = ?').run(hours * 3_600_000, number),
  );

describe('cancelling an order', () => {
  it('MINE-6: happens once, even when repeated, and returns the goods to stock', async () => {
    const before = stock();
    const { order_number } = await place();
    expect(stock()).not.toEqual(before);
    const headers = withIdempotencyKey();
    const first = await cancel(order_number, headers);
    expect(first).toMatchObject({ status: 200, json: { order_number, status: 'cancelled', can_cancel: false } });
    expect(await cancel(order_number, headers)).toMatchObject({ status: 200, json: first.json });
    expect(await cancel(order_number)).toMatchObject({ status: 200, json: { status: 'cancelled' } });
    expect(stock()).toEqual(before);
    const path = `/general/order_status?order_number=${order_number}&phone=069123456`;
    expect((await provider.get<Said>(path)).json.status).toBe('cancelled');
  });

  it('MINE-5: is rejected after the order has left, and the goods stay sold', async () => {
    const { order_number } = await place();
    const path = `/general/order_status?order_number=${order_number}&phone=069123456`;
    expect((await provider.get<Said>(path)).json.can_cancel).toBe(true);
    age(order_number, 20);
    expect((await provider.get<Said>(path)).json).toMatchObject({ status: 'on_the_way', can_cancel: false });
    const answer = await cancel(order_number);
    expect(answer.status).toBe(400);
    expect(answer.json.non_field_errors?.[0]).toMatch(/nu mai poate fi anulată/);
  });

  it('is rejected for another phone and for a reused key', async () => {
    const [one, other] = [await place(), await place()];
    expect((await cancel(one.order_number, withIdempotencyKey(), '069123457')).status).toBe(404);
    const headers = withIdempotencyKey();
    await cancel(one.order_number, headers);
    expect(await cancel(other.order_number, headers)).toMatchObject({ status: 409 });
  });

  it('prevents payment, and is rejected after payment', async () => {
    const [left, paid] = [await place({ payment: 'card' }), await place({ payment: 'card' })];
    await cancel(left.order_number);
    expect((await provider.get(`/pay/${left.trans_id}`)).status).toBe(404);
    provider.database((database) =>
      database.prepare("UPDATE orders SET payment_state = 'approved' WHERE number = ?").run(paid.order_number),
    );
    expect((await cancel(paid.order_number)).status).toBe(400);
  });

  it("shows in the partner's list and its status filter", async () => {
    const shtoken = await provider.logIn();
    const { order_number } = (
      await provider.post<Answer<'submitOrder'>>(
        '/general/order/',
        orderOf([{ productId: product.productId, count: 1 }], total),
        { ...withIdempotencyKey(), shtoken },
      )
    ).json;
    await cancel(order_number);
    const listed = await provider.get<Answer<'ordersList'>>(
      `/general/orders_list?query=${order_number}&status=cancelled`,
      { shtoken },
    );
    expect(listed.json.orders).toMatchObject([{ order_number, status: 'cancelled' }]);
  });
});
