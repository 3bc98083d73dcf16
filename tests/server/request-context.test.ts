import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import type { PartnerSession } from '#adapters/wiring/node.ts';
import type { Shop } from '#core/shop.ts';
import { parseConfig } from '#server/config.ts';
import { createRequestContexts } from '#server/http/request-context.ts';
import { cookieVaults, signedToken } from '#server/http/session.ts';
import { createSites } from '#server/http/sites.ts';
import { ask, vitrinaHost } from '#tests/support/asking.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A server that reads each visit; tells with which session its shop was made, and refuses it where it is asked to. */
const reading = async () => {
  const sessions: (PartnerSession | undefined)[] = [];
  const app = express();
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const sites = createSites(parseConfig({ SHOP_ORIGIN: origin, VITRINA_ORIGIN: `http://${vitrinaHost(origin)}` }));
  const key = Buffer.alloc(32);
  const shopFor = (session?: PartnerSession) => {
    sessions.push(session);
    return {} as Shop;
  };
  const contextOf = createRequestContexts(sites, shopFor, cookieVaults(key));
  const signedIn = `__Host-shtoken=${encodeURIComponent(signedToken(key, 't+1', Date.now()))}`;
  app.get('/:act', (request, response) => {
    const { site, isAuth, listView, viewer } = contextOf(request, response);
    if (request.params.act === 'lists') return void response.json(listView);
    if (request.params.act === 'viewer') return void response.json(viewer ?? 'unknown');
    if (request.params.act === 'late') response.write(' ');
    if (request.params.act !== 'look') sessions[0]?.onRefused();
    response.end(
      JSON.stringify({ vitrina: site.vitrina, isAuth: isAuth(), again: contextOf(request, response).isAuth() }),
    );
  });
  const get = async (act: string, vitrina: boolean, cookie = signedIn) => {
    const { text, cookies } = await ask(origin, `/${act}`, {
      headers: { cookie },
      ...(vitrina ? { host: vitrinaHost(origin) } : {}),
    });
    return { seen: JSON.parse(text), cookies };
  };
  return { get, sessions, signedIn };
};

describe('a visit', () => {
  it('STARTUP-2: has its face and its token before anything is asked for, and is read once a request', async () => {
    const { get, sessions } = await reading();
    expect((await get('look', true)).seen).toEqual({ vitrina: true, isAuth: true, again: true });
    expect(sessions.map((session) => session?.token)).toEqual(['t+1']);
  });

  it('LISTING-7 CACHE-4: has its lists as was chosen in the vitrina, and the shop’s as everybody', async () => {
    const { get } = await reading();
    const seen = async (vitrina: boolean, cookie: string) => (await get('lists', vitrina, cookie)).seen;
    expect(await seen(true, 'a=b; list_view=tiles')).toBe('tiles');
    expect(await seen(true, 'list_view=x')).toBe('rows');
    expect(await seen(true, '')).toBe('rows');
    expect(await seen(false, 'list_view=rows')).toBe('tiles');
  });

  it('SECOND-3: has the viewer of its first HTML: a partner who turned no tab to a customer', async () => {
    const { get, signedIn } = await reading();
    const seen = async (vitrina: boolean, cookie: string) => (await get('viewer', vitrina, cookie)).seen;
    expect(await seen(true, signedIn)).toBe('partner');
    expect(await seen(true, `${signedIn}; viewer=customer`)).toBe('unknown');
    expect(await seen(true, '')).toBe('unknown');
    expect(await seen(false, signedIn)).toBe('unknown');
  });

  it('AUTH-9: carries no token on the shop', async () => {
    const { get, sessions } = await reading();
    expect((await get('look', false)).seen).toEqual({ vitrina: false, isAuth: false, again: false });
    expect(sessions).toEqual([undefined]);
  });

  it.each(['', '__Host-shtoken=', '__Host-shtoken=%E0%A4%A', '__Host-shtoken=t-1'])(
    'AUTH-8: is nobody’s with %j',
    async (cookie) => {
      const { get, sessions } = await reading();
      expect((await get('look', true, cookie)).seen.isAuth).toBe(false);
      expect(sessions).toEqual([undefined]);
    },
  );

  it('AUTH-11: gives the cookie back with the answer in which its token was refused', async () => {
    const { get } = await reading();
    const { seen, cookies } = await get('refuse', true);
    expect(seen).toEqual({ vitrina: true, isAuth: false, again: false });
    expect(cookies).toEqual([expect.stringMatching(/^__Host-shtoken=; .*Expires=Thu, 01 Jan 1970/)]);
  });

  it('AUTH-11: is over also when its answer is under way already', async () => {
    const { get } = await reading();
    const { seen, cookies } = await get('late', true);
    expect(seen.isAuth).toBe(false);
    expect(cookies).toEqual([]);
  });
});
