import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { err, failure, ok } from '#core/kernel/shared/index.ts';
import { PLAIN_SHELL, type Shell } from '#core/site/settings/index.ts';
import type { ContextOf } from '#server/http/request-context.ts';
import { createSharedShell, sharedShell } from '#server/http/shared-shell.ts';

const shellOf = (deliveryText: string): Shell => ({ ...PLAIN_SHELL, deliveryText });
const shared = createSharedShell();
let today = 'fast';
const down = async () => err(failure('network', 'network', 'down'));
const shop = {
  settings: { global: down, footer: down, deliveryText: async () => ok(today) },
  catalog: { menu: down },
  credit: { partners: down },
};
let vitrina = false;
const contextOf = (() => ({ shop, site: { vitrina } })) as unknown as ContextOf;
const server = createServer(express().use(sharedShell(shared, contextOf)));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());
const ask = async (path: string) => {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  return { status: answer.status, caching: answer.headers.get('cache-control'), text: await answer.text() };
};

describe('what surrounds the pages of a language', () => {
  it('is kept once under an address that names its content, and answered for good', async () => {
    const path = shared.keep('ru', shellOf('soon'));
    expect(shared.keep('ru', shellOf('soon'))).toBe(path);
    expect(path).not.toBe(shared.keep('ro', shellOf('soon')));
    const { status, caching, text } = await ask(path);
    expect([status, caching]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(JSON.parse(text)).toEqual(shellOf('soon'));
  });

  it('is found by an instance that has rendered no page with it yet, while it is still the same', async () => {
    const elsewhere = createSharedShell();
    today = 'today';
    const known = elsewhere.keep('ro', shellOf('today'));
    const old = elsewhere.keep('ro', shellOf('yesterday'));
    expect(JSON.parse((await ask(known)).text)).toEqual(shellOf('today'));
    expect(await ask(old)).toEqual({ status: 404, caching: 'no-store', text: 'Not found' });
    expect((await ask('/assets/shell/xx.abc.json')).status).toBe(404);
  });

  it('is nothing of the vitrina, which neither keeps it nor gives it out', async () => {
    const known = shared.keep('ru', shellOf('known'));
    vitrina = true;
    expect((await ask(known)).status).toBe(404);
    vitrina = false;
    expect((await ask(known)).status).toBe(200);
  });

  it('is forgotten after twenty others', () => {
    const first = shared.keep('ru', shellOf('first'));
    for (let other = 0; other < 19; other += 1) shared.keep('ru', shellOf(`other ${other}`));
    expect(shared.find(first)).toBeDefined();
    shared.keep('ru', shellOf('first'));
    shared.keep('ru', shellOf('one more'));
    expect(shared.find(first)).toBeDefined();
    for (let other = 0; other < 20; other += 1) shared.keep('ru', shellOf(`later ${other}`));
    expect(shared.find(first)).toBeUndefined();
  });
});
