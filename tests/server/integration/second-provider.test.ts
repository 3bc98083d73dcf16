import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSecondProvider } from '#tests/second-provider/start.ts';
import { ask, sessionWith, vitrinaHost } from '#tests/support/asking.ts';
import { eventually, startShopOver } from '#tests/support/running-shop.ts';

let provider: Awaited<ReturnType<typeof startSecondProvider>>;
let shop: Awaited<ReturnType<typeof startShopOver>>;
const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(shop.origin + path, { headers, redirect: 'manual' });
const pageAt = async (path: string) => {
  const answer = await get(path);
  return { status: answer.status, html: await answer.text() };
};

beforeAll(async () => {
  provider = await startSecondProvider();
  shop = await startShopOver(provider.origin, { env: { PICTURE_HOSTS: provider.pictureHost } });
}, 120_000);
afterAll(async () => {
  await shop.close();
  await provider.close();
});

/** Addresses of the pictures in a page that are drawn in one width. */
const picturesIn = (html: string) => [...html.matchAll(/\/_ipx\/f_auto,w_640[^" ]+/g)].map(([path]) => path);

describe('a shop over a provider that makes only the documented calls', () => {
  it('shows pictures wherever they are', async () => {
    for (const product of ['nord-5', 'sud-2']) {
      const { html } = await pageAt(`/product/${product}`);
      const [path = ''] = picturesIn(html);
      const picture = await get(path, { accept: 'image/webp' });
      expect([product, picture.status, picture.headers.get('content-type')]).toEqual([product, 200, 'image/webp']);
    }
    const { html } = await pageAt('/product/case-nord-5');
    const [vector = ''] = /\/media\/~[^" ]+\.svg/.exec(html) ?? [];
    const picture = await get(vector);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(picture.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('names a sitemap with its own pages, as it knows of no others', async () => {
    const robots = await (await get('/robots.txt')).text();
    const [, index = ''] = /^Sitemap: \S*?(\/sitemaps\/\S+)$/m.exec(robots) ?? [];
    const { status, html } = await pageAt(index);
    expect([status, html.match(/<loc>[^<]*<\/loc>/g)]).toEqual([
      200,
      [expect.stringContaining('/sitemaps/pages-1.xml')],
    ]);
    expect((await get('/sitemaps/pages-1.xml')).status).toBe(200);
  });

  it('shows a sign in place of a dead picture, and asks for none that was made up', async () => {
    const before = provider.asked.length;
    for (const path of [
      '/media/~abcdefghijkl/L2dlbmVyYWw',
      '/media/x%2Fgeneral%2Fmenu_tree',
      '/_ipx/f_auto,w_640/media/.hidden.png',
    ]) {
      const { status, headers } = await ask(shop.origin, path);
      expect([path, status, headers['content-type']]).toEqual([path, 404, 'image/svg+xml; charset=utf-8']);
    }
    expect(provider.asked.length).toBe(before);
    const dead = await get('/_ipx/f_auto,w_640/media/dead.png');
    expect([dead.status, dead.headers.get('content-type')]).toEqual([404, 'image/svg+xml; charset=utf-8']);
    const { html } = await pageAt('/product/no-price');
    expect(html).toContain('/media/~none.svg');
    expect((await get('/media/~none.svg')).status).toBe(200);
  });

  it('stands without a name, colours and phones', async () => {
    const { status, html } = await pageAt('/');
    expect([status, html.includes('tel:'), /<title>[^<]+<\/title>/.test(html)]).toEqual([200, false, true]);
  });

  it('shows a product without breadcrumbs, with properties from a flat list', async () => {
    const { status, html } = await pageAt('/product/nord-5');
    expect([status, html.includes('128 ГБ'), /4.999/.test(html)]).toEqual([200, true, true]);
  });

  it('leaves out what is broken, and sells nothing without a price', async () => {
    const { html } = await pageAt('/search?query=телефон');
    const offered = [...html.matchAll(/href="\/product\/([\w-]+)"/g)].map(([, url]) => url);
    expect(new Set(offered)).toEqual(new Set(['nord-5', 'sud-2', 'no-price']));
    expect((await pageAt('/product/no-price')).html).toContain('Цена по запросу');
  });

  it('shows a category by the quick search, and says honestly when a list cannot be had', async () => {
    const { status, html } = await pageAt('/phones?price_from=3500');
    expect([status, html.includes('/product/nord-5'), html.includes('/product/sud-2')]).toEqual([200, true, false]);
    expect((await get('/empty')).status).toBe(503);
    expect((await get('/nothing-of-that-name')).status).toBe(404);
  });

  it('delivers to the districts of Moldova, the capital first, and has no pickup', async () => {
    const asked = async (call: string) => {
      const input = encodeURIComponent(JSON.stringify({ locale: 'ro' }));
      return (await (await get(`/api/delivery/${call}?input=${input}`)).json()) as {
        value: { regionId?: string; label?: string }[];
      };
    };
    const regions = await asked('regions');
    expect(regions.value).toHaveLength(37);
    expect(regions.value[0]).toMatchObject({ regionId: 'kishinev', label: 'Chișinău' });
    expect((await asked('shops')).value).toEqual([]);
  });

  it('SECOND-6: never sells at the second price to a visitor, whatever the browser has sent', async () => {
    const order = {
      ...{ payment: 'cash', comment: '', expectedTotal: 504_900, locale: 'ru', utm: {} },
      contact: { name: 'Ion', phone: '+37369123456' },
      fulfilment: { method: 'address', type: 'standard', regionId: 'kishinev', localityId: 'kishinev', street: 'x' },
      lines: [{ productId: '11', count: 1, tier: 'second' }],
    };
    await fetch(`${shop.origin}/api/orders/place`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: shop.origin },
      body: JSON.stringify({ order, key: randomUUID() }),
    });
    const placed = provider.asked.filter(({ method, path }) => method === 'POST' && path.startsWith('/general/order'));
    expect(placed.map(({ body }) => body)).toMatchObject([
      { lines: [{ productId: '11', count: 1, second_price: false }] },
    ]);
  });

  it('says once of each call that the provider does not know it, and what it does without', async () => {
    await pageAt('/phones?page=2');
    await pageAt('/search?query=sud');
    const lines = shop.printed.out.split('\n').filter((line) => line.includes('answers a call with 404'));
    const calls = lines.map((line) => (JSON.parse(line) as { call: string }).call);
    expect(calls).toContain('searchProducts');
    expect(new Set(calls).size).toBe(calls.length);
    expect(lines.find((line) => line.includes('"regions"'))).toContain("Moldova's districts and towns");
  });
});

describe('a shop whose provider has no call for sellers', () => {
  it('AUTH-14: shows a partner the vitrina, as the absence of the call refuses nobody', async () => {
    const plain = await startSecondProvider({ unknown: ['/base/store_sellers'] });
    const other = await startShopOver(plain.origin);
    for (const path of ['/', '/search?query=nord', '/vitrina/phones']) {
      const headers = { cookie: sessionWith('token', other.dataDir) };
      const { status, text } = await ask(other.origin, path, { host: vitrinaHost(other.origin), headers });
      expect([path, status, text.includes('"isAuth":true')]).toEqual([path, 200, true]);
    }
    await other.close();
    await plain.close();
  });
});

describe('a shop whose PROVIDER_URL', () => {
  it('leads to something else says so at its start', async () => {
    const other = await startShopOver(`${provider.origin}/no/such/place`);
    const words = 'PROVIDER_URL seems to be another service';
    await eventually(() => other.printed.out.includes(words));
    expect(other.printed.out).toContain(words);
    await other.close();
  });
});
