import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startProvider } from '#adapters/provider-sandbox/start.ts';
import { ask } from '#tests/support/asking.ts';
import { startShopOver, temporaryFolder } from '#tests/support/running-shop.ts';
import { openPorts, succeeded } from './ports.ts';

const folder = temporaryFolder();
const opened = openPorts();
let content: Awaited<ReturnType<typeof startProvider>>;
let shop: Awaited<ReturnType<typeof startShopOver>>;
beforeAll(async () => {
  content = await startProvider({ port: 0, dataDir: folder.path, quiet: true });
  shop = await startShopOver(`${inject('engineUrl')}/shop-api`, {
    env: { PROVIDER_KIND: 'vendure', CONTENT_PROVIDER_URL: content.origin },
  });
});
afterAll(async () => {
  await shop.close();
  await content.close();
  await opened.close();
  folder.remove();
});

const get = async (path: string): Promise<{ readonly status: number; readonly html: string }> => {
  const { status, text } = await ask(shop.origin, path);
  // A page is 503 while a busy engine takes longer than it waits.
  return status === 503 ? get(path) : { status, html: text };
};
const read = async (call: string, input: unknown) =>
  JSON.parse((await get(`/api/${call}?input=${encodeURIComponent(JSON.stringify(input))}`)).html) as {
    readonly ok: boolean;
    readonly value: never;
  };

describe('a shop over Vendure with a provider of the contract beside it', () => {
  it('has the settings, news and pages of that provider', async () => {
    const { status, html } = await get('/ro');
    expect([status, /<title>[^<]*Zori/.test(html)]).toEqual([200, true]);
    expect((await get('/newmorning')).status).toBe(200);
    expect((await get('/delivery')).status).toBe(200);
  });

  it('has banners without products and prices of that provider', async () => {
    const { html } = await get('/');
    expect(html).not.toMatch(/slide-words(?:(?!<\/article>).)*class="price/);
    const links = [...html.matchAll(/<a [^>]*slide-action[^>]*>/g)].map(
      ([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? '',
    );
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect([link, (await get(link)).status]).toEqual([link, 200]);
  });

  it('shows the pictures of both', async () => {
    const pages = await Promise.all(['/ro', '/ro/product/poco-f8-pro-12-256-v1'].map(get));
    const pictures = pages.flatMap(({ html }) => [...html.matchAll(/\/_ipx\/f_auto,w_(?:640|1280)\/media[^" ]+/g)]);
    const paths = [...new Set(pictures.map(([path]) => path))].slice(0, 12);
    expect(paths.length).toBeGreaterThan(3);
    for (const path of paths) {
      const { status, headers } = await ask(shop.origin, path);
      expect([path, status, headers['content-type']]).toEqual([path, 200, expect.stringMatching(/^image\//)]);
    }
  });

  it('has the reviews of a product of the same code, and takes requests about it', async () => {
    const { products } = succeeded(
      await opened.portsFor().catalog.listing({
        ...{ locale: 'ru', category: 'smartphones' },
        state: { selection: [], price: {}, page: 1 },
      }),
    );
    const totals = await Promise.all(
      products.map(async ({ productId }) => {
        const { value } = await read('reviews/page', { productId, locale: 'ru' });
        return (value as { total: number }).total;
      }),
    );
    expect(Math.max(...totals)).toBeGreaterThan(0);
    const body = {
      lead: {
        ...{ kind: 'one_click', productId: products[0]?.productId, name: 'Ion Rusu', phone: '+37369123456' },
        ...{ comment: '', locale: 'ru' },
      },
      key: crypto.randomUUID(),
    };
    const answer = await ask(shop.origin, '/api/leads/send', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: shop.origin },
      body: JSON.stringify(body),
    });
    expect(JSON.parse(answer.text)).toMatchObject({ ok: true, value: { kind: 'accepted' } });
  });

  it('sells no product of the other on a page of its', async () => {
    const landings = await read('landings/list', { locale: 'ru' });
    const [first] = landings.value as { slug: string }[];
    const page = await read('landings/page', { locale: 'ru', slug: first?.slug });
    const { blocks } = page.value as { blocks: { products?: { productId: string }[] }[] };
    const ids = blocks.flatMap(({ products = [] }) => products.map(({ productId }) => productId));
    expect(ids.filter((id) => !/^\d+\.\d+$/.test(id))).toEqual([]);
  });
});
