import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { observatoryPoints, observatoryScore } from '#tests/server/observatory.ts';
import { dictionaries } from '#tests/support/dictionaries.ts';
import { startShop } from '#tests/support/running-shop.ts';

let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const get = (path: string, init: RequestInit = {}) => fetch(shop.origin + path, { redirect: 'manual', ...init });
const location = (response: Response) => (response.headers.get('location') ?? '').replace(shop.origin, '');

interface Listed {
  readonly value: { readonly products: readonly { url: string; categories: readonly { url: string }[] }[] };
}
const bff = async (path: string, input: object) => {
  const response = await get(`/api/${path}?input=${encodeURIComponent(JSON.stringify(input))}`);
  return { status: response.status, body: (await response.json()) as Listed };
};
const aProduct = async () => {
  const { body } = await bff('catalog/collection', { locale: 'ru', name: 'popular' });
  const product = body.value.products?.[0] ?? (body.value as unknown as Listed['value']['products'])[0];
  if (!product) throw new Error('The embedded provider sells nothing');
  return product;
};

describe('addresses (ROUTE-1, ROUTE-2, ROUTE-3, ROUTE-10, LOCALE-4, LOCALE-6)', () => {
  it.each([
    ['//evil.com/', '/evil.com'],
    ['/%2Fevil.com/', '/%2Fevil.com'],
    ['/smartphones/', '/smartphones'],
    ['/ro/search/?query=a', '/ro/search?query=a'],
    ['/ru', '/'],
    ['/ro/ru', '/ro'],
    ['/product/x/none', '/product/x'],
    ['/ro/product/x/undefined', '/ro/product/x'],
    ['/smartphones/none', '/smartphones'],
    ['/smartphones/x/undefined', '/smartphones/x'],
    ['/none', '/'],
    ['/undefined?a=1', '/?a=1'],
    ['/ro/none', '/ro'],
    ['/RO', '/ro'],
    ['/RO/Contacts?a=%78', '/ro/contacts?a=%78'],
    ['/%41bout', '/about'],
    ['/search?query=xiaomi&page=1', '/search?query=xiaomi'],
    ['/search?query=xiaomi&page=0', '/search?query=xiaomi'],
  ])('%s leads to %s', async (from, to) => {
    const response = await get(from);
    expect(response.status).toBe(301);
    expect(location(response)).toBe(to);
  });

  it.each([
    ['/%E0%A4%A', 400],
    ['/%5Cevil.com', 400],
    ['/a%00b', 404],
    ['/no-such-category', 404],
    ['/Smartphones', 404],
    ['/SMARTPHONES/none/x/y', 404],
    ['/ro/no-such-category', 404],
    ['/product/no-such-product', 404],
    ['/a/b/c/d', 404],
    ['/x.pageContext.json', 404],
    ['/ro/favicon.ico', 404],
    ['/.well-known/appspecific/com.chrome.devtools.json', 404],
  ])('%s is answered with the branded %i', async (path, status) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    const html = await response.text();
    expect(html).toContain(`>${status}<`);
    const words = dictionaries[path.startsWith('/ro/') ? 'ro' : 'ru'].error;
    expect(html).toContain(words?.[status === 404 ? 'missing' : 'generic']);
    expect(html).not.toContain('could not be found');
  });

  it('LOCALE-3: an error page leads to its own address in the other language', async () => {
    for (const path of ['/ro/no-such-category', '/ro/sitemaps/x.xml']) {
      const html = await (await get(path)).text();
      expect(html, path).toContain(`href="${path.slice('/ro'.length)}"`);
    }
  });

  it('is installed by a manifest in the language of the page', async () => {
    const linkIn = async (path: string) =>
      /<link rel="manifest" href="([^"]+)">/.exec(await (await get(path)).text())?.[1];
    expect([await linkIn('/'), await linkIn('/ro')]).toEqual(['/site.webmanifest', '/ro/site.webmanifest']);
    const manifest = await get('/ro/site.webmanifest');
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
    expect(await manifest.json()).toMatchObject({
      name: 'Zori',
      lang: 'ro',
      start_url: '/ro',
      display: 'standalone',
      icons: [
        { src: '/media/site/favicon.svg', sizes: 'any' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    });
    expect(await (await get('/site.webmanifest')).json()).toMatchObject({ lang: 'ru', start_url: '/' });
    expect((await get('/contacts/site.webmanifest')).status).toBe(404);
  });

  it('has each icon that it names, in the size that it says', async () => {
    const { icons } = (await (await get('/site.webmanifest')).json()) as {
      icons: readonly { readonly src: string; readonly sizes: string; readonly type?: string }[];
    };
    const page = await (await get('/')).text();
    const touch = /<link rel="apple-touch-icon" href="([^"]+)">/.exec(page)?.[1] ?? '';
    const named = [...icons.filter(({ type }) => type), { src: touch, sizes: '180x180' }];
    expect(named).toHaveLength(4);
    for (const { src, sizes } of named) {
      const answer = await get(src);
      const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([src, answer.status, answer.headers.get('content-type')]).toEqual([src, 200, 'image/png']);
      expect([src, `${width}x${height}`, format]).toEqual([src, sizes, 'png']);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    }
  });

  it('/favicon.ico leads to the icon of the settings', async () => {
    const response = await get('/favicon.ico');
    expect([response.status, location(response)]).toEqual([302, '/media/site/favicon.svg']);
    expect((await get('/media/site/favicon.svg')).headers.get('content-type')).toBe('image/svg+xml');
  });

  it('/ and /ro/ keep their slash', async () => {
    expect((await get('/')).status).toBe(200);
    expect((await get('/ro/')).status).toBe(200);
    expect((await get('/ro')).status).toBe(200);
  });

  it('only / leads to the language chosen before', async () => {
    const headers = { cookie: 'i18n_redirected=ro' };
    const home = await get('/', { headers });
    expect([home.status, location(home)]).toEqual([302, '/ro']);
    expect((await get('/produs', { headers })).status).toBe(200);
  });

  it('pages are only read', async () => {
    expect((await get('/', { method: 'POST' })).status).toBe(405);
    expect((await get('/', { method: 'PUT' })).status).toBe(405);
  });
});

describe('pages', () => {
  it.each(['/', '/ro', '/produs', '/ro/produs', '/search?query=xiaomi', '/confirmation'])(
    '%s is whole without JavaScript',
    async (path) => {
      const response = await get(path);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toContain(`<html lang="${path.startsWith('/ro') ? 'ro' : 'ru'}"`);
      expect(html).toMatch(/<title>[^<]+<\/title>/);
    },
  );

  it('a product stands at its own address and within its categories, with one canonical', async () => {
    const { url, categories } = await aProduct();
    const canonical = `<link rel="canonical" href="${shop.origin}/product/${url}"`;
    for (const path of [`/product/${url}`, ...categories.map((category) => `/${category.url}/${url}`)]) {
      const response = await get(path);
      expect(response.status, path).toBe(200);
      expect(await response.text()).toContain(canonical);
    }
  });

  it('every level of category has its page', async () => {
    const { categories } = await aProduct();
    expect(categories.length).toBeGreaterThan(1);
    for (const { url } of categories) expect((await get(`/${url}`)).status, url).toBe(200);
  });

  it.each([
    ['/', null],
    ['/search?query=xiaomi', 'noindex'],
    ['/ro/confirmation', 'noindex'],
    ['/produs?a=b%20c', 'noindex'],
  ])('%s tells robots %s (ROUTE-7)', async (path, wanted) => {
    expect((await get(path)).headers.get('x-robots-tag')).toBe(wanted);
  });

  it('name the same page in the other language, and each other (LOCALE-5)', async () => {
    const links = async (path: string) =>
      [...(await (await get(path)).text()).matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
        ([, tag, href]) => [tag, href],
      );
    const wanted = [
      ['ro-md', `${shop.origin}/ro/produs`],
      ['ru-md', `${shop.origin}/produs`],
      ['x-default', `${shop.origin}/produs`],
    ];
    expect(await links('/produs')).toEqual(wanted);
    expect(await links('/ro/produs')).toEqual(wanted);
  });

  it('are the same for every visitor: no cookie changes them', async () => {
    const plain = await (await get('/produs')).text();
    const known = await (await get('/produs', { headers: { cookie: 'i18n_redirected=ro; cart=1' } })).text();
    expect(known).toBe(plain);
  });

  it('are graded highest by the rules of the HTTP Observatory, but for https, which is the proxy’s', async () => {
    for (const path of ['/', '/ro/smartphones', '/no-such-category', '/cart']) {
      const response = await get(path);
      const headers = Object.fromEntries(response.headers);
      const points = observatoryPoints({ headers, body: await response.text() });
      expect(observatoryScore({ ...points, 'strict-transport-security': 0 }), path).toBeGreaterThanOrEqual(125);
    }
  });

  it('hold no inline script that a strict policy would refuse', async () => {
    const html = await (await get('/')).text();
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, attributes]) => attributes ?? '');
    expect(inline.every((attributes) => /type="application\/(?:ld\+)?json"/.test(attributes))).toBe(true);
  });
});

describe('pictures', () => {
  it('come in the agreed widths and the best format that is taken', async () => {
    const html = await (await get('/')).text();
    const path = /\/_ipx\/f_auto,w_320\/[^" ]+\.avif/.exec(html)?.[0] ?? '';
    const answer = await get(path, { headers: { accept: 'image/webp' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept');
    const compressed = Buffer.from(await (await get(path, { headers: { accept: 'image/avif' } })).arrayBuffer());
    const source = await fetch(shop.provider.origin + path.slice(path.indexOf('/media/')));
    const drawn = sharp(Buffer.from(await source.arrayBuffer())).resize(320);
    expect(compressed.equals(await drawn.avif({ quality: 55, effort: 2 }).toBuffer())).toBe(true);
    expect((await get(path.replace('w_320', 'w_321'))).status).toBe(404);
    expect((await get('/_ipx/f_auto,w_320/media/no-such.png')).status).toBe(404);
    expect((await get('/_ipx/f_auto,w_320/http:%2F%2Flocalhost%2Fx.png')).status).toBe(404);
  });
});

describe("the browser's calls", () => {
  it('refuse what is not of their shape', async () => {
    expect((await bff('catalog/menu', { locale: 'de' })).status).toBe(400);
    expect((await bff('catalog/menu', { locale: 'ru', more: 1 })).status).toBe(400);
    expect((await get('/api/catalog/menu?input={')).status).toBe(400);
    expect((await get('/api/no/such')).status).toBe(404);
    expect((await get('/api/orders/place')).status).toBe(405);
  });

  it('CACHE-15: may be kept by nobody, so that a price or a stock is asked for each time', async () => {
    const { url } = await aProduct();
    for (const path of ['catalog/current', 'catalog/product', 'delivery/shops']) {
      const input = path === 'catalog/product' ? { url, locale: 'ru' } : { productIds: ['100199'], locale: 'ru' };
      const response = await get(`/api/${path}?input=${encodeURIComponent(JSON.stringify(input))}`);
      expect([path, response.headers.get('cache-control')]).toEqual([path, 'no-store']);
    }
  });

  it('write only JSON from this very site', async () => {
    const post = (headers: Record<string, string>, body = '{}') =>
      get('/api/orders/place', { method: 'POST', headers, body }).then(({ status }) => status);
    expect(await post({ 'content-type': 'text/plain' })).toBe(415);
    expect(await post({ 'content-type': 'application/json', origin: 'https://evil.example' })).toBe(403);
    expect(await post({ 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await post({ 'content-type': 'application/json' }, '{')).toBe(400);
    expect(await post({ 'content-type': 'application/json' }, `"${'x'.repeat(70_000)}"`)).toBe(413);
    expect(await post({ 'content-type': 'application/json' })).toBe(400);
    expect(shop.printed.out + shop.printed.err).not.toContain('xxxxx');
  });
});

describe('a visitor who leaves before the page is there', () => {
  it('is no error of the shop', async () => {
    const before = shop.printed.err;
    for (let timeout = 2; timeout < 40; timeout += 2)
      await get(`/smartphones?page=${timeout}`, { signal: AbortSignal.timeout(timeout) }).catch(() => undefined);
    await get('/about');
    expect(shop.printed.err.slice(before.length)).toBe('');
  });
});

describe('the shell that pages share', () => {
  const shellOf = (html: string) => /"shell":"([^"]+)"/.exec(html)?.[1] ?? '';

  it('stands in none of them, and under an address of its own for all of them', async () => {
    const [home, category, romanian] = await Promise.all(
      ['/', '/smartphones', '/ro'].map(async (path) => (await get(path)).text()),
    );
    const path = shellOf(home ?? '');
    expect(path).toMatch(/^\/assets\/shell\/ru\./);
    expect(shellOf(category ?? '')).toBe(path);
    expect(shellOf(romanian ?? '')).toMatch(/^\/assets\/shell\/ro\./);
    expect(home).toContain(`rel="preload" as="fetch" href="${path}"`);
    const answer = await get(path);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const shell = (await answer.json()) as { menu: readonly object[] };
    expect(shell.menu.length).toBeGreaterThan(5);
    expect(home).not.toContain('"subcategories"');
  });
});
