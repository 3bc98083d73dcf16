import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#adapters/provider-sandbox/http/wire.ts';
import { checkPromoCode } from '#adapters/provider-sandbox/orders/promo-code.ts';
import { MAX_CART_LINES, MAX_LINE_COUNT } from '#core/purchase/cart/index.ts';
import { orderOf, plainProducts, type ShownProduct, withIdempotencyKey } from './order-builder.ts';
import { openProvider, type TestProvider } from './support.ts';

let provider: TestProvider;
let product: ShownProduct;
/** The price of one piece with delivery, MDL. */
let price: number;
let fee: number;

beforeAll(async () => {
  provider = await openProvider();
  const dear = (await plainProducts(provider)).find((one) => Number(one.price) >= 2_000);
  if (!dear) throw new Error('Nothing is dear enough');
  product = dear;
  [price, fee] = [Number(dear.price), Number(dear.deliveryInfo.standart)];
}, 60_000);
afterAll(() => provider.destroy());

const lines = () => [{ productId: product.productId, count: 1 }];
const check = async (promo_code: string) =>
  (await provider.post<Answer<'promoCode'>>('/general/promo_code/', { promo_code, lines: lines() })).json;
const place = (promo_code: string, total: number) =>
  provider.post<Answer<'submitOrder'> & { code: string }>(
    '/general/order/',
    { ...orderOf(lines(), total), promo_code },
    withIdempotencyKey(),
  );

describe('an order', () => {
  it("allows as many different products as the shop's cart", async () => {
    const ids = provider.database((database) =>
      database.prepare('SELECT product_id FROM product LIMIT ?').all(MAX_CART_LINES + 1),
    );
    const asked = (count: number) =>
      provider.post('/general/promo_code/', {
        promo_code: 'SALUT',
        lines: ids.slice(0, count).map(({ product_id }) => ({ productId: String(product_id), count: MAX_LINE_COUNT })),
      });
    expect((await asked(MAX_CART_LINES)).status).toBe(200);
    expect((await asked(MAX_CART_LINES + 1)).status).toBe(400);
  });
});

describe('a promo code', () => {
  it('of the gift takes 200 MDL off from exactly 2 000 MDL', () => {
    const now = Date.UTC(2026, 10, 22);
    expect(checkPromoCode(' zori2026', 200_000, now)).toEqual({ discount: 20_000 });
    expect(checkPromoCode('ZORI2026', 199_999, now)).toEqual({ discount: 0, reason: 'too_small', minGoods: 200_000 });
    expect(checkPromoCode('SALUT', 3_000, now)).toEqual({ discount: 3_000 });
  });

  it('is valid to the end of its last day in Chișinău', () => {
    expect(checkPromoCode('VARA2026', 100_000, Date.UTC(2026, 7, 31, 20, 59))).toEqual({ discount: 30_000 });
    expect(checkPromoCode('VARA2026', 100_000, Date.UTC(2026, 7, 31, 21))).toEqual({ discount: 0, reason: 'expired' });
  });

  it('is answered with its discount or the reason for none', async () => {
    expect(await check('ZORI2026')).toEqual({ promo_code: 'ZORI2026', discount: '200.00' });
    expect(await check('VARA2026')).toEqual({ promo_code: 'VARA2026', discount: '0.00', reason: 'expired' });
    expect(await check('NOBODY')).toEqual({ promo_code: 'NOBODY', discount: '0.00', reason: 'unknown' });
  });

  it('reduces an order, which stores it and shows it in its status', async () => {
    const placed = await place('ZORI2026', price + fee - 200);
    expect(placed).toMatchObject({ status: 200, json: { total: (price + fee - 200).toFixed(2) } });
    const asked = `order_number=${placed.json.order_number}&phone=${encodeURIComponent('+37369123456')}`;
    const status = await provider.get<Answer<'orderStatus'>>(`/general/order_status?${asked}`);
    expect(status.json).toMatchObject({ promo_code: 'ZORI2026', promo_discount: '200.00' });
  });

  it('that is invalid rejects the order and reports the right total', async () => {
    const refused = await place('VARA2026', price + fee - 300);
    expect(refused).toMatchObject({ status: 422, json: { code: 'price_changed', total: (price + fee).toFixed(2) } });
  });
});
