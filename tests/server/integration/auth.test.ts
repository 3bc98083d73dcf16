import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShop } from '#tests/support/running-shop.ts';

let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

interface Ask {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly host?: string;
}

/** Asks the shop under a host name of one's choice, which `fetch` would not let one say. */
const ask = async (path: string, { method = 'GET', headers = {}, body, host }: Ask = {}) => {
  const { port } = new URL(shop.origin);
  const sent = request({
    host: '127.0.0.1',
    port,
    path,
    method,
    headers: { host: host ?? `vitrina.localhost:${port}`, ...headers },
  });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const text = (await answer.setEncoding('utf8').toArray()).join('');
  return { status: answer.statusCode, headers: answer.headers, cookies: answer.headers['set-cookie'] ?? [], text };
};
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const login = (given: object, headers?: Record<string, string>) =>
  post('login', { login: 'partner', password: 'zori-demo', locale: 'ru', ...given }, headers);
const nameAndValue = (cookie = '') => cookie.split(';')[0] ?? '';

describe('signing in', () => {
  it('AUTH-1: keeps the token in a cookie that scripts cannot read, and says nothing of it', async () => {
    const answer = await login({});
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toEqual({ ok: true, value: { isAuth: true } });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.cookies).toHaveLength(1);
    const [pair = '', ...flags] = (answer.cookies[0] ?? '').split('; ');
    expect(pair).toMatch(/^__Host-shtoken=.+/);
    expect(flags.sort()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']);
    const token = decodeURIComponent(pair.slice(pair.indexOf('=') + 1));

    const session = await ask('/api/auth/session', { headers: { cookie: pair } });
    expect(JSON.parse(session.text)).toEqual({ ok: true, value: { isAuth: true } });
    expect(session.headers['cache-control']).toBe('no-store');
    const page = await ask('/', { headers: { cookie: pair } });
    expect(page.status).toBe(200);
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
    const kept = nameAndValue((await login({})).cookies[0]);
    const answer = await post('logout', {}, { cookie: kept });
    expect(JSON.parse(answer.text)).toEqual({ ok: true, value: { isAuth: false } });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.cookies[0]).toMatch(/^__Host-shtoken=; .*Expires=Thu, 01 Jan 1970.*HttpOnly; Secure/);
  });

  it('AUTH-8: nobody is signed in without a cookie, or with a broken one', async () => {
    for (const cookie of ['', '__Host-shtoken=', '__Host-shtoken=%E0%A4%A']) {
      const { text } = await ask('/api/auth/session', { headers: { cookie } });
      expect(JSON.parse(text)).toEqual({ ok: true, value: { isAuth: false } });
    }
  });
});

describe('the face', () => {
  const canonical = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';

  it('is picked by the host alone, each with its own canonical addresses', async () => {
    const { port } = new URL(shop.origin);
    const hosts = [
      [`vitrina.localhost:${port}`, `http://vitrina.localhost:${port}`],
      [`VITRINA.localhost:${port}`, `http://vitrina.localhost:${port}`],
      [`localhost:${port}`, shop.origin],
      ['elsewhere.example', shop.origin],
    ] as const;
    for (const [host, origin] of hosts) {
      const { text } = await ask('/delivery', { host });
      expect(new URL(canonical(text)).origin).toBe(origin);
    }
  });

  it('is not picked by what a client may claim', async () => {
    const { port, host } = new URL(shop.origin);
    const vitrina = `vitrina.localhost:${port}`;
    const headers = { 'x-forwarded-host': vitrina, forwarded: `host=${vitrina}`, 'x-vitrina': 'true' };
    const { text } = await ask('/delivery', { host, headers });
    expect(new URL(canonical(text)).origin).toBe(shop.origin);
  });
});
