import { describe, expect, it } from 'vitest';
import { popularProducts } from '#adapters/provider-http/calls/home.ts';
import { categoryProducts } from '#adapters/provider-http/calls/listing.ts';
import { cancelOrder } from '#adapters/provider-http/calls/orders.ts';
import { ru, setUpBench } from './bench.ts';
import { json } from './misbehaving-server.ts';
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
