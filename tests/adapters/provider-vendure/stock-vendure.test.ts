import { describe, expect, it } from 'vitest';
import { createProvider } from '#adapters/wiring/provider-kinds.ts';
import { setUpBench } from '#tests/adapters/provider-http/bench.ts';
import { json } from '#tests/adapters/provider-http/misbehaving-server.ts';

const bench = setUpBench();

const phone = {
  ...{ id: '7', slug: 'nord-5', name: 'Nord 5', updatedAt: '2026-11-28T10:00:00Z', description: '<p>Light.</p>' },
  ...{ featuredAsset: null, assets: [], collections: [] },
  variants: [
    {
      ...{
        id: '9',
        sku: 'N5',
        name: 'Nord 5 128 GB',
        priceWithTax: 500_000,
        currencyCode: 'MDL',
        stockLevel: 'IN_STOCK',
      },
      ...{ featuredAsset: null, assets: [], options: [], facetValues: [] },
    },
  ],
};
/** What stock Vendure says of the fields of the plugin. */
const PLUGINS = /shopPlaces|available|secondPrice|customFields/;
const readAccess = (transport: ReturnType<typeof bench.open>) => ({ transport, returnUrl: () => '' });

describe('a Vendure without the plugin', () => {
  it('is recognised once, and shows its products without selling them', async () => {
    bench.server.answer = (asked, response) =>
      PLUGINS.test(asked.body)
        ? json({ errors: [{ message: 'Cannot query field' }] }, 400)(asked, response)
        : json({ data: { product: phone } })(asked, response);
    const transport = bench.open();
    const { ports, lacks } = createProvider('vendure', transport);
    const catalog = ports.catalog(readAccess(transport));
    const page = await catalog.product({ locale: 'ro', url: 'nord-5-v9' });
    expect(page).toMatchObject({
      ok: true,
      value: { product: { productId: '7.9', code: 'N5', price: 500_000, inStock: false }, stock: [] },
    });
    expect(await lacks()).toContain("lacks the shop's plugin");
    expect(bench.server.seen.filter(({ body }) => body.includes('shopPlaces'))).toHaveLength(1);
    expect(await ports.delivery(readAccess(transport)).shops({ locale: 'ro' })).toEqual({ ok: true, value: [] });
  });

  it('is not concluded from one that does not answer', async () => {
    bench.server.answer = json({}, 500);
    const transport = bench.open();
    const { lacks } = createProvider('vendure', transport);
    expect(await lacks()).toBe('');
    bench.server.answer = json({ errors: [] }, 400);
    expect(await lacks()).toContain("lacks the shop's plugin");
  });
});

describe('a Vendure', () => {
  it('that answers with errors alone is the shop’s failure, not a missing product', async () => {
    bench.server.answer = json({ errors: [{ message: 'No' }], data: null });
    const transport = bench.open();
    const { catalog } = createProvider('vendure', transport).ports;
    const answer = await catalog(readAccess(transport)).product({ locale: 'ru', url: 'nord-5-v9' });
    expect(answer).toMatchObject({ ok: false, error: { kind: 'contract' } });
  });

  it('with another currency than MDL shows none of its prices', async () => {
    const [variant] = phone.variants;
    const dollars = { ...phone, variants: [{ ...variant, currencyCode: 'USD' }] };
    bench.server.answer = json({ data: { product: dollars, shopPlaces: [], shopPlaceStock: [] } });
    const transport = bench.open();
    const { catalog } = createProvider('vendure', transport).ports;
    const answer = await catalog(readAccess(transport)).product({ locale: 'ru', url: 'nord-5-v9' });
    expect(answer).toMatchObject({ ok: false });
    expect(JSON.stringify(bench.warnings)).toContain('currencyCode');
  });

  it('answers a method that its port lacks as an unknown call, also beside another provider', async () => {
    const transport = bench.open();
    const { ports } = createProvider('vendure', transport, bench.open());
    const sliders = await ports.catalog(readAccess(transport)).sliders({ locale: 'ru' });
    expect(sliders).toMatchObject({ error: { code: 'not_found' } });
    expect(bench.server.seen).toEqual([]);
  });

  it('leaves the other ports to a provider beside it, and out without one', async () => {
    bench.server.answer = json([{ query: 'nord' }]);
    const transport = bench.open();
    const alone = createProvider('vendure', transport).ports.search(readAccess(transport));
    expect(await alone.popular({ locale: 'ru' })).toMatchObject({ error: { code: 'not_found' } });
    expect(bench.server.seen).toEqual([]);
    const beside = createProvider('vendure', transport, bench.open()).ports.search(readAccess(transport));
    expect(await beside.popular({ locale: 'ru' })).toEqual({ ok: true, value: ['nord'] });
  });
});
