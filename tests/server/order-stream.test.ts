import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, expect, it } from 'vitest';
import { createBffOrderStream } from '#adapters/bff/order-stream-client.ts';
import { ORDER_STREAM } from '#adapters/bff/order-stream-path.ts';
import { err, notFound, ok } from '#core/kernel/shared/index.ts';
import type { OrderNews, RelayOrders } from '#core/purchase/live-order/index.ts';
import { createOrderStreams } from '#server/http/order-stream.ts';
import { routeKind } from '#server/operations/route-kind.ts';
import { aStatus, linkKey, query } from '#tests/core/purchase/live-order/orders.ts';
import { eventually } from '#tests/support/running-shop.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A shop that passes all news on, and the stream of a browser that reads it. */
const aShop = async (most = Number.POSITIVE_INFINITY) => {
  const listeners = new Set<(news: OrderNews) => void>();
  const follow: RelayOrders['follow'] = (_query, listener) => {
    if (listeners.size >= most) return undefined;
    listeners.add(listener);
    listener(ok(aStatus()));
    return () => void listeners.delete(listener);
  };
  const streams = createOrderStreams({ follow });
  server = createServer(express().use(ORDER_STREAM, streams.router)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stream = createBffOrderStream((path, init) => fetch(origin + path, init));
  return {
    listeners,
    streams,
    post: (body: unknown, headers: Record<string, string> = {}) =>
      fetch(origin + ORDER_STREAM, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    tell: (news: OrderNews) => {
      for (const listener of listeners) listener(news);
    },
    listen: () => {
      const heard = { news: [] as OrderNews[], beats: 0, broken: 0 };
      const close = stream.open(query, {
        news: (news) => void heard.news.push(news),
        alive: () => {
          heard.beats += 1;
        },
        broken: () => {
          heard.broken += 1;
        },
      });
      return { heard, close };
    },
  };
};

it('news of an order come as they are, to everybody who listens, until one stops', async () => {
  const { listeners, listen, tell } = await aShop();
  const [one, other] = [listen(), listen()];
  await eventually(() => one.heard.news.length === 1 && other.heard.news.length === 1);
  const confirmed = ok(aStatus({ status: 'confirmed' }));
  tell(confirmed);
  await eventually(() => one.heard.news.length === 2 && other.heard.news.length === 2);
  expect(one.heard.news).toEqual([ok(aStatus()), confirmed]);
  expect(one.heard.beats).toBeGreaterThan(0);
  one.close();
  await eventually(() => listeners.size === 1);
  expect(one.heard.broken).toBe(0);
});

it('LIVE-4: a stream ends with an order at its end, and with a link that leads nowhere', async () => {
  for (const last of [ok(aStatus({ status: 'delivered' })), err(notFound('No order has this link'))]) {
    const { listeners, listen, tell } = await aShop();
    const { heard } = listen();
    await eventually(() => heard.news.length === 1);
    tell(last);
    await eventually(() => heard.broken === 1);
    expect(heard.news.at(-1)).toEqual(last);
    await eventually(() => listeners.size === 0);
  }
});

it('LIVE-7: whoever is one too many, of all or of one address, is asked to do without', async () => {
  const few = await aShop(1);
  const first = few.listen();
  await eventually(() => first.heard.news.length === 1);
  expect((await few.post(query)).status).toBe(503);
  const { heard } = few.listen();
  await eventually(() => heard.broken === 1);

  const shop = await aShop();
  const all = Array.from({ length: 20 }, () => shop.listen());
  await eventually(() => shop.listeners.size === 20);
  expect((await shop.post(query)).status).toBe(503);
  all[0]?.close();
  await eventually(() => shop.listeners.size === 19);
  const late = shop.listen();
  await eventually(() => late.heard.news.length === 1);
});

it('all streams end when the shop is to stop', async () => {
  const { listen, streams, tell } = await aShop();
  const { heard } = listen();
  await eventually(() => heard.news.length === 1);
  streams.close();
  tell(ok(aStatus({ status: 'confirmed' })));
  await eventually(() => heard.broken === 1);
  expect(heard.news).toEqual([ok(aStatus())]);
});

it('LIVE-10: the key is asked for in a body, from the shop itself, and its stream is packed and kept by nobody', async () => {
  const { post, listen } = await aShop();
  for (const odd of [{}, { linkKey: 'short', locale: 'ro' }, { linkKey, locale: 'de' }, { ...query, more: 1 }])
    expect((await post(odd)).status).toBe(400);
  expect((await post(query, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await post(query, { 'content-type': 'text/plain' })).status).toBe(415);
  const answer = await post(query);
  expect(answer.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  await answer.body?.cancel();
  listen().close();
  expect([routeKind(ORDER_STREAM), routeKind('/api/orders/by-link')]).toEqual(['stream', 'call']);
});
