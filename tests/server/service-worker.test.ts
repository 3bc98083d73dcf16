import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { serviceWorker } from '#server/http/service-worker.ts';
import { serving } from './page-cache/asking.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Any file would do as a built script. */
const FILE = import.meta.filename;

const served = async (options: Parameters<typeof serviceWorker>[0], vitrina = false) => {
  const worker = serviceWorker(options, (() => ({ site: { vitrina } })) as never);
  const server = await serving(express().use(worker));
  closing.push(server.close);
  return server.ask;
};

describe('the script of the offline page', () => {
  it('OFFLINE-2: names its build, is asked for each time, and is sent once', async () => {
    const ask = await served({ build: 'b"1', file: FILE });
    const { status, headers, body } = await ask('/service-worker.js');
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' });
    expect(body.toString()).toBe(`self.BUILD="b\\"1";${readFileSync(FILE, 'utf8')}`);
    const again = await ask('/service-worker.js', { 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
    const next = await served({ build: 'b2', file: FILE });
    expect((await next('/service-worker.js', { 'if-none-match': String(headers.etag) })).status).toBe(200);
    expect((await ask('/service-worker.js/x')).status).toBe(404);
  });

  it('OFFLINE-9: is not there in the vitrina', async () => {
    const { status, body } = await (await served({ build: 'b', file: FILE }, true))('/service-worker.js');
    expect([status, body.toString()]).toEqual([404, 'Not found\n']);
  });

  it('OFFLINE-2: ends itself where there is to be none, with what it has kept and nothing of others', async () => {
    const { body } = await (await served({ build: 'b' }))('/service-worker.js');
    const deleted: string[] = [];
    const work: Promise<unknown>[] = [];
    const listeners = new Map<string, (event: object) => void>();
    let ended = 0;
    let waits = true;
    vm.runInNewContext(body.toString(), {
      addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
      skipWaiting: () => {
        waits = false;
      },
      caches: {
        keys: async () => ['offline:build:a', 'offline:pictures', 'others'],
        delete: async (name: string) => deleted.push(name),
      },
      registration: {
        unregister: async () => {
          ended += 1;
        },
      },
    });
    listeners.get('install')?.({});
    listeners.get('activate')?.({ waitUntil: (given: Promise<unknown>) => work.push(given) });
    await Promise.all(work);
    expect([waits, deleted, ended]).toEqual([false, ['offline:build:a', 'offline:pictures'], 1]);
    expect([...listeners.keys()]).toEqual(['install', 'activate']);
  });
});
