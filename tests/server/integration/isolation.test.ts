import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { random } from '#adapters/provider-sandbox/catalogue/random.ts';
import { secondPrice } from '#adapters/provider-sandbox/orders/pricing.ts';
import { content } from '#tests/adapters/provider-sandbox/shop-content.ts';
import { ask, signIn, tokenIn, vitrinaHost } from '#tests/support/asking.ts';
import { startRedis } from '#tests/support/redis.ts';
import { startShop } from '#tests/support/running-shop.ts';

const REQUESTS = 10_000;
/** Requests under way at a time. */
const LANES = 24;
/** One request of so many is for a page; the rest are calls, which cost less. */
const PAGE_EVERY = 8;

type Shop = Awaited<ReturnType<typeof startShop>>;
const shell = promisify(execFile);

/** What only one partner may ever be given. */
interface Secrets {
  readonly login: string;
  readonly cookie: string;
  /** Token, company and sellers. */
  readonly words: readonly string[];
  /** Numbers of orders and phones of their customers, all as `SOLD` finds them. */
  readonly sold: ReadonlySet<string>;
  /** Every second price of theirs, bani. */
  readonly prices: ReadonlySet<number>;
}

/** Somebody at one of the hosts, and whose secrets they may be given. */
interface Asker {
  readonly name: string;
  readonly host: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly own?: Secrets;
  /** The vitrina answers to strangers with its sign-in page or 401. */
  readonly refused?: true;
}

let redis: Awaited<ReturnType<typeof startRedis>>;
let shop: Shop;
let database: DatabaseSync;
let partners: readonly Secrets[];

beforeAll(async () => {
  redis = await startRedis();
  shop = await startShop({ env: { REDIS_URL: redis.url, LOG_LEVEL: 'trace' } });
  database = new DatabaseSync(join(shop.dataDir, 'provider.sqlite'), { readOnly: true });
  partners = await Promise.all(content.vitrinaAccounts.slice(0, 2).map(secretsOf));
}, 120_000);
afterAll(async () => {
  database.close();
  await shop.close();
  await redis.close();
});

type Account = (typeof content.vitrinaAccounts)[number];

const secretsOf = async ({ login, password, companyName, priceLevel, sellers }: Account): Promise<Secrets> => {
  const cookie = await signIn(shop.origin, login, password);
  const orders = database.prepare('SELECT number, phone FROM orders WHERE partner = ?').all(login);
  const common = database.prepare('SELECT DISTINCT second_price AS price FROM product WHERE second_price > 0').all();
  const token = tokenIn(cookie);
  // Somebody may buy or write a review under a seller's name: such a name tells nothing.
  const namesakes = database.prepare(
    'SELECT 1 FROM orders WHERE name = ?1 UNION SELECT 1 FROM review WHERE author = ?1',
  );
  const people = sellers.flatMap(({ id, name }) => [`"${id}"`, ...(namesakes.get(name) ? [] : [name])]);
  const sold = orders.flatMap(({ number, phone }) => [String(number), String(phone)]);
  expect(sold.filter((word) => word.match(SOLD)?.[0] !== word)).toEqual([]);
  return {
    login,
    cookie,
    words: [token, companyName, ...people],
    sold: new Set(sold),
    prices: new Set(common.map(({ price }) => secondPrice(Number(price), priceLevel))),
  };
};

const call = (path: string, input: object) => `/api/${path}?input=${encodeURIComponent(JSON.stringify(input))}`;
const anywhere = { selection: [], price: {}, sort: 'price-' };

/** Calls and pages, each with everything in it that a partner may be given. */
const addresses = () => {
  const products = database
    .prepare('SELECT product_id, url, code FROM product ORDER BY popularity DESC LIMIT 12')
    .all();
  const both = ['ru', 'ro'] as const;
  const ids = products.map(({ product_id }) => String(product_id));
  const filter = { start: '2023-9-4', end: '2030-1-1', query: '' };
  const calls = both.flatMap((locale) => [
    ...['popular', 'newest', 'promo'].map((name) => call('catalog/collection', { locale, name })),
    ...[1, 2].map((page) => call('catalog/listing', { locale, category: 'smartphones', state: { ...anywhere, page } })),
    ...products.map(({ url }) => call('catalog/product', { locale, url })),
    call('catalog/current', { locale, productIds: ids }),
    call('catalog/described', { locale, productIds: ids.slice(0, 3) }),
    call('catalog/sliders', { locale }),
    call('search/by-text', { locale, text: 'xiaomi' }),
    ...products.slice(0, 3).map(({ code }) => call('search/by-code', { locale, text: code })),
    call('search/by-codes', { locale, codes: products.map(({ code }) => code) }),
    call('catalog/menu', { locale }),
    call('settings/global', { locale }),
    call('delivery/regions', { locale }),
    call('partner/sellers', { locale }),
    ...[1, 2, 3].map((page) => call('partner/orders', { locale, filter: { ...filter, page } })),
  ]);
  const paths = ['/', '/vitrina/smartphones', '/order', '/delivery', '/search?query=xiaomi', '/smartphones'];
  const own = ['/order/quick', '/order/quote', '/order/export.csv?start_date=2026-10-01'];
  const pages = [...paths, ...own, ...products.slice(0, 4).map(({ url }) => `/product/${String(url)}`)];
  return { calls, pages: pages.flatMap((path) => [path, `/ro${path === '/' ? '' : path}`]) };
};

const askers = (): readonly Asker[] => {
  const { host } = new URL(shop.origin);
  const vitrina = vitrinaHost(shop.origin);
  return [
    { name: 'a visitor', host, headers: {} },
    { name: 'a stranger to the vitrina', host: vitrina, headers: {}, refused: true },
    ...partners.flatMap((own): Asker[] => [
      { name: own.login, host: vitrina, headers: { cookie: own.cookie }, own },
      { name: `${own.login} in the shop`, host, headers: { cookie: own.cookie } },
    ]),
  ];
};

const TIER_PRICES = /"tierPrices":(\{[^}]*\})/g;
/** Looking for a thousand words one by one in every answer would take longer than all the answers. */
const SOLD = /Z-\d+|\+373(?:\s?\d){8}/g;

/** What a text tells that whoever reads it may not know. */
const leaksIn = (text: string, own?: Secrets): readonly string[] => {
  const foreign = partners.filter((partner) => partner !== own);
  const said = foreign.flatMap(({ words }) => words).filter((word) => text.includes(word));
  const sold = (text.match(SOLD) ?? [])
    .map((word) => word.replaceAll(/\s/g, ''))
    .filter((word) => foreign.some((partner) => partner.sold.has(word)));
  const prices = [...text.matchAll(TIER_PRICES)].flatMap(([, given = '{}']) =>
    Object.values<number>(JSON.parse(given)),
  );
  return [
    ...said,
    ...sold,
    ...prices.filter((price) => !own?.prices.has(price)).map((price) => `second price ${price}`),
  ];
};

describe('what looks for leaks', () => {
  it('finds them in what one partner is given, were it given to another, to a visitor, to a cache or to a log', async () => {
    const [own, other] = partners;
    if (!own || !other) throw new Error('Two partners are wanted');
    const host = vitrinaHost(shop.origin);
    const filter = { start: '2023-9-4', end: '2030-1-1', query: '', page: 1 };
    const orders = call('partner/orders', { locale: 'ru', filter });
    const found = { orders, page: '/order', listing: '/vitrina/smartphones', export: '/order/export.csv' };
    const leaks = Object.fromEntries(
      await Promise.all(
        Object.entries(found).map(async ([name, path]) => {
          const { text } = await ask(shop.origin, path, { host, headers: { cookie: own.cookie } });
          expect(leaksIn(text, own), path).toEqual([]);
          expect(leaksIn(text), path).toEqual(expect.arrayContaining([...leaksIn(text, other)]));
          return [name, leaksIn(text, other)] as const;
        }),
      ),
    );
    for (const name of ['orders', 'page', 'export'])
      for (const kind of [/^Z-\d+$/, /^\+\d+$/, /^[^+Z]/])
        expect(leaks[name]?.some((leak) => kind.test(leak))).toBe(true);
    expect(leaks.listing?.some((leak) => leak.startsWith('second price'))).toBe(true);

    for (const secret of [...own.words, ...own.sold].filter((_, nth) => nth % 50 < 8)) {
      expect(leaksIn(`{"a":"${secret}"}`, other), secret).toContain(secret);
      expect(leaksIn(`<td>${secret}</td>`), secret).toContain(secret);
    }
    const planted = [...own.sold][0] ?? '';
    await shell('redis-cli', ['-u', redis.url, 'SET', 'planted', planted]);
    expect((await cachedIn(redis.url)).flatMap((text) => leaksIn(text))).toEqual([planted]);
    await shell('redis-cli', ['-u', redis.url, 'DEL', 'planted']);
  });
});

describe('two partners and everybody else, all at once', () => {
  it(`never learn anything of each other in ${REQUESTS} answers, nor does any cache or log`, {
    timeout: 240_000,
  }, async () => {
    const { calls, pages } = addresses();
    const everybody = askers();
    // The same mixture on every run.
    const { pick } = random('isolation');
    const reported = { answers: 0, prices: 0, orders: 0 };
    const leaks: string[] = [];
    const statuses = new Set<string>();
    let nth = 0;

    const lane = async () => {
      while (nth < REQUESTS) {
        nth += 1;
        const asker = pick(everybody);
        const path = pick(nth % PAGE_EVERY === 0 ? pages : calls);
        const { status, text, headers } = await ask(shop.origin, path, asker);
        const leaked = leaksIn(`${text}${JSON.stringify(headers)}`, asker.own);
        leaks.push(...leaked.map((leak) => `${path} gave ${asker.name}: ${leak}`));
        statuses.add(`${asker.refused ? 'refused' : asker.own ? 'partner' : 'visitor'} ${status}`);
        if (asker.own && text.includes('"tierPrices"')) reported.prices += 1;
        if (asker.own && text.includes('"orderNumber"')) reported.orders += 1;
        reported.answers += 1;
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));

    expect(leaks.slice(0, 10)).toEqual([]);
    // They were given enough of their own for a leak to have had its chance.
    expect(reported.answers).toBe(REQUESTS);
    expect(reported.prices).toBeGreaterThan(REQUESTS / 10);
    expect(reported.orders).toBeGreaterThan(REQUESTS / 100);
    expect([...statuses].filter((status) => /[45]\d\d$/.test(status)).sort()).toEqual([
      'refused 401',
      'visitor 401',
      // Pages that the vitrina alone has.
      'visitor 404',
    ]);

    const cached = await cachedIn(redis.url);
    expect(cached.length).toBeGreaterThan(5);
    expect(cached.flatMap((text) => leaksIn(text))).toEqual([]);

    const log = shop.printed.out + shop.printed.err;
    expect(log.match(/"msg":"request"/g)?.length).toBeGreaterThanOrEqual(REQUESTS);
    expect(leaksIn(log)).toEqual([]);
    for (const { password } of content.vitrinaAccounts) expect(log).not.toContain(password);
  });
});

/** Every key with its value. */
const cachedIn = async (url: string): Promise<readonly string[]> => {
  const cli = (...words: readonly string[]) =>
    shell('redis-cli', ['-u', url, '--raw', ...words], { maxBuffer: 512 * 1024 * 1024 });
  const keys = (await cli('--scan')).stdout.split('\n').filter(Boolean);
  return Promise.all(keys.map(async (key) => `${key} ${(await cli('GET', key)).stdout}`));
};
