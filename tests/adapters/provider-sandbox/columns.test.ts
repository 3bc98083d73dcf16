import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#adapters/provider-sandbox/http/wire.ts';
import { orderOf, withIdempotencyKey } from './order-builder.ts';
import { openProvider, type TestProvider } from './support.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await openProvider();
}, 60_000);
afterAll(() => provider.destroy());

const search = async (text: string) =>
  (await provider.get<Answer<'search'>>(`/general/search?query=${encodeURIComponent(text)}`)).json.products;
const dearest = async () =>
  (await provider.get<Answer<'categoryProducts'>>('/general/category_products/smartphones?sort=price-')).json;

describe('lists', () => {
  it('show a price that another connection has changed', async () => {
    const before = await dearest();
    const last = before.products.at(-1);
    provider.database((database) =>
      database
        .prepare(
          'UPDATE product SET price = 99999900, promo = 0 WHERE model = (SELECT model FROM product WHERE product_id = ?)',
        )
        .run(String(last?.productId)),
    );
    const { products, price_filter } = await dearest();
    // Any of its products may show the model, because all cost the same now.
    expect(products[0]).toMatchObject({ model: { modelId: last?.model?.modelId }, price: '999999.00' });
    expect(price_filter.max).toBe('999999.00');
  });

  it('move a sold-out product behind those in stock', async () => {
    const [first] = await search('проектор');
    const { productId, price, deliveryInfo } = first ?? { productId: '', price: 0, deliveryInfo: { standart: 0 } };
    const pieces = 3;
    provider.database((database) => {
      database
        .prepare('UPDATE product SET available = ?, promo = 0 WHERE product_id = ?')
        .run(pieces, String(productId));
      const set = database.prepare('UPDATE stock SET quantity = ? WHERE product_id = ? AND shop_id = ?');
      const shops = database.prepare('SELECT shop_id FROM stock WHERE product_id = ?').all(String(productId));
      for (const [index, { shop_id }] of shops.entries())
        set.run(index === 0 ? pieces : 0, String(productId), String(shop_id));
    });
    expect((await search('проектор'))[0]).toMatchObject({ productId, in_stock: true });
    const total = Number(price) * pieces + Number(deliveryInfo?.standart);
    const order = orderOf([{ productId: String(productId), count: pieces }], total);
    expect((await provider.post('/general/order/', order, withIdempotencyKey())).status).toBe(200);
    const after = await search('проектор');
    expect(after[0]).toMatchObject({ in_stock: true });
    expect(after.find((product) => product.productId === productId)).toMatchObject({ in_stock: false });
  });
});
