import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServerClock, TIME_CALL } from '#adapters/bff/server-time.ts';
import { aTalk } from './a-talk.ts';

const talk = aTalk();
beforeAll(talk.open);
afterAll(talk.close);

const DAY_MS = 24 * 60 * 60 * 1000;
const send = (path: string, init?: RequestInit) => fetch(talk.address(path), init);

describe('the clock of a page', () => {
  it.each([
    ['a day ahead', DAY_MS],
    ['three years behind', -3 * 365 * DAY_MS],
    ['right', 0],
  ])("BROWSING-15: is the server's where the device is %s", async (_what, wrong) => {
    const clock = createServerClock({ now: () => Date.now() + wrong }, send);
    await clock.set;
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1_000);
  });

  it("BROWSING-15: is the device's without an answer", async () => {
    const clock = createServerClock({ now: () => 5 }, () => Promise.reject(new Error('offline')));
    await clock.set;
    expect(clock.now()).toBe(5);
  });

  it("BROWSING-15: no cache may keep the server's time", async () => {
    const answer = await send(`/api${TIME_CALL}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await send(`/api${TIME_CALL}`, { method: 'POST' })).status).toBe(405);
  });
});
