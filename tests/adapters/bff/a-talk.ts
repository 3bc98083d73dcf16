import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createBffPorts, type Send } from '#adapters/bff/client.ts';
import { mountBff } from '#adapters/bff/mount.ts';
import { ok } from '#core/kernel/shared/index.ts';
import type { ShopPorts } from '#core/shop.ts';

/** The key of a write. */
export const KEY = '7f3c0a52-3a83-4a07-8dc1-0f6f9f9f3c11';

type Methods = Readonly<Record<string, (query: unknown, signal?: AbortSignal) => Promise<unknown>>>;

/**
 * A real server, whose ports take whatever they are asked and answer with their own name, and a browser that asks it. At
 * `/api` a partner is signed in, at `/everybody` nobody says who is.
 */
export const aTalk = () => {
  const asked: { readonly name: string; readonly query: unknown; readonly signal: AbortSignal }[] = [];
  const sent: string[] = [];
  const says = { answer: (name: string): Promise<unknown> => Promise.resolve(ok(name)) };
  const portOf = (port: string) =>
    new Proxy(
      {},
      {
        get: (_methods, method: string) => (query: unknown, signal: AbortSignal) => {
          asked.push({ name: `${port}.${method}`, query, signal });
          return says.answer(`${port}.${method}`);
        },
      },
    );
  const ports = new Proxy({}, { get: (_ports, port: string) => portOf(port) }) as ShopPorts;
  const [partners, everybody] = [
    mountBff(
      () => ports,
      () => true,
    ),
    mountBff(() => ports),
  ];
  const server = createServer(express().use('/api', partners).use('/everybody', everybody));
  const address = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const send: Send = (path, init) => {
    sent.push(`${init?.method ?? 'GET'} ${path.replace(/\?.*/, '')}`);
    return fetch(address(path), init);
  };
  const shop = createBffPorts(send, () => Promise.reject(new Error('no files here')), { marks: () => ({}) });
  return {
    asked,
    sent,
    says,
    server,
    address,
    browser: shop as unknown as Readonly<Record<string, Methods>>,
    open: () => once(server.listen(0, '127.0.0.1'), 'listening'),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
    /** Forgets what was asked. */
    reset: () => {
      asked.length = 0;
      sent.length = 0;
      says.answer = (name) => Promise.resolve(ok(name));
    },
  };
};
