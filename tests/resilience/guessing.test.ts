import { createHash, createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_TOKEN } from '#adapters/provider-sandbox/start.ts';
import { LOGIN_TRIES } from '#core/kernel/auth/index.ts';
import { ask, sentBack, vitrinaHost } from '#tests/support/asking.ts';
import { type RunningRedis, startRedis } from '#tests/support/redis.ts';
import words from '#ui/i18n/ru/index.ts';
import { startHarmedShop } from './harmed-shop.ts';

let redis: RunningRedis;
let shop: Awaited<ReturnType<typeof startHarmedShop>>;
beforeAll(async () => {
  redis = await startRedis();
  shop = await startHarmedShop({
    REDIS_URL: redis.url,
    PROXY_HOPS: '1',
    LIMIT_WRITES: '60',
    LIMIT_SEARCHES: '300',
    LIMIT_ORDERS_PER_PHONE: '5',
    LIMIT_REVIEWS: '10',
    LIMIT_FILES: '60',
  });
});
afterAll(async () => {
  await shop.close();
  await redis.close();
});

const post = (path: string, from: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  ask(shop.origin, path, {
    method: 'POST',
    ...(path.startsWith('/api/auth/') ? { host: vitrinaHost(shop.origin) } : {}),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
    body: JSON.stringify(body),
  });
const login = (from: string, given: object, headers = {}) =>
  post('/api/auth/login', from, { login: 'partner', password: 'wrong', locale: 'ru', ...given }, headers);
/** A known browser of the partner as one would sign it who knows the published token. */
const forgedBy = (key: string): string => {
  const mark = `${createHash('sha256').update('partner').digest('base64url')}.${randomUUID()}`;
  return `${mark}.${createHmac('sha256', key).update(mark).digest('base64url')}`;
};
const guessesSeen = () => shop.proxy.seen.filter((call) => call.includes('/base/login')).length;

describe('guessing', () => {
  it('AUTH-10: reaches the provider once for each network, and locks its partner out of nothing', async () => {
    const right = { password: 'zori-demo' };
    const { cookies } = await login('10.9.9.9', right);
    const known = sentBack(cookies.find((cookie) => cookie.startsWith('__Host-last=')));
    const before = guessesSeen();
    for (let turn = 0; turn < 100; turn += 1)
      await Promise.all(
        Array.from({ length: 10 }, (_, nth) => login(`10.0.${(10 * turn + nth) % 100}.1`, { password: `${turn}` })),
      );
    const through = guessesSeen() - before;
    expect(through).toBeGreaterThan(LOGIN_TRIES);
    expect(through).toBeLessThanOrEqual(LOGIN_TRIES + 99);
    for (const from of ['10.0.1.1', '10.0.1.1:4711', '::ffff:10.0.1.1', '[::ffff:a00:101]:80']) {
      const locked = await login(from, right);
      expect([from, locked.status]).toEqual([from, 429]);
      expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    }
    const forged = [
      known.replace(/\.[^.]+$/, `.${'x'.repeat(43)}`),
      `__Host-last=${forgedBy(createHash('sha256').update(`known browsers ${DEFAULT_TOKEN}`).digest('base64url'))}`,
    ];
    for (const cookie of forged) expect((await login('10.0.1.1', right, { cookie })).status).toBe(429);
    const there = await login('10.0.1.1', right, { cookie: known });
    expect(there.status).toBe(200);
    expect(there.cookies.find((cookie) => cookie.startsWith('failed_tries='))).toMatch(
      new RegExp(`^failed_tries=${through}; Max-Age=600; Path=/; Expires=.*; Secure; SameSite=Lax$`),
    );
    // A new browser at a known address, and one in a place where the partner has never been.
    expect((await login('10.9.9.9', right)).status).toBe(200);
    expect((await login('172.20.1.1', right)).status).toBe(200);
  });

  it('AUTH-10: is slow in a block of IPv6 addresses that begins with zeroes', async () => {
    const before = guessesSeen();
    for (let nth = 0; nth < 60; nth += 1) await login(`2001:db8::${nth.toString(16)}`, { login: `zeroes${nth}` });
    expect(guessesSeen() - before).toBeLessThanOrEqual(30);
  });

  it('AUTH-10: tries thirty logins from one address', async () => {
    const before = guessesSeen();
    for (let nth = 0; nth < 300; nth += 1) await login('10.1.1.1', { login: `somebody${nth}` });
    expect(guessesSeen() - before).toBeLessThanOrEqual(30);
  });
});

describe('flooding', () => {
  const feedback = { feedback: { name: 'Ion Rusu', phone: '+37369123456', message: 'Bună ziua', locale: 'ro' } };

  it('LIMIT-1: with writes is held up, with words in the language of the page', async () => {
    const before = shop.proxy.seen.length;
    const answers = await Promise.all(
      Array.from({ length: 200 }, () =>
        post(
          '/api/feedback/send',
          '10.2.2.2',
          { ...feedback, key: randomUUID() },
          { referer: `${shop.origin}/ro/contacts` },
        ),
      ),
    );
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(60);
    expect(shop.proxy.seen.length - before).toBeLessThanOrEqual(65);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers['retry-after']).toBe('60');
    expect(JSON.parse(refused?.text ?? '').error).toMatchObject({
      code: 'refused',
      message: 'Prea multe cereri. Încercați puțin mai târziu.',
    });
    expect((await post('/api/feedback/send', '10.2.2.3', { ...feedback, key: randomUUID() })).status).toBe(200);
  });

  const read = async (path: string, input: object) =>
    JSON.parse((await ask(shop.origin, `/api/${path}?input=${encodeURIComponent(JSON.stringify(input))}`)).text).value;

  it('LIMIT-2: with orders for one phone is held up; a retry, and what was refused, costs its owner nothing', async () => {
    const locale = 'ru';
    const [product] = await read('catalog/collection', { locale, name: 'popular' });
    const [pickup] = await read('delivery/shops', { locale });
    const order = {
      contact: { name: 'Ion Rusu', phone: '+37369111222' },
      fulfilment: { method: 'pickup', shopId: pickup.shopId },
      ...{ payment: 'cash', comment: '', locale, expectedTotal: product.price },
      lines: [{ productId: product.productId, count: 1, tier: 'retail' }],
    };
    let sender = 0;
    const place = async (changes: object, key = randomUUID()) => {
      sender += 1;
      const answer = await post('/api/orders/place', `10.3.3.${sender}`, { key, order: { ...order, ...changes } });
      return answer.status === 200 ? JSON.parse(answer.text).value.kind : answer.status;
    };
    // A stranger names the phone: no order as agreed, one at another price, one of nothing that is sold.
    for (let nth = 0; nth < 10; nth += 1) {
      expect(await place({ payment: 'shells' })).toBe(400);
      expect(await place({ expectedTotal: 1 })).toBe('repriced');
      expect(await place({ lines: [{ productId: 'none', count: 1, tier: 'retail' }] })).not.toBe('placed');
    }
    const key = randomUUID();
    for (let nth = 0; nth < 3; nth += 1) expect(await place({}, key)).toBe('placed');
    const contact = { ...order.contact, phone: '069111222' };
    for (let nth = 0; nth < 4; nth += 1) expect(await place({ contact })).toBe('placed');
    expect(await place({})).toBe(429);
    expect(await place({}, key)).toBe('placed');
    expect(await place({ contact: { ...order.contact, phone: '+37369111223' } })).toBe('placed');
  });

  it('LIMIT-3: with reviews is held up; what was refused does not count', async () => {
    const [product] = await read('catalog/collection', { locale: 'ru', name: 'popular' });
    const review = { product: product.productId, author: 'Ion Rusu', rating: 5, text: 'Un telefon foarte bun.' };
    const send = async (given: object) =>
      (await post('/api/reviews/post', '10.4.4.4', { review: given, key: randomUUID(), locale: 'ro' })).status;
    for (let nth = 0; nth < 15; nth += 1) expect(await send({})).toBe(400);
    const reviews: number[] = [];
    for (let nth = 0; nth < 15; nth += 1) reviews.push(await send(review));
    expect(reviews).toEqual([...Array(10).fill(200), ...Array(5).fill(429)]);
  });

  it('LIMIT-5: with feeds and sitemaps is held up, all languages together', async () => {
    const statuses: number[] = [];
    for (const path of ['/products-feed.xml', '/ro/products-feed.xml', '/sitemaps/index.xml', '/sitemaps/none.xml'])
      for (let nth = 0; nth < 20; nth += 1)
        statuses.push((await ask(shop.origin, path, { headers: { 'x-forwarded-for': '10.6.6.6' } })).status);
    expect(statuses.indexOf(429)).toBe(60);
    expect(new Set(statuses.slice(60))).toEqual(new Set([429]));
    expect((await ask(shop.origin, '/products-feed.xml', { headers: { 'x-forwarded-for': '10.6.6.7' } })).status).toBe(
      200,
    );
  });

  it('LIMIT-1: with searches is held up, as a call and as a page', async () => {
    const search = (path: string) => ask(shop.origin, path, { headers: { 'x-forwarded-for': '10.5.5.5' } });
    for (let nth = 0; nth < 300; nth += 1) await search('/api/search/by-text');
    for (const path of ['/api/search/by-text', '/search?q=x', '/ro/search?q=x']) {
      const { status, headers } = await search(path);
      expect([path, status, headers['retry-after']]).toEqual([path, 429, '60']);
    }
    expect((await search('/contacts')).status).toBe(200);
  });
});

describe('a shop that shares Redis', () => {
  it('says at its start that instances need the same secret', () => {
    expect(shop.printed.out).toContain('SECRET is not set: instances that share a Redis must have the same one');
  });

  it('AUTH-13: says when a sign-out has not reached Redis, and refuses the token all the same', async () => {
    const { cookies } = await login('10.6.6.6', { password: 'zori-demo' });
    const cookie = sentBack(cookies[0]);
    const visit = () => ask(shop.origin, '/order', { host: vitrinaHost(shop.origin), headers: { cookie } });
    expect((await visit()).status).toBe(200);
    await redis.close();
    const { status, text } = await post('/api/auth/logout', '10.6.6.6', {}, { cookie });
    expect([status, JSON.parse(text).value]).toEqual([202, { isAuth: false, isPending: true }]);
    expect((await visit()).status).toBe(302);
    const page = await ask(shop.origin, '/auth?problem=pending', { host: vitrinaHost(shop.origin) });
    expect(page.text).toContain(words.auth.pending);
  });
});
