import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#adapters/provider-sandbox/http/wire.ts';
import { orderOf, plainProducts, type ShownProduct, withIdempotencyKey } from './order-builder.ts';
import { openProvider, type TestProvider } from './support.ts';

let provider: TestProvider;
let product: ShownProduct;
let total: number;

beforeAll(async () => {
  provider = await openProvider();
  const found = (await plainProducts(provider)).find(({ price }) => Number(price) > 2_000 && Number(price) < 29_000);
  if (!found) throw new Error('Nothing of a sum that everybody lends');
  product = found;
  total = Number(found.price) + Number(found.deliveryInfo.standart);
}, 60_000);
afterAll(() => provider.destroy());

const place = (different: object) =>
  provider.post<Answer<'submitOrder'> & { readonly non_field_errors: readonly string[] }>(
    '/general/order/',
    { ...orderOf([{ productId: product.productId, count: 1 }], total), payment: 'credit', ...different },
    withIdempotencyKey(),
  );
const prut = (months: number) => ({ credit: { partnerId: 'prut-credit', months } });

describe('an order on credit', () => {
  it('stores lender and months, and its status has the monthly payment', async () => {
    const { json } = await place(prut(10));
    const status = await provider.get<Answer<'orderStatus'>>(
      `/general/order_status?order_number=${json.order_number}&phone=%2B37369123456`,
    );
    expect(status.json.payment).toEqual({
      method: 'credit',
      state: 'pending',
      credit: { partner: 'Prut Credit', months: 10, monthly_payment: (Math.floor(total * 10) / 100).toFixed(2) },
    });
  });

  it('works without terms', async () => {
    const { status, json } = await place({});
    expect([status, json.total]).toEqual([200, total.toFixed(2)]);
  });

  it.each([
    ['a length that is not offered', prut(5)],
    ['a partner that does not exist', { credit: { partnerId: 'nobody', months: 10 } }],
    ['another way to pay', { ...prut(10), payment: 'cash' }],
  ])('is rejected with a message for %s', async (_what, different) => {
    const { status, json } = await place(different);
    expect([status, json.non_field_errors]).toEqual([400, ['Такого кредитного партнёра или срока нет']]);
  });

  it('is rejected with a message for a sum the lender does not offer', async () => {
    const cheap = provider.database((database) =>
      database
        .prepare(
          `SELECT product_id, price - promo AS price FROM product
           WHERE available > 0 AND is_restricted = 0 AND price < 50000 ORDER BY price LIMIT 1`,
        )
        .get(),
    );
    const order = orderOf([{ productId: String(cheap?.product_id), count: 1 }], Number(cheap?.price) / 100);
    const pickup = { delivery_method: 'pickup', shopId: 'chisinau-botanica' };
    const { status, json } = await place({ ...order, fulfilment: pickup, payment: 'credit', ...prut(10) });
    expect([status, json.non_field_errors]).toEqual([400, ['На такую сумму этот партнёр кредит не даёт']]);
  });
});
