import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import compression from 'compression';
import express, { type Request, type Response } from 'express';
import { pino } from 'pino';
import { request } from 'undici';
import { afterAll, describe, expect, it } from 'vitest';
import { assets } from '#server/http/assets.ts';
import { errorPages } from '#server/http/errors.ts';
import { temporaryFolder } from '#tests/support/running-shop.ts';

const SCRIPT = 'console.log("the same words again and again");\n'.repeat(100);
const folder = temporaryFolder();
writeFileSync(join(folder.path, 'packed.js'), SCRIPT);
writeFileSync(join(folder.path, 'packed.js.br'), brotliCompressSync(SCRIPT));
writeFileSync(join(folder.path, 'loose.css'), SCRIPT);

const answerError = async (_request: Request, response: Response, status: number): Promise<void> => {
  response.status(status).write(`error ${status}`);
  response.end();
};
const errors = errorPages(answerError, pino({ level: 'silent' }));
const server = express().use(compression()).use('/assets', assets(folder.path)).use(errors).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => {
  server.close();
  folder.remove();
});

const ask = async (path: string, accepted: string, more: Record<string, string> = {}) => {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = await request(`${origin}/assets/${path}`, { headers: { 'accept-encoding': accepted, ...more } });
  return { ...answer, bytes: Buffer.from(await answer.body.arrayBuffer()) };
};

describe('files of a build', () => {
  it('are sent as the build packed them, whatever their address asks besides', async () => {
    for (const path of ['packed.js', 'packed.js?of=today']) {
      const { statusCode, headers, bytes } = await ask(path, 'gzip, br');
      expect([statusCode, bytes.equals(brotliCompressSync(SCRIPT))]).toEqual([200, true]);
      expect(headers).toMatchObject({
        'content-encoding': 'br',
        'content-type': 'text/javascript; charset=utf-8',
        'content-length': String(bytes.length),
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(String(headers.vary).toLowerCase()).toBe('accept-encoding');
    }
  });

  it('are sent as they are to whoever does not take that', async () => {
    for (const accepted of ['identity', 'br;q=0']) {
      const { headers, bytes } = await ask('packed.js', accepted);
      expect([headers['content-encoding'], bytes.toString()]).toEqual([undefined, SCRIPT]);
      expect(String(headers.vary).toLowerCase()).toBe('accept-encoding');
    }
    for (const accepted of ['gzip', 'br;q=0.1, gzip;q=1'])
      expect((await ask('packed.js', accepted)).headers['content-encoding']).toBe('gzip');
  });

  it('say nothing of themselves where a part is asked for that they do not have', async () => {
    for (const accepted of ['br', 'identity']) {
      const { statusCode, headers, bytes } = await ask('packed.js', accepted, { range: 'bytes=999999-' });
      expect([statusCode, bytes.toString()]).toEqual([416, 'error 416']);
      const { etag, 'last-modified': changed, 'content-encoding': encoding, 'cache-control': cache } = headers;
      expect([etag, changed, encoding, cache]).toEqual([undefined, undefined, undefined, undefined]);
      expect(headers['content-range']).toMatch(/^bytes \*\/\d+$/);
    }
  });

  it('are packed for the moment where the build left them loose', async () => {
    const { headers, bytes } = await ask('loose.css', 'br');
    expect([headers['content-encoding'], brotliDecompressSync(bytes).toString()]).toEqual(['br', SCRIPT]);
    expect((await ask('none.js', 'br')).statusCode).toBe(404);
  });
});
