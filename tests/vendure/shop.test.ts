import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { localePath } from '#core/kernel/locale/index.ts';
import { shownMdl } from '#core/kernel/shared/index.ts';
import { ask, sentBack, signIn, tokenIn, vitrinaHost } from '#tests/support/asking.ts';
import { eventually, startShopOver } from '#tests/support/running-shop.ts';
import { openPorts, succeeded } from './ports.ts';

const kind = { PROVIDER_KIND: 'vendure', SHOP_NAME: 'Nord SRL' };
const opened = openPorts();
let shop: Awaited<ReturnType<typeof startShopOver>>;
beforeAll(async () => {
  shop = await startShopOver(`${inject('engineUrl')}/shop-api`, { env: kind });
});
afterAll(async () => {
  await shop.close();
  await opened.close();
});

/** An answer of the shop, which is 503 while a busy engine takes longer than a page waits. */
const patiently: typeof ask = async (...asked) => {
  const answer = await ask(...asked);
  return answer.status === 503 ? patiently(...asked) : answer;
};
const get = async (path: string) => {
  const { status, text, headers } = await patiently(shop.origin, path);
  return { status, headers, html: text.replaceAll(/\p{Zs}/gu, ' ') };
};
/** Addresses of the shop's own pages that a page links to. */
const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

const asPartner = (path: string, cookie: string) =>
  patiently(shop.origin, path, { host: vitrinaHost(shop.origin), headers: { cookie } });
const signedIn = () => signIn(shop.origin, 'partner@zori.example', 'zori-demo');

describe('a shop over Vendure', () => {
  it.each(['ru', 'ro'] as const)('links from its first pages in %s to pages that it has', async (locale) => {
    const firsts = ['/', '/smartphones', '/product/poco-f8-pro-12-256-v1', '/search?query=samsung'].map((path) =>
      localePath(path, locale),
    );
    const pages = await Promise.all(firsts.map(get));
    expect(pages.map(({ status }) => status)).toEqual(firsts.map(() => 200));
    const links = [...new Set(pages.flatMap(({ html }) => linksIn(html)))];
    expect(links.length).toBeGreaterThan(30);
    const dead: string[] = [];
    for (const link of links) {
      const { status } = await get(link);
      if (status >= 400) dead.push(`${status} ${link}`);
    }
    expect(dead).toEqual([]);
  });

  it('has a category and a product with a picture, and says what it costs', async () => {
    const list = await get('/ro/smartphones');
    expect(list.html).toContain('Smartphone Samsung Galaxy A37 5G');
    const { html } = await get('/ro/product/samsung-galaxy-a37-5g-6-128-v4');
    expect(html).toContain('5 799');
    const [picture = ''] = /\/_ipx\/f_auto,w_640[^" ]+/.exec(html) ?? [];
    expect((await ask(shop.origin, picture)).headers['content-type']).toMatch(/^image\//);
    expect(html).toContain('"sku":"MI16999295"');
  });

  it('offers no requests by phone, which Vendure does not take', async () => {
    const { html } = await get('/product/samsung-galaxy-a37-5g-6-128-v4');
    expect([html.includes('В корзину'), html.includes('Купить в один клик')]).toEqual([true, false]);
  });

  it('SETTINGS-6: has the name of SHOP_NAME, and is ready', async () => {
    expect((await get('/ro')).html).toMatch(/<title>[^<]*Nord SRL[^<]*<\/title>/);
    expect((await get('/readyz')).status).toBe(200);
  });

  it('names its categories and products in the sitemap and in the feed', async () => {
    expect((await get('/sitemaps/category-1.xml')).html).toContain('/smartphones</loc>');
    expect((await get('/sitemaps/product-1.xml')).html).toContain('/product/poco-f8-pro-12-256-v1</loc>');
  });

  it('shows both prices to a partner and the second one to nobody else', async () => {
    const cookie = await signedIn();
    const { catalog } = opened.portsFor(tokenIn(cookie));
    const state = { selection: [], price: {}, page: 1 };
    const { products } = succeeded(await catalog.listing({ locale: 'ru', category: 'smartphones', state }));
    const good = products.find(({ tierPrices }) => tierPrices?.second !== undefined);
    const second = good?.tierPrices?.second ?? 0;
    expect(second).toBeGreaterThan(10_000);
    const path = `/product/${good?.url}`;
    const amount = String(shownMdl(second)).replace(/(\d)(\d{3})$/, '$1 $2');
    const input = encodeURIComponent(JSON.stringify({ locale: 'ru', productIds: [good?.productId] }));
    const paths = [path, '/smartphones', '/search?query=galaxy', '/', `/api/catalog/current?input=${input}`];
    for (const visited of paths.slice(0, 3)) {
      const { status, text } = await asPartner(visited, cookie);
      expect([visited, status]).toEqual([visited, 200]);
      if (visited === path) expect(text.includes(String(second))).toBe(true);
    }
    for (const visited of paths) {
      const { status, html } = await get(visited);
      expect([visited, status, html.includes(amount), html.includes(String(second))]).toEqual([
        visited,
        200,
        false,
        false,
      ]);
    }
  });

  it('AUTH-2 AUTH-11: ends the engine’s session on sign-out, and signs out whose session the engine has ended', async () => {
    const cookie = await signedIn();
    expect((await asPartner('/order', cookie)).status).toBe(200);
    const sellers = async (token: string) => (await opened.portsFor(token).sellers.list({ locale: 'ru' })).ok;
    const logout = await ask(shop.origin, '/api/auth/logout', {
      method: 'POST',
      host: vitrinaHost(shop.origin),
      headers: { cookie },
    });
    expect(sentBack(logout.cookies[0])).toBe('__Host-shtoken=');
    await eventually(async () => !(await sellers(tokenIn(cookie))));
    const other = await signedIn();
    await opened.portsFor().partners.logout?.({ token: tokenIn(other) });
    const { status, headers } = await asPartner('/order', other);
    expect([status, headers.location?.slice(0, 5)]).toEqual([302, '/auth']);
  });
});

describe('a shop over a Vendure', () => {
  it('at another address says so at its start', async () => {
    const other = await startShopOver(`${inject('engineUrl')}/elsewhere`, { env: kind });
    const words = 'PROVIDER_URL seems to be another service';
    await eventually(() => other.printed.out.includes(words));
    expect(other.printed.out).toContain(words);
    await other.close();
  });
});
