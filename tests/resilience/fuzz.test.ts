import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import express from 'express';
import fc from 'fast-check';
import { pino } from 'pino';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, calls, isRead } from '#adapters/bff/calls.ts';
import { inputs } from '#adapters/bff/inputs.ts';
import { mountBff } from '#adapters/bff/mount.ts';
import { DEFAULT_TOKEN, DEFAULT_TOKEN_HEADER, startProvider } from '#adapters/provider-sandbox/start.ts';
import { composeNode } from '#adapters/wiring/node.ts';
import { sentFor } from '#tests/support/of-schema.ts';
import { temporaryFolder } from '#tests/support/running-shop.ts';

/** Cases of each call: few with all other tests, many where there is time. */
const CASES = Number(process.env.FUZZ_CASES ?? 5);

const closing: (() => unknown)[] = [];
let origin = '';
/** Names, ids and addresses that the provider knows: what is made of them gets past the first look. */
const words: string[] = ['+37369123456', 'ion@rusu.md', 'ZORI', 'MI-1'];

const collect = (value: unknown): void => {
  if (typeof value === 'string' && value !== '' && value.length <= 60) words.push(value);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) collect(part);
};

beforeAll(async () => {
  const folder = temporaryFolder();
  closing.push(folder.remove);
  const provider = await startProvider({ port: 0, dataDir: folder.path, quiet: true, products: 40 });
  closing.push(provider.close);
  const file = (name: string): string => join(folder.path, name);
  const shop = composeNode({
    ...{
      providerUrl: provider.origin,
      providerKind: 'http',
      onReceipt: '',
      staticToken: DEFAULT_TOKEN,
      staticTokenHeader: DEFAULT_TOKEN_HEADER,
      pictureKey: Buffer.alloc(32),
    },
    ...{ pictureHosts: [], shopOrigin: 'http://localhost', vitrinaOrigin: 'http://vitrina.localhost' },
    ...{ redirectsFile: file('r.sqlite'), noticesFile: file('n.sqlite'), revokedFile: file('t.sqlite') },
    ...{ soldAtOnce: 99, shopName: 'Shop', build: 'fuzz', logger: pino({ level: 'silent' }) },
  });
  closing.push(shop.close);
  const signedIn = await shop.partners.login({ ...provider.demoLogin, locale: 'ru' });
  if (!signedIn.ok || signedIn.value.kind !== 'token') throw new Error('Nobody is signed in');
  const session = { token: signedIn.value.token, onRefused: () => undefined };
  const ports = shop.shopFor(session);
  for (const known of [ports.catalog.menu, ports.catalog.sliders, ports.delivery.regions, ports.sellers.list])
    collect(await known({ locale: 'ru' }));
  const app = express().use(
    '/api',
    mountBff(
      () => ports,
      () => true,
    ),
  );
  // No connection ends between two cases, however busy the machine is.
  const server = createServer({ keepAliveTimeout: 600_000 }, app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

type Tables = Readonly<Record<string, Readonly<Record<string, v.GenericSchema>>>>;
const rows = Object.entries(calls).flatMap(([port, methods]) =>
  Object.entries<Call>(methods).map(([method, call]) => ({
    ...call,
    schema: (inputs as unknown as Tables)[port]?.[method] ?? v.never(),
  })),
);

/** What a call answers to: its status, and its code when it is refused. */
const ask = async ({ path, kind }: Call, input: unknown): Promise<string> => {
  const body = JSON.stringify(input) ?? '';
  const answer = isRead(kind)
    ? await fetch(`${origin}/api/${path}?input=${encodeURIComponent(body)}`)
    : await fetch(`${origin}/api/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const text = await answer.text();
  return `${answer.status} ${/"code":"([^"]+)"/.exec(text)?.[1] ?? ''}`;
};

describe('whatever it is asked', () => {
  it.each(rows)('$path answers, or says what is wrong', async ({ schema, ...call }) => {
    const property = fc.asyncProperty(sentFor(schema, words), async ({ input, agreed }) => {
      const answer = await ask(call, input);
      expect(answer).toMatch(agreed ? /^[24](?!.*invalid_input)/ : /^[24]/);
    });
    await fc.assert(property, { numRuns: CASES });
  });
});
