import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, ask as askServer, sentBack, signIn, tokenIn, vitrinaHost } from '#tests/support/asking.ts';
import { startShop } from '#tests/support/running-shop.ts';

const TOKEN_LIFETIME_MS = 12 * 60 * 60 * 1000;

let now = Date.now();
let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  shop = await startShop({ now: () => now });
});
afterAll(() => shop.close());

/** Asks the vitrina, unless another host is given. */
const ask = (path: string, asked: Ask = {}) =>
  askServer(shop.origin, path, { host: vitrinaHost(shop.origin), ...asked });
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const login = (given: object, headers?: Record<string, string>) =>
  post('login', { login: 'partner', password: 'zori-demo', locale: 'ru', ...given }, headers);
const CLEARED = /^__Host-shtoken=; .*Expires=Thu, 01 Jan 1970.*HttpOnly; Secure/;
const partner = () => signIn(shop.origin, 'partner', 'zori-demo');
const call = (path: string, input: object) => `/api/${path}?input=${encodeURIComponent(JSON.stringify(input))}`;

describe('signing in', () => {
  it('AUTH-1: keeps the token in a cookie that scripts cannot read, and says nothing of it', async () => {
    const answer = await login({});
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toEqual({ ok: true, value: { isAuth: true } });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.cookies.map((cookie) => cookie.slice(0, cookie.indexOf('=')))).toEqual([
      '__Host-shtoken',
      '__Host-last',
    ]);
    const [pair = '', ...flags] = (answer.cookies[0] ?? '').split('; ');
    expect(flags.sort()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']);
    const token = tokenIn(pair);

    const session = await ask('/api/auth/session', { headers: { cookie: pair } });
    expect(JSON.parse(session.text)).toEqual({ ok: true, value: { isAuth: true } });
    expect(session.headers['cache-control']).toBe('no-store');
    const page = await ask('/', { headers: { cookie: pair } });
    expect(page.status).toBe(200);
    expect(page.headers['cache-control']).toBe('no-store');
    for (const said of [answer.text, session.text, page.text, shop.printed.out, shop.printed.err])
      expect(said).not.toContain(token);
    expect(shop.printed.out).not.toContain('zori-demo');
  });

  it.each(['ru', 'ro'])('says the same of a wrong login and a wrong password in %s', async (locale) => {
    const stranger = await login({ login: 'nobody', locale });
    const forgetful = await login({ password: 'wrong', locale });
    expect(stranger.text).toBe(forgetful.text);
    expect(stranger.status).toBe(forgetful.status);
    expect(JSON.parse(stranger.text)).toMatchObject({ ok: false, error: { kind: 'refused' } });
    expect([...stranger.cookies, ...forgetful.cookies]).toEqual([]);
  });

  it('AUTH-3: names the fields in which nothing was typed', async () => {
    const { text } = await login({ login: ' ', password: '' });
    const errors = { login: 'required', password: 'required' };
    expect(JSON.parse(text)).toEqual({ ok: false, error: { kind: 'fields', errors } });
  });

  it('refuses what is not as agreed', async () => {
    expect((await login({ login: 1 })).status).toBe(400);
    expect((await login({ locale: 'en' })).status).toBe(400);
    expect((await login({ password: 'x'.repeat(20_000) })).status).toBe(413);
    expect((await login({}, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await ask('/api/auth/login')).status).toBe(405);
  });

  it.each(['login', 'logout'])('refuses a %s that another site asks for', async (path) => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      const answer = await post(path, { login: 'partner', password: 'zori-demo', locale: 'ru' }, headers);
      expect(answer.status).toBe(403);
      expect(answer.cookies).toEqual([]);
    }
  });
});

describe('signing out', () => {
  it('AUTH-2: takes the cookie back', async () => {
    const kept = sentBack((await login({})).cookies[0]);
    const answer = await post('logout', {}, { cookie: kept });
    expect(JSON.parse(answer.text)).toEqual({ ok: true, value: { isAuth: false } });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.cookies[0]).toMatch(CLEARED);
    expect(answer.headers['clear-site-data']).toBe('"storage"');
  });

  it('AUTH-12: takes back how the partner had lists laid out', async () => {
    const kept = sentBack((await login({})).cookies[0]);
    const answer = await post('logout', {}, { cookie: `${kept}; list_view=rows` });
    expect(answer.cookies.filter((cookie) => cookie.startsWith('list_view=;'))).toHaveLength(1);
  });

  it('AUTH-8: nobody is signed in without a cookie, or with a broken one', async () => {
    for (const cookie of ['', '__Host-shtoken=', '__Host-shtoken=%E0%A4%A']) {
      const { text } = await ask('/api/auth/session', { headers: { cookie } });
      expect(JSON.parse(text)).toEqual({ ok: true, value: { isAuth: false } });
    }
  });
});

describe('whoever signs in next', () => {
  const LAST =
    /^__Host-last=[\w-]{43}\.[\w-]{36}\.[\w-]{43}; Max-Age=31536000; Path=\/; Expires=.+; HttpOnly; Secure; SameSite=Lax$/;
  const cleared = ({ headers }: Awaited<ReturnType<typeof ask>>) => {
    expect(headers['x-reset']).toBe(headers['clear-site-data'] && '1');
    return headers['clear-site-data'];
  };

  it('AUTH-12: keeps what the same partner left, and finds nothing of another', async () => {
    const first = await login({});
    expect(cleared(first)).toBe('"storage"');
    expect(first.cookies[1]).toMatch(LAST);
    const cookie = sentBack(first.cookies[1]);
    expect(cleared(await login({}, { cookie }))).toBeUndefined();
    expect(cleared(await login({ password: 'wrong' }, { cookie }))).toBeUndefined();
    const other = await login({ login: 'techno-nord', password: 'nord-2026' }, { cookie });
    expect(cleared(other)).toBe('"storage"');
    expect(cleared(await login({}, { cookie: sentBack(other.cookies[1]) }))).toBe('"storage"');
  });
});

describe('tries to sign in', () => {
  it('AUTH-10: end after ten wrong ones, for this login alone, and say when to come again', async () => {
    const wrong = () => login({ login: 'guessed', password: 'guess' });
    for (let nth = 0; nth < 10; nth += 1) expect((await wrong()).status).toBe(200);
    const limited = await wrong();
    expect(limited.status).toBe(429);
    const { error } = JSON.parse(limited.text);
    expect(error).toEqual({ kind: 'limited', seconds: Number(limited.headers['retry-after']) });
    expect(error.seconds).toBeGreaterThan(50);
    expect((await login({})).status).toBe(200);
  });

  it('AUTH-15: of the partner in a known place are no news to them', async () => {
    const { cookies } = await login({ login: 'techno-nord', password: 'nord-2026' });
    const known = { cookie: sentBack(cookies.find((cookie) => cookie.startsWith('__Host-last='))) };
    const notice = async (headers = {}) => {
      const answer = await login({ login: 'techno-nord', password: 'nord-2026' }, headers);
      return answer.cookies.find((cookie) => cookie.startsWith('failed_tries='));
    };
    expect(await notice(known)).toBeUndefined();
    // This address is known by now: what is wrong here counts for it alone.
    await login({ login: 'techno-nord', password: 'wrong' });
    expect(await notice(known)).toBeUndefined();
  });
});

describe('the sign-in page', () => {
  const form = (fields: Record<string, string>, headers: Record<string, string> = {}, path = '/auth') =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ username: 'partner', password: 'zori-demo', ...fields }).toString(),
    });

  it('AUTH-5: stands alone, with a form that needs no scripts', async () => {
    const { status, text, headers } = await ask('/ro/auth?return=%2Fro%2Fvitrina');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toMatch(/<form[^>]* action="\/ro\/auth" method="post"/);
    expect(text).toContain('name="return" value="/ro/vitrina"');
    expect(text).not.toMatch(/<header|<footer|<nav/);
  });

  it('AUTH-6: leads on to where one was going, and never off the site', async () => {
    const { status, headers, cookies } = await form({ return: '/ro/vitrina' }, {}, '/ro/auth');
    expect([status, headers.location]).toEqual([303, '/ro/vitrina']);
    expect(cookies[0]).toMatch(/^__Host-shtoken=.+HttpOnly; Secure/);
    for (const hostile of ['//evil.example', 'https://evil.example', '/\\evil.example', '/auth'])
      expect((await form({ return: hostile })).headers.location).toBe('/');
  });

  it('says what is wrong with what was sent, in the same words for login and password', async () => {
    const answers = [await form({ username: 'nobody-here' }), await form({ password: 'wrong', return: '/vitrina' })];
    expect(answers.map(({ headers }) => headers.location)).toEqual([
      '/auth?problem=refused',
      '/auth?problem=refused&return=%2Fvitrina',
    ]);
    expect(answers.flatMap(({ cookies }) => cookies)).toEqual([]);
    expect((await ask('/auth?problem=refused')).text).toContain('Неверный логин или пароль');
    expect((await form({ username: ' ' })).headers.location).toBe('/auth?problem=fields');
  });

  it('takes no form of another site', async () => {
    expect((await form({}, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await form({}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('AUTH-6: sends on whoever is signed in already', async () => {
    const { status, headers } = await ask('/auth?return=%2Fvitrina', { headers: { cookie: await partner() } });
    expect([status, headers.location]).toEqual([302, '/vitrina']);
  });
});

describe('the guard of the vitrina', () => {
  it.each([
    ['/', '/auth'],
    ['/ro', '/ro/auth'],
    ['/vitrina/smartphones?page=2', '/auth?return=%2Fvitrina%2Fsmartphones%3Fpage%3D2'],
    ['/no-such-page', '/auth?return=%2Fno-such-page'],
  ])('AUTH-4: leads a stranger from %s to %s before anything is shown', async (from, to) => {
    const { status, headers, text } = await ask(from);
    expect([status, headers.location]).toEqual([302, to]);
    expect(headers['cache-control']).toBe('no-store');
    expect(text).not.toContain('<html');
  });

  it.each(['catalog/menu', 'orders/status', 'partner/sellers', 'partner/orders', 'no/such'])(
    'AUTH-4: answers a stranger’s call of %s with 401 as agreed',
    async (path) => {
      const { status, headers, text } = await ask(call(path, { locale: 'ru' }));
      expect(status).toBe(401);
      expect(headers['cache-control']).toBe('no-store');
      expect(JSON.parse(text)).toMatchObject({
        ok: false,
        error: { kind: 'domain', code: 'unauthorised', status: 401 },
      });
    },
  );

  it('AUTH-7: has neither comparison nor favourites, and no catalogue menu or footer', async () => {
    const headers = { cookie: await partner() };
    for (const path of ['/compare', '/favorites', '/ro/compare'])
      expect((await ask(path, { headers })).status).toBe(404);
    const { text } = await ask('/', { headers });
    expect(text).not.toMatch(/<footer|href="\/compare|href="\/favorites/);
  });

  it('shows partners both prices, by the vitrina’s own addresses', async () => {
    const headers = { cookie: await partner() };
    for (const path of ['/vitrina', '/ro/vitrina', '/vitrina/smartphones'])
      expect((await ask(path, { headers })).status, path).toBe(200);
    for (const [broken, path] of [
      ['/vitrina/smartphones/undefined', '/vitrina/smartphones'],
      ['/ro/vitrina/none', '/ro/vitrina'],
    ] as const) {
      const { status, headers: led } = await ask(broken, { headers });
      expect([status, led.location], broken).toEqual([301, path]);
    }
    const text = (await ask('/vitrina/smartphones', { headers })).text;
    expect(text).toContain('"tierPrices":');
    const url = /"url":"([^"]+)"/.exec(text.slice(text.indexOf('"products":')))?.[1] ?? '';
    const product = await ask(`/vitrina/smartphones/${url}`, { headers });
    expect(product.status).toBe(200);
    expect(product.text).toContain('"tierPrices":');
  });

  it('SEARCH-5 SEARCH-6 SEARCH-15: searches for a code by code alone, and goes to the product that has it', async () => {
    const headers = { cookie: await partner() };
    const listing = await ask(call('catalog/collection', { locale: 'ru', name: 'popular' }), { headers });
    const products: { code: string; url: string }[] = JSON.parse(listing.text).value;
    const { code, url } = products.find((product) => /^MI\d{8}$/.test(product.code)) ?? { code: '', url: '' };
    const exact = await ask(`/ro/search?query=${code}`, { headers });
    expect([exact.status, exact.headers.location]).toEqual([302, `/ro/product/${url}`]);
    const begun = await ask(`/search?query=${code.slice(0, 9)}`, { headers });
    expect(begun.status).toBe(200);
    expect(begun.text).toContain(code);
    expect(begun.text).toContain('"byCategory":[]');
    expect((await ask('/search?query=xiaomi', { headers })).text).toContain('"byCategory":[{');
    // SEARCH-26: its digits alone are the code, too.
    const digits = await ask(`/search?query=${code.slice(2)}`, { headers });
    expect([digits.status, digits.headers.location]).toEqual([302, `/product/${url}`]);
    // SEARCH-27: a beginning with a space in it is no brand.
    const spaced = await ask(`/search?query=mi+${code.slice(2, 8)}`, { headers });
    expect(spaced.text).toContain(code);
    expect(spaced.text).toContain('"byCategory":[]');
    const { host } = new URL(shop.origin);
    expect((await ask(`/search?query=${code}`, { host })).status).toBe(200);
  });

  it('AUTH-9: leads the shop’s visitors over, and knows no session there', async () => {
    const { host, origin } = new URL(shop.origin);
    const vitrina = origin.replace('//', '//vitrina.');
    for (const path of ['/auth', '/ro/auth?return=%2Fro', '/vitrina/smartphones']) {
      const { status, headers } = await ask(path, { host });
      expect([status, headers.location]).toEqual([302, vitrina + path]);
    }
    const headers = { cookie: await partner() };
    for (const path of ['session', 'login', 'logout'])
      expect((await ask(`/api/auth/${path}`, { host })).status).toBe(404);
    expect((await ask('/auth', { host, method: 'POST' })).status).toBe(405);
    const listing = call('catalog/collection', { locale: 'ru', name: 'popular' });
    expect((await ask(listing, { host, headers })).text).not.toContain('tierPrices');
    expect((await ask(listing, { headers })).text).toContain('tierPrices');
    expect((await ask(call('partner/sellers', { locale: 'ru' }), { host, headers })).status).toBe(401);
  });
});

describe('a token that is over', () => {
  const expired = async () => {
    const cookie = await partner();
    now += TOKEN_LIFETIME_MS;
    return { cookie };
  };

  it.each(['/delivery', '/vitrina/smartphones', '/no-such-page'])(
    'AUTH-11: is taken back by %s, which leads to the sign-in page once',
    async (path) => {
      const headers = await expired();
      const first = await ask(path, { headers });
      expect([first.status, first.headers.location]).toEqual([302, `/auth?return=${encodeURIComponent(path)}`]);
      expect(first.cookies).toHaveLength(1);
      expect(first.cookies[0]).toMatch(CLEARED);
      // Even a browser that kept the cookie would not be led round in circles.
      for (const kept of [{}, headers])
        expect((await ask(first.headers.location as string, { headers: kept })).status).toBe(200);
    },
  );

  it('AUTH-11: is taken back by a call, which is answered with 401', async () => {
    const headers = await expired();
    for (const path of [
      call('catalog/collection', { locale: 'ru', name: 'popular' }),
      call('partner/sellers', { locale: 'ru' }),
    ]) {
      const { status, cookies, text } = await ask(path, { headers });
      expect(status).toBe(401);
      expect(cookies).toHaveLength(1);
      expect(cookies[0]).toMatch(CLEARED);
      expect(JSON.parse(text)).toMatchObject({ ok: false, error: { status: 401 } });
    }
  });

  it('AUTH-11: is nobody’s session', async () => {
    const { cookies, text } = await ask('/api/auth/session', { headers: await expired() });
    expect(JSON.parse(text)).toEqual({ ok: true, value: { isAuth: false } });
    expect(cookies[0]).toMatch(CLEARED);
  });
});

describe('the face', () => {
  const canonical = (html: string) => new URL(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '').origin;

  it('is picked by the host alone, each with its own canonical addresses', async () => {
    const { port } = new URL(shop.origin);
    const headers = { cookie: await partner() };
    const hosts = [
      [`vitrina.localhost:${port}`, `http://vitrina.localhost:${port}`],
      [`VITRINA.localhost:${port}`, `http://vitrina.localhost:${port}`],
      [`localhost:${port}`, shop.origin],
      [`127.0.0.1:${port}`, shop.origin],
    ] as const;
    for (const [host, origin] of hosts)
      expect(canonical((await ask('/delivery', { host, headers })).text)).toBe(origin);
  });

  it('is not picked by what a client may claim', async () => {
    const { port, host } = new URL(shop.origin);
    const vitrina = `vitrina.localhost:${port}`;
    const headers = { 'x-forwarded-host': vitrina, forwarded: `host=${vitrina}`, 'x-vitrina': 'true' };
    expect(canonical((await ask('/delivery', { host, headers })).text)).toBe(shop.origin);
  });

  it.each(['evil.example', 'localhost', 'vitrina.localhost', 'vitrina.localhost.evil.example', 'localhost:1'])(
    'ROUTE-9: refuses the host %s, wherever it asks',
    async (host) => {
      for (const path of ['/', '/delivery', '/assets/x.js', '/api/catalog/menu', '/api/auth/session']) {
        const { status, headers, text } = await ask(path, { host });
        expect(status, path).toBe(421);
        expect(headers['cache-control']).toBe('no-store');
        expect(headers.location).toBeUndefined();
        expect(text).not.toContain(host);
      }
    },
  );
});
