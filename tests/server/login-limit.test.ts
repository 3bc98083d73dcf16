import { describe, expect, it } from 'vitest';
import { createLoginTries } from '#adapters/cache/login-tries.ts';
import { ADDRESS_TRIES, LOGIN_TRIES } from '#core/kernel/auth/limit.ts';
import { createLoginLimit } from '#server/http/login-limit.ts';

const limitAt = (now: () => number) =>
  createLoginLimit(createLoginTries({ logger: { warn: () => undefined } }), undefined, now);

describe('the limit of tries to sign in', () => {
  const exhausted = async () => {
    let now = 0;
    const limit = limitAt(() => now);
    for (let nth = 0; nth < LOGIN_TRIES; nth += 1)
      expect(await limit.begin({ address: `1.1.1.${nth}`, login: 'partner' })).toBe(0);
    return { limit, pass: (ms: number) => (now += ms) };
  };
  const from = (address: string, login = 'partner', browser?: string) => ({ address, login, browser });

  it('AUTH-10: holds for one login, however it is written and wherever it comes from', async () => {
    const { limit, pass } = await exhausted();
    for (const login of ['partner', ' PARTNER ']) expect(await limit.begin(from('2.2.2.2', login))).toBe(900);
    expect(await limit.begin(from('2.2.2.2', 'other'))).toBe(0);
    pass(900_000);
    expect(await limit.begin(from('2.2.2.2'))).toBe(0);
  });

  it('AUTH-10: lets ten of a thousand guesses from a hundred addresses through', async () => {
    const limit = limitAt(() => 0);
    const guesses = Array.from({ length: 1_000 }, (_, nth) => limit.begin(from(`1.1.1.${nth % 100}`)));
    expect((await Promise.all(guesses)).filter((wait) => wait === 0)).toHaveLength(LOGIN_TRIES);
  });

  it('AUTH-10: holds for one address, whatever the logins', async () => {
    const limit = limitAt(() => 0);
    const waits: number[] = [];
    for (let nth = 0; nth < 300; nth += 1) waits.push(await limit.begin(from('1.1.1.1', `login ${nth}`)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(ADDRESS_TRIES);
  });

  it('AUTH-10: locks nobody out of a browser in which they were signed in', async () => {
    const { limit } = await exhausted();
    expect(await limit.begin(from('1.1.1.1', 'partner', 'known'))).toBe(0);
    for (let nth = 1; nth < LOGIN_TRIES; nth += 1) await limit.begin(from('1.1.1.1', 'partner', 'known'));
    expect(await limit.begin(from('1.1.1.1', 'partner', 'known'))).toBe(900);
    expect(await limit.begin(from('1.1.1.1', 'partner', 'another'))).toBe(0);
  });

  it('AUTH-10: does not count a try that was right, of which nobody can tell, or that was not made', async () => {
    const { limit } = await exhausted();
    for (let nth = 0; nth < 50; nth += 1) await limit.begin(from('1.1.1.1'));
    expect(await limit.begin(from('1.1.1.1', 'other'))).toBe(0);
    await limit.takeBack(from('1.1.1.1'));
    expect([await limit.begin(from('1.1.1.1')), await limit.begin(from('1.1.1.1'))]).toEqual([0, 900]);
  });
});
