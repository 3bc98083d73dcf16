import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, signIn, vitrinaHost } from '#tests/support/asking.ts';
import { startShop } from '#tests/support/running-shop.ts';
import ru from '#ui/i18n/ru/index.ts';

const LIST = '/vitrina/smartphones';
const TILES = 'list_view=tiles';

let shop: Awaited<ReturnType<typeof startShop>>;
let partner: string;
beforeAll(async () => {
  shop = await startShop();
  partner = await signIn(shop.origin, 'partner', 'zori-demo');
}, 120_000);
afterAll(() => shop.close());

const ofPartner = (path: string, ...cookies: readonly string[]) =>
  ask(shop.origin, path, {
    host: vitrinaHost(shop.origin),
    headers: { cookie: [partner, ...cookies].join('; ') },
  });
const ofShop = (path: string, cookie = '') => ask(shop.origin, path, { headers: { cookie } });

const hasRows = (html: string): boolean => /<html [^>]*\bdata-rows/.test(html);
const sheets = (html: string): readonly string[] =>
  [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, href = '']) => href);

describe('LISTING-7: the first HTML of a partner’s list', () => {
  it('has all its words from the first request on', async () => {
    const { text } = await ofPartner(LIST);
    // A word that is not there is written by its name, as `vitrina.name`.
    expect(text.match(/>[a-z]\w*(?:\.[a-z]\w*)+</gi)).toBeNull();
  });

  it('has rows with their style sheet and the names of their columns', async () => {
    const { status, text } = await ofPartner(LIST);
    expect([status, hasRows(text)]).toEqual([200, true]);
    const written = await Promise.all(sheets(text).map(async (path) => (await ofShop(path)).text));
    expect(written.filter((css) => css.includes('html[data-rows]'))).toHaveLength(1);
    expect(text).toContain('class="rows-head ');
    expect(text).toMatch(/<input[^>]* name="list-view" checked="" value="rows"/);
    expect(hasRows((await ofPartner('/search?query=xiaomi')).text)).toBe(true);
  });

  it('shows tiles if the partner chose them, also right after the same page with rows, which is not cached', async () => {
    const rows = await ofPartner(LIST);
    const { text, headers } = await ofPartner(LIST, TILES);
    expect(hasRows(text)).toBe(false);
    expect(sheets(text).length).toBe(sheets(rows.text).length - 1);
    expect(text).toMatch(/<input[^>]* name="list-view" checked="" value="tiles"/);
    for (const answer of [rows.headers, headers])
      expect([answer['cache-control'], answer['x-cache']]).toEqual(['no-store', undefined]);
  });

  it('has neither rows nor their style sheet on a page without a list', async () => {
    const [chosen, other] = [await ofPartner('/', TILES), await ofPartner('/')];
    expect(hasRows(chosen.text)).toBe(false);
    expect(sheets(chosen.text)).toEqual(sheets(other.text));
  });
});

describe('SECOND-3: the first HTML of a partner’s list', () => {
  const named = ru.priceTiers.second.short;
  // A page's state has both prices in any case.
  const seen = (html: string): string => html.replaceAll(/<script.*?<\/script>/gs, '');

  it('has the partner’s prices, with their buttons, unless a tab was turned to a customer', async () => {
    for (const view of ['list_view=rows', TILES]) {
      const own = seen((await ofPartner(LIST, view)).text);
      expect(own.split(`>${named}<`).length, view).toBeGreaterThan(24);
      expect(own).toContain(ru.priceTiers.add.replace('{{price}}', ''));
    }
    const turned = await ofPartner(LIST, 'viewer=customer');
    expect(turned.status).toBe(200);
    expect(seen(turned.text)).not.toContain(named);
  });
});

describe('CACHE-4: a page of the shop', () => {
  it('is the same whatever was chosen: rendered, from the cache, and of a search, which is not cached', async () => {
    for (const path of ['/smartphones', '/ro/smartphones', '/search?query=xiaomi']) {
      const answers = [await ofShop(path, 'list_view=rows'), await ofShop(path), await ofShop(path, TILES)];
      const [first] = answers;
      expect(first?.status).toBe(200);
      for (const { text } of answers) expect(text === first?.text && !hasRows(text), path).toBe(true);
      expect(sheets(first?.text ?? '')).toHaveLength(1);
    }
    expect((await ofShop('/smartphones', 'list_view=rows')).headers['x-cache']).toBe('hit');
  });
});
