import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { PURGE_TAGS } from '#core/site/caching/index.ts';
import { purgeHook } from '#server/http/purge-hook.ts';

const SECRET = 'a secret of some length';
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const hook = async (secret: string | undefined = SECRET) => {
  const purged: (readonly string[])[] = [];
  const seen = new Set<string>();
  const state = { reachable: true };
  const instance = {
    purge: async (tags: readonly string[], signature = '') => {
      if (!state.reachable) throw new Error('away');
      purged.push(tags);
      seen.add(signature);
    },
    hasSeen: (signature: string) => seen.has(signature),
  };
  const server = express().use('/hooks', purgeHook(secret, instance)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/purge`;
  const send = async (body: string, headers: Record<string, string>) => {
    const response = await fetch(url, { method: 'POST', body, headers });
    return [response.status, response.headers.get('cache-control')];
  };
  return { send, purged, state };
};

const seconds = (off = 0): string => String(Math.floor(Date.now() / 1000) + off);
const signed = (body: string, { secret = SECRET, timestamp = seconds() } = {}) => ({
  'content-type': 'application/json',
  'x-timestamp': timestamp,
  'x-signature': `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`,
});
const some = JSON.stringify({ tags: ['product:7', 'category:phones'] });

describe('POST /hooks/purge', () => {
  it('CACHE-12: drops what a signed request names', async () => {
    const { send, purged } = await hook();
    expect(await send(some, signed(some))).toEqual([200, 'no-store']);
    expect(purged).toEqual([['product:7', 'category:phones']]);
  });

  it('CACHE-12: refuses what is not signed, signed otherwise, or signed for something else', async () => {
    const { send, purged } = await hook();
    const right = signed(some);
    const other = JSON.stringify({ tags: ['all'] });
    const wrong = [
      {},
      { ...right, 'x-signature': '' },
      { ...right, 'x-signature': 'sha256=00' },
      { ...right, 'x-signature': right['x-signature'].replace('sha256=', 'sha1=') },
      { ...right, 'x-timestamp': '' },
      { ...right, 'x-timestamp': 'now' },
      { ...right, 'x-timestamp': seconds(-1) },
      signed(some, { secret: `${SECRET}!` }),
      signed(other),
    ];
    for (const headers of wrong) expect(await send(some, headers), JSON.stringify(headers)).toEqual([401, 'no-store']);
    expect(purged).toEqual([]);
  });

  it('CACHE-12: refuses what is too old, too early, or comes again', async () => {
    const { send, purged } = await hook();
    for (const off of [-302, 302]) expect((await send(some, signed(some, { timestamp: seconds(off) })))[0]).toBe(401);
    const headers = signed(some, { timestamp: seconds(-290) });
    expect((await send(some, headers))[0]).toBe(200);
    expect((await send(some, headers))[0]).toBe(409);
    expect(purged).toHaveLength(1);
  });

  it('CACHE-12: refuses a body that names no pages, or too many', async () => {
    const { send, purged } = await hook();
    const many = (count: number) =>
      JSON.stringify({ tags: Array.from({ length: count }, (_, nth) => `product:${nth}`) });
    for (const body of ['', '{', '[]', '{"tags":[]}', '{"tags":["nonsense"]}', '{"tags":"all"}', many(PURGE_TAGS + 1)])
      expect((await send(body, signed(body)))[0], body.slice(0, 40)).toBe(400);
    expect((await send(many(PURGE_TAGS), signed(many(PURGE_TAGS))))[0]).toBe(200);
    const long = JSON.stringify({ tags: ['all'], more: 'x'.repeat(70_000) });
    expect((await send(long, signed(long)))[0]).toBe(413);
    expect(purged).toHaveLength(1);
  });

  it('CACHE-12: is to be tried again when not every instance can be notified', async () => {
    const { send, state } = await hook();
    const headers = signed(some);
    state.reachable = false;
    expect((await send(some, headers))[0]).toBe(503);
    state.reachable = true;
    expect((await send(some, headers))[0]).toBe(200);
  });

  it('is not there without a secret', async () => {
    const server = express().use('/hooks', purgeHook(undefined, undefined)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    closing.push(() => server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/purge`;
    expect((await fetch(url, { method: 'POST', body: some, headers: signed(some) })).status).toBe(404);
  });
});
