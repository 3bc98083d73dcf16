import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServerClock, TIME_CALL } from '#adapters/bff/server-time.ts';
import { tellTime } from '#server/http/tell-time.ts';

const server = createServer(express().use(TIME_CALL, tellTime));
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => server.close());

const DAY_MS = 24 * 60 * 60 * 1000;
const send = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);

describe('the clock of a page', () => {
  it.each([
    ['a day ahead', DAY_MS],
    ['three years behind', -3 * 365 * DAY_MS],
    ['right', 0],
  ])("BROWSING-15: shows the server's time when the device's is %s", async (_what, wrong) => {
    const clock = createServerClock({ now: () => Date.now() + wrong }, send);
    await clock.set;
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1_000);
  });

  it("BROWSING-15: shows the device's time without an answer", async () => {
    const clock = createServerClock({ now: () => 5 }, () => Promise.reject(new Error('offline')));
    await clock.set;
    expect(clock.now()).toBe(5);
  });

  it("BROWSING-15: gets the server's time past all caches", async () => {
    const answer = await send(TIME_CALL);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await send(TIME_CALL, { method: 'POST' })).status).toBe(405);
  });
});
