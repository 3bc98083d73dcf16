import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '#tests/support/asking.ts';
import { eventually } from '#tests/support/running-shop.ts';
import { startHarmedShop } from './harmed-shop.ts';

let shop: Awaited<ReturnType<typeof startHarmedShop>>;
let warm: readonly string[] = [];
let cold: readonly string[] = [];
/** What search engines and shopping programs come for, some of which nobody has asked for before. */
const files = ['/sitemaps/index.xml', '/sitemaps/product-1.xml', '/products-feed.xml'];
const whole: (readonly string[])[] = [];
const coldFiles = ['/sitemaps/category-1.xml', '/ro/products-feed.xml'];

beforeAll(async () => {
  // Prices may be a second old: every page is asked for anew while the provider is away.
  shop = await startHarmedShop({ PRICE_MAX_AGE: '1' });
  const entries = await fetch(`${shop.origin}/sitemaps/product-1.xml`).then((answer) => answer.text());
  const found = [...entries.matchAll(/<loc>[^<]*?(\/product\/[^<]+)<\/loc>/g)].map(([, path = '']) => path);
  const paths = [...new Set(found)];
  warm = ['/', '/ro', '/smartphones', paths[0] ?? '', '/contacts'];
  cold = paths.slice(1, 9);
  for (const path of warm) await ask(shop.origin, path);
  for (const path of files) whole.push(listed((await ask(shop.origin, path)).text));
});
afterAll(() => shop.close());

/** What a file lists, whatever surrounds it. */
const listed = (text: string): readonly string[] => text.match(/<(?:loc|g:link)>[^<]+/g) ?? [];

/** The provider's own deadline is 8 s: what waits for that hangs. A page goes without it long before. */
const HANGS_MS = 7_000;
const timed = async (path: string) => {
  const startedAt = performance.now();
  const answer = await ask(shop.origin, path);
  return { ...answer, ms: performance.now() - startedAt };
};
/** Everything as it was before the harm: the provider is asked again and answers. */
const recover = async () => {
  shop.proxy.harm = undefined;
  await eventually(async () => (await ask(shop.origin, cold[0] ?? '')).status === 200, 20_000);
  cold = cold.slice(1);
  for (const path of warm) await ask(shop.origin, path);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
};

const harms = {
  hangs: () => undefined,
  'breaks every connection': (_: unknown, response: { destroy: () => void }) => response.destroy(),
  'answers 500': (_: unknown, response: { writeHead: (status: number) => { end: () => void } }) =>
    response.writeHead(500).end(),
  'refuses the static token': (_: unknown, response: { writeHead: (status: number) => { end: () => void } }) =>
    response.writeHead(403).end(),
  'answers with words': (_: unknown, response: { end: (words: string) => void }) => response.end('<html>'),
};

describe.each(Object.entries(harms))('while the provider %s', (_name, harm) => {
  it('ERROR-15 CACHE-16 CACHE-17: what was seen is shown, what was not is 503 and says when to come again', async () => {
    shop.proxy.harm = harm as typeof shop.proxy.harm;
    for (let round = 0; round < 2; round += 1)
      for (const path of warm) {
        const { status, ms } = await timed(path);
        expect([path, status]).toEqual([path, 200]);
        expect(ms).toBeLessThan(HANGS_MS);
      }
    const { status, ms, headers, text } = await timed(cold[0] ?? '');
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(text).toContain('<main');
    expect(ms).toBeLessThan(HANGS_MS);
    expect((await timed('/robots.txt')).status).toBe(200);
    // Sitemaps and the feed: as they were last, or the same 503.
    expect(whole.map((found) => found.length > 0)).toEqual(files.map(() => true));
    for (const [nth, path] of files.entries()) {
      const file = await timed(path);
      expect([path, file.status, listed(file.text)]).toEqual([path, 200, whole[nth]]);
      expect(file.ms).toBeLessThan(HANGS_MS);
    }
    for (const path of coldFiles) {
      const file = await timed(path);
      expect([path, file.status, file.headers['retry-after']]).toEqual([path, 503, '5']);
    }
    await recover();
  });
});

describe('an answer without its product', () => {
  it('PRODUCT-1: is 503, kept by nobody, and said in the log; what was seen is shown, what is not there stays 404', async () => {
    const [cached = ''] = warm.filter((path) => path.startsWith('/product/'));
    const [other = ''] = cold;
    shop.proxy.harm = (_: unknown, response: ServerResponse) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end('{"properties":[]}');
    expect((await timed(cached)).status).toBe(200);
    const { status, headers } = await timed(other);
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    const words = '"call":"productDetail","kind":"contract","code":"unvalid_fields"';
    await eventually(() => shop.printed.out.includes(words), 5_000);
    expect(shop.printed.out).toContain(words);
    shop.proxy.harm = undefined;
    expect((await timed(other)).status).toBe(200);
    expect((await timed('/product/none-at-all')).status).toBe(404);
    await recover();
  });
});

describe('a provider that hangs under load', () => {
  it('ERROR-16: gets 64 calls at most, and is left alone after 2 s', async () => {
    shop.proxy.underWay.most = 0;
    shop.proxy.harm = () => undefined;
    const search = async (text: string) => {
      const { status, text: body } = await ask(shop.origin, `/api/search/by-text?input=${query(text)}`);
      return { status, code: JSON.parse(body).error.code };
    };
    const sent = Array.from({ length: 300 }, (_, nth) => search(`word${nth}`));
    const answers = await Promise.all(sent);
    expect(shop.proxy.underWay.most).toBeLessThanOrEqual(64);
    expect(answers.every(({ status }) => status === 503)).toBe(true);
    const endedAs = (wanted: string) => answers.filter(({ code }) => code === wanted).length;
    // More than are under way and wait are refused at once; those that wait end with the provider left alone.
    expect(endedAs('overloaded')).toBeGreaterThan(100);
    expect(endedAs('unavailable')).toBeGreaterThan(100);
    expect(endedAs('timeout')).toBeLessThanOrEqual(64);
    // But for one that tries it.
    const later = await Promise.all([1, 2, 3].map((nth) => search(`more${nth}`)));
    expect(later.filter(({ code }) => code === 'unavailable').length).toBeGreaterThanOrEqual(2);
    expect(shop.printed.out).toContain('the provider fails: reads are paused');
    await recover();
  });
});

const query = (text: string): string => encodeURIComponent(JSON.stringify({ text, locale: 'ru' }));

describe('a page', () => {
  it('CONTENT-6: about the shop stands without the words that fail, which is logged', async () => {
    shop.proxy.unharmed = /^(?!.*about_us_page)/;
    shop.proxy.harm = harms['answers 500'] as typeof shop.proxy.harm;
    for (const path of ['/about', '/ro/about']) {
      const { status, text } = await timed(path);
      expect([status, /<h1[^>]*>([^<]+)/.exec(text)?.[1]]).toEqual([200, path === '/about' ? 'О нас' : 'Despre noi']);
      expect(text).toContain('<footer');
    }
    expect(shop.printed.out).toMatch(/"call":"aboutUsPage".*"provider call failed"/);
    shop.proxy.unharmed = undefined;
    await recover();
  });

  it('CACHE-17: is 200 without the blocks that fail beside what it is about', async () => {
    shop.proxy.unharmed = /product_detail/;
    for (const harm of Object.values(harms)) {
      shop.proxy.harm = harm as typeof shop.proxy.harm;
      const { status, text, ms } = await timed(cold[0] ?? '');
      expect(status).toBe(200);
      expect(text).toContain('<h1');
      expect(ms).toBeLessThan(HANGS_MS);
      shop.proxy.unharmed = undefined;
      await recover();
      shop.proxy.unharmed = /product_detail/;
    }
  });
});
