import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSaleorProvider } from '#tests/saleor-provider/start.ts';
import { eventually, spawnShop, startShopOver } from '#tests/support/running-shop.ts';

let provider: Awaited<ReturnType<typeof startSaleorProvider>>;
let shop: Awaited<ReturnType<typeof startShopOver>>;
const kind = { PROVIDER_KIND: 'saleor', SALEOR_CHANNEL: 'moldova' };
const get = (path: string) => fetch(shop.origin + path, { redirect: 'manual' });
const pageAt = async (path: string) => {
  const answer = await get(path);
  return { status: answer.status, html: (await answer.text()).replaceAll(/\p{Zs}/gu, ' ') };
};
/** What a page tells programs of its product. */
const productIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    .map(([, json = '']) => JSON.parse(json) as Record<string, unknown>)
    .find((thing) => thing['@type'] === 'Product');

beforeAll(async () => {
  provider = await startSaleorProvider();
  shop = await startShopOver(provider.url, { env: { ...kind, SHOP_NAME: 'Nord SRL' } });
}, 120_000);
afterAll(async () => {
  await shop.close();
  await provider.close();
});

describe('a shop over Saleor', () => {
  it.each([
    ['/', 'Чехол Nord', 'Телефоны', 'Смартфон Nord 5, 128 ГБ'],
    ['/ro', 'Husă Nord', 'Telefoane', 'Smartphone Nord 5, 128 GB'],
  ])(
    'has its newest products and its menu at %s, HOME-4: without what is sold out',
    async (path, soldOut, ...words) => {
      const { status, html } = await pageAt(path);
      expect(status).toBe(200);
      for (const word of words) expect([word, html.includes(word)]).toEqual([word, true]);
      expect(html.includes('5 000 MDL')).toBe(true);
      expect(html.includes(soldOut)).toBe(false);
    },
  );

  it.each([
    ['/phones', 'Смартфон Nord 5 Pro', 'Телефон Sud 2', 'Телефоны на Android'],
    ['/ro/phones', 'Smartphone Nord 5 Pro', 'Sud 2', 'Telefoane Android'],
  ])('lists a category with those below it at %s, the dearest first', async (path, ...words) => {
    const { status, html } = await pageAt(path);
    expect(status).toBe(200);
    for (const word of words) expect([word, html.includes(word)]).toEqual([word, true]);
    const offered = [...html.matchAll(/href="(?:\/ro)?\/product\/([\w-]+)"/g)].map(([, url]) => url);
    expect([...new Set(offered)]).toEqual(['nord-5-pro', 'nord-5-128', 'sud-2']);
    expect(html.includes('12 999 MDL')).toBe(true);
  });

  it.each([
    ['/product/nord-5-128', 'Смартфон Nord 5, 128 ГБ', 'Память', '128 ГБ', 'Два дня <b>без зарядки</b>.'],
    ['/ro/product/nord-5-128', 'Smartphone Nord 5, 128 GB', 'Memorie', '128 GB', 'Două zile <b>fără încărcare</b>.'],
  ])('shows a product at %s', async (path, title, ...words) => {
    const { status, html } = await pageAt(path);
    expect(status).toBe(200);
    for (const word of [title, ...words]) expect([word, html.includes(word)]).toEqual([word, true]);
    expect(html).not.toContain('alert(1)');
    expect(productIn(html)).toMatchObject({
      name: title,
      sku: 'NORD-5-128',
      brand: { name: 'Nord' },
      offers: { price: '5000', priceCurrency: 'MDL' },
    });
    const [picture = ''] = /\/_ipx\/f_auto,w_640[^" ]+/.exec(html) ?? [];
    expect((await get(picture)).headers.get('content-type')).toMatch(/^image\//);
  });

  it('REVIEW-8: neither shows reviews nor asks for one, as nobody keeps them', async () => {
    const { html } = await pageAt('/product/nord-5-128');
    expect([html.includes('id="reviews"'), html.includes('#reviews')]).toEqual([false, false]);
  });

  it('knows its prices to the ban', async () => {
    const input = encodeURIComponent(JSON.stringify({ locale: 'ru', productIds: ['UHJvZHVjdDo3Mg=='] }));
    expect(await (await get(`/api/catalog/current?input=${input}`)).json()).toMatchObject({
      value: [
        { price: 499_950, discount: 50_000, deliveryFees: { standard: 5_000, express: 10_000, regionPrice: 8_000 } },
      ],
    });
  });

  it.each([
    ['/search?query=nord', 'Смартфон Nord 5 Pro'],
    ['/ro/search?query=nord', 'Smartphone Nord 5 Pro'],
  ])('searches at %s', async (path, title) => {
    const { status, html } = await pageAt(path);
    expect([status, html.includes(title), html.includes('/product/sud-2')]).toEqual([200, true, false]);
  });

  it('narrows a list by price', async () => {
    const { html } = await pageAt('/phones?price_from=3000&price_to=6000&sort=name%2B');
    expect([html.includes('/product/nord-5-128'), html.includes('/product/nord-5-pro')]).toEqual([true, false]);
  });

  it('shows what has no delivery fees and does not sell it', async () => {
    const { html } = await pageAt('/product/sud-2');
    expect(productIn(html)).toMatchObject({ offers: { price: '2101', availability: 'https://schema.org/OutOfStock' } });
  });

  it('is 404 where Saleor has nothing', async () => {
    expect((await get('/nothing')).status).toBe(404);
    expect((await get('/product/nothing')).status).toBe(404);
  });

  it('fails in orders, partners and texts as where a call is not known, and asks Saleor for none of it', async () => {
    const asked = provider.asked.length;
    const { origin } = shop;
    const post = (path: string, body: unknown) =>
      fetch(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin, 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify(body),
      });
    const status = await post('/api/orders/status', { orderNumber: '1', phone: '+37369123456', locale: 'ru' });
    expect(await status.json()).toMatchObject({ ok: false, error: { code: 'not_found' } });
    expect((await get('/news')).status).toBe(404);
    expect(provider.asked.length).toBe(asked);
    const regions = await get(`/api/delivery/regions?input=${encodeURIComponent('{"locale":"ro"}')}`);
    expect(await regions.json()).toMatchObject({ value: { 0: { regionId: 'kishinev' } } });
  });

  it('SETTINGS-6: has the name of SHOP_NAME, as Saleor has no settings', async () => {
    const { html } = await pageAt('/ro');
    expect(html).toMatch(/<title>[^<]*Nord SRL[^<]*<\/title>/);
    expect(html).toMatch(/<header.*>Nord SRL<\/a>/s);
  });

  it('was asked for nothing that was not recorded', () => {
    expect(provider.refused).toEqual([]);
  });

  it('is ready, and says 503 when Saleor answers errors alone', async () => {
    expect((await get('/readyz')).status).toBe(200);
    provider.answers.set('ShopProduct', { errors: [{ message: 'No' }], data: null });
    const { status } = await get('/product/nord-5-pro');
    provider.answers.clear();
    expect(status).toBe(503);
  });
});

describe('a shop whose PROVIDER_KIND', () => {
  it('is unknown says so and ends', async () => {
    const { child, printed } = spawnShop({ PROVIDER_KIND: 'medusa', PROVIDER_URL: provider.url });
    await eventually(() => child.exitCode !== null);
    expect(child.exitCode).not.toBe(0);
    expect(printed.out + printed.err).toContain('PROVIDER_KIND: wanted one of http, saleor');
  });

  it('is another than the provider’s says so at its start', async () => {
    const other = await startShopOver(new URL('/elsewhere', provider.url).href, { env: kind });
    const words = 'PROVIDER_URL seems to be another service';
    await eventually(() => other.printed.out.includes(words));
    expect((await fetch(`${other.origin}/product/nord-5-128`)).status).toBe(503);
    await other.close();
  });
});
