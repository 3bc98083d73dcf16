import { describe, expect, it } from 'vitest';
import { popularProducts } from '#adapters/provider-http/calls/home.ts';
import { categoryProducts } from '#adapters/provider-http/calls/listing.ts';
import { cancelOrder } from '#adapters/provider-http/calls/orders.ts';
import { productDetail, toProductPage } from '#adapters/provider-http/calls/product-page.ts';
import { ru, setUpBench } from './bench.ts';
import { json } from './misbehaving-server.ts';
import { pictures } from './pictures-of-tests.ts';
import { aWireProduct } from './wire-product.ts';

const bench = setUpBench();

const list = (changes: object = {}) => ({
  title: 'Phones',
  breadcrumbs: [],
  products: [aWireProduct()],
  totalCount: 1,
  filters: [],
  price_filter: { name: 'Price', min: null, max: null },
  ...changes,
});
const category = { params: { categoryUrl: 'phones' } };

describe('a list with odd records', () => {
  it('loses them alone, and says once what was wrong', async () => {
    const products = [aWireProduct(), aWireProduct({ title: null }), aWireProduct({ url: 'b/c' }), aWireProduct()];
    bench.server.answer = json(list({ products }));
    const transport = bench.open();
    for (let time = 0; time < 2; time += 1) {
      const answer = await transport.send(categoryProducts, category, ru);
      expect(answer).toMatchObject({ ok: true, value: { value: { products: [{}, {}], title: 'Phones' } } });
    }
    const said = bench.warnings.map(({ fields }) => [fields.call, fields.field]);
    expect(said).toEqual([
      ['categoryProducts', 'products.*.title'],
      ['categoryProducts', 'products.*.url'],
    ]);
    expect(JSON.stringify(bench.warnings)).not.toContain('b/c');
  });

  it('loses only what is odd within a record', async () => {
    const odd = aWireProduct({ category: [{ subcategoryUrl: 'phones' }, { subcategoryUrl: 7 }] });
    bench.server.answer = json({ products: [odd] });
    const answer = await bench.open().send(popularProducts, {}, ru);
    expect(answer).toMatchObject({ value: { value: { products: [{ category: [{ subcategoryUrl: 'phones' }] }] } } });
  });

  it.each([-5, '-5', 'abc', '', '1e9', {}])(
    'SALE-4: keeps a product whose amounts are %j, without them, and says so',
    async (odd) => {
      const fees = { standart: 60, express: odd, regionPrice: 90 };
      const sums = { price: odd, second_price: odd, discount: odd, promoCode: { discount: odd }, deliveryInfo: fees };
      const product = aWireProduct({ ...sums, model: { modelId: '7', title: 'Redmi', from: odd } });
      const transport = bench.open();
      const filter = { name: 'Price', min: odd, max: 100 };
      bench.server.answer = json(list({ products: [product, aWireProduct()], price_filter: filter }));
      const listed = await transport.send(categoryProducts, category, ru);
      expect(listed).toMatchObject({
        value: { value: { products: [{ productId: '100001' }, {}], price_filter: { max: 100 } } },
      });
      bench.server.answer = json({ product, properties: [], breadcrumbs: [], similar: [product] });
      const page = await transport.send(productDetail, { params: { url: 'x' }, query: {} }, ru);
      if (!page.ok || page.value.kind !== 'answer') throw new Error('There is no page');
      const shown = toProductPage(page.value.value, { pictures, locale: 'ru' });
      const unpriced = { price: 0, discount: 0, promoDiscount: 0, inStock: false };
      expect(shown).toMatchObject({ ok: true, value: { product: unpriced, similar: [unpriced] } });
      expect(shown.ok && shown.value.product).not.toHaveProperty('tierPrices');
      const said = bench.warnings.map(({ fields }) => fields.field);
      for (const field of [
        'price',
        'second_price',
        'discount',
        'promoCode.discount',
        'deliveryInfo.express',
        'model.from',
        'min',
      ])
        expect(said).toContain(field);
    },
  );

  it('fails when something else is wrong, too', async () => {
    bench.server.answer = json(list({ products: [aWireProduct({ title: null })], totalCount: 'many' }));
    const answer = await bench.open().send(categoryProducts, category, ru);
    expect(answer).toMatchObject({ ok: false, error: { kind: 'contract' } });
  });

  it('fails where something was asked to be done', async () => {
    const status = { order_number: '1', created_at: '2026-11-01', status: 'accepted', total: 100 };
    bench.server.answer = json({ ...status, products: [{ productId: '1', title: 'Phone', count: 1, price: 'much' }] });
    const asked = { body: { order_number: '1', phone: '+37369123456' } };
    expect(await bench.open().send(cancelOrder, asked, ru)).toMatchObject({ ok: false, error: { kind: 'contract' } });
  });
});
