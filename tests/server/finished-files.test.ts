import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { type BuildFile, createFinishedFiles, inSlices } from '#server/http/finished-files.ts';
import { ask } from '#tests/support/asking.ts';

const MINUTE_MS = 60_000;
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server of one file, which each build numbers; `build` may replace it. */
const serve = async () => {
  const state: { now: number; epoch: number; built: number; build: BuildFile } = {
    now: 0,
    epoch: 0,
    built: 0,
    build: async function* () {
      yield '<file>';
      yield `${state.built}</file>`;
    },
  };
  const files = createFinishedFiles({ epoch: () => state.epoch, now: () => state.now, waitMs: 300 });
  const app = express()
    .get('/file.xml', async (request, response) =>
      files.send(request, response, 'file', () => {
        state.built += 1;
        return state.build();
      }),
    )
    .use(((error, _request, response, _next) => {
      response.status(error.status ?? 500).end();
    }) satisfies express.ErrorRequestHandler);
  const server = createServer(app).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    state,
    read: (headers = {}, method: 'GET' | 'HEAD' = 'GET') => ask(origin, '/file.xml', { method, headers }),
  };
};
type Served = Awaited<ReturnType<typeof serve>>;
const textOf = async ({ read }: Served) => (await read()).text;
const fails: BuildFile = async function* () {
  yield '<file>';
  throw Object.assign(new Error('Silence'), { status: 503 });
};

describe('a finished file', () => {
  it('CACHE-20: is built once for all who ask, and has a tag for each of its forms', async () => {
    const served = await serve();
    const answers = await Promise.all(Array.from({ length: 50 }, () => served.read()));
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['<file>1</file>']));
    const plain = await served.read();
    const packed = await served.read({ 'accept-encoding': 'br, gzip;q=0.5' });
    expect([packed.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['gzip', undefined]);
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    for (const { headers } of [plain, packed]) expect(headers.vary).toBe('accept-encoding');
    const tags = [plain, packed].map(({ headers }) => String(headers.etag));
    const statusFor = async (tag: string | undefined, encoding: string) =>
      (await served.read({ 'if-none-match': tag, 'accept-encoding': encoding })).status;
    expect([await statusFor(tags[0], 'identity'), await statusFor(tags[1], 'gzip')]).toEqual([304, 304]);
    expect([await statusFor(tags[1], 'identity'), await statusFor(tags[0], 'gzip')]).toEqual([200, 200]);
    for (const encoding of ['gzip', 'identity']) {
      const head = await served.read({ 'accept-encoding': encoding }, 'HEAD');
      expect([head.status, head.text]).toEqual([200, '']);
    }
    expect(served.state.built).toBe(1);
  });

  it('CACHE-20: is renewed behind its readers after 15 minutes, and before them after an hour or a purge', async () => {
    const served = await serve();
    expect(await textOf(served)).toBe('<file>1</file>');
    served.state.now = 14 * MINUTE_MS;
    expect(await textOf(served)).toBe('<file>1</file>');
    served.state.now = 16 * MINUTE_MS;
    expect(await textOf(served)).toBe('<file>1</file>');
    await expect.poll(() => textOf(served)).toBe('<file>2</file>');
    served.state.now = 77 * MINUTE_MS;
    expect(await textOf(served)).toBe('<file>3</file>');
    served.state.epoch = 1;
    expect(await textOf(served)).toBe('<file>4</file>');
    expect(served.state.built).toBe(4);
  });

  it('CACHE-20: stands in for a day while it cannot be built, which is tried every 5 s', async () => {
    const served = await serve();
    await served.read();
    served.state.build = fails;
    for (const hours of [2, 23]) {
      served.state.now = hours * 60 * MINUTE_MS;
      expect(await textOf(served)).toBe('<file>1</file>');
    }
    served.state.now = 25 * 60 * MINUTE_MS;
    expect((await served.read()).status).toBe(503);
    expect(served.state.built).toBe(2);
  });

  it('CACHE-20: is waited for so long and no longer, while its build goes on', async () => {
    const served = await serve();
    const slow = Promise.withResolvers<void>();
    served.state.build = async function* () {
      await slow.promise;
      yield '<slow/>';
    };
    expect((await served.read()).status).toBe(503);
    slow.resolve();
    expect([await textOf(served), served.state.built]).toEqual(['<slow/>', 1]);
  });
});

describe('long work', () => {
  it('gives the event loop its turn', async () => {
    let turns = 0;
    const count = (): NodeJS.Immediate =>
      setImmediate(() => {
        turns += 1;
        timer = count();
      });
    let timer = count();
    const items = Array.from({ length: 20 }, (_, nth) => nth);
    const seen: number[] = [];
    for await (const item of inSlices(items)) {
      const until = performance.now() + 6;
      while (performance.now() < until);
      seen.push(item);
    }
    clearImmediate(timer);
    expect(seen).toEqual(items);
    expect(turns).toBeGreaterThanOrEqual(items.length - 1);
  });
});
