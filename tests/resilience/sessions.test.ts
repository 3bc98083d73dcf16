import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, sentBack, sessionWith, signIn, vitrinaHost } from '#tests/support/asking.ts';
import { startHarmedShop } from './harmed-shop.ts';

let shop: Awaited<ReturnType<typeof startHarmedShop>>;
beforeAll(async () => {
  shop = await startHarmedShop();
});
afterAll(() => shop.close());

const visit = (path: string, cookie: string) =>
  ask(shop.origin, path, { host: vitrinaHost(shop.origin), headers: { cookie } });

describe('a session that has ended', () => {
  it('AUTH-13: opens nothing any more, whoever has kept its token', async () => {
    const cookie = await signIn(shop.origin, 'partner', 'zori-demo');
    expect((await visit('/order', cookie)).status).toBe(200);
    const { status, cookies } = await ask(shop.origin, '/api/auth/logout', {
      method: 'POST',
      host: vitrinaHost(shop.origin),
      headers: { cookie },
    });
    expect([status, sentBack(cookies[0])]).toEqual([200, '__Host-shtoken=']);
    for (const path of ['/order', '/order/export.csv', '/']) {
      const { status, headers } = await visit(path, cookie);
      expect([path, status, headers.location?.slice(0, 5)]).toEqual([path, 302, '/auth']);
    }
    expect((await visit('/api/partner/orders?input=%7B%7D', cookie)).status).toBe(401);
  });
});

describe('a token that nobody has confirmed', () => {
  it.each(['%00', '%0d%0aset-cookie:x', 'a%20b', 'x'.repeat(5_000), 'anything'])(
    'AUTH-14: is none when it is %s',
    async (token) => {
      for (const path of ['/order', '/order/export.csv']) {
        const { status, headers } = await visit(path, `__Host-shtoken=${token}`);
        expect([status, headers.location?.slice(0, 5)]).toEqual([302, '/auth']);
      }
    },
  );

  it('AUTH-14: shows nothing of the vitrina while the provider answers 500', async () => {
    shop.proxy.harm = (_asked, response) => void response.writeHead(500).end();
    for (const path of ['/', '/order', '/order/export.csv', '/vitrina/smartphones']) {
      const { status, headers, text } = await visit(path, sessionWith('anything', shop.dataDir));
      expect([path, status, headers['retry-after']]).toEqual([path, 503, '5']);
      expect(text).not.toContain('"isAuth":true');
    }
    expect((await visit('/auth', sessionWith('anything', shop.dataDir))).status).toBe(200);
    shop.proxy.harm = undefined;
  });
});
