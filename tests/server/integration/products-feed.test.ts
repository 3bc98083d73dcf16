import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '#tests/support/asking.ts';
import { startShop } from '#tests/support/running-shop.ts';

let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

interface Item {
  readonly 'g:id': string;
  readonly 'g:link': string;
  readonly 'g:image_link': string;
  readonly 'g:price': string;
  readonly 'g:sale_price'?: string;
  readonly 'g:availability': string;
}
const parser = new XMLParser({ parseTagValue: false });
const readFeed = async (path: string): Promise<readonly Item[]> => {
  const answer = await fetch(shop.origin + path, { headers: { 'accept-encoding': 'gzip' } });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=900']);
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  const again = { 'accept-encoding': 'gzip', 'if-none-match': answer.headers.get('etag') ?? '' };
  expect((await ask(shop.origin, path, { headers: again })).status).toBe(304);
  const xml = await answer.text();
  expect(XMLValidator.validate(xml)).toBe(true);
  return parser.parse(xml).rss.channel.item;
};

interface Offer {
  readonly '@type': string;
  readonly offers: { readonly price: string; readonly priceCurrency: string; readonly availability: string };
}
/** What the product's page tells search engines. */
const offerAt = async (link: string): Promise<Offer['offers']> => {
  const html = await (await fetch(link)).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.+?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Offer,
  );
  const product = blocks.find((block) => block['@type'] === 'Product');
  if (!product) throw new Error(`No product is listed at ${link}`);
  return product.offers;
};

describe('the feed for Google Merchant', () => {
  it('FEED-1: holds the same products in both languages, each once, with addresses that answer', async () => {
    const [russian, romanian] = [await readFeed('/products-feed.xml'), await readFeed('/ro/products-feed.xml')];
    const ids = russian.map((item) => item['g:id']);
    expect(ids.length).toBeGreaterThan(700);
    expect(new Set(ids).size).toBe(ids.length);
    expect(romanian.map((item) => item['g:id'])).toEqual(ids);
    expect(romanian.every((item) => item['g:link'].startsWith(`${shop.origin}/ro/product/`))).toBe(true);
    const [first] = russian;
    const picture = await fetch(first?.['g:image_link'] ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    await picture.body?.cancel();
  });

  it('FEED-2: has the prices and the availability of the pages that it leads to', async () => {
    for (const path of ['/products-feed.xml', '/ro/products-feed.xml']) {
      const items = await readFeed(path);
      const some = [
        ...items.filter((item) => item['g:sale_price']).slice(0, 2),
        ...items.filter((item) => !item['g:sale_price']).slice(0, 2),
        ...items.filter((item) => item['g:availability'] === 'out_of_stock').slice(0, 1),
      ];
      expect(some).toHaveLength(5);
      for (const item of some) {
        const { price, priceCurrency, availability } = await offerAt(item['g:link']);
        const paid = item['g:sale_price'] ?? item['g:price'];
        expect(paid, item['g:link']).toBe(`${Number(price).toFixed(2)} ${priceCurrency}`);
        expect(availability).toMatch(item['g:availability'] === 'in_stock' ? /\/InStock$/ : /\/OutOfStock$/);
      }
    }
  });
});
