import { describe, expect, it } from 'vitest';
import { createLoginTries } from '#adapters/cache/login-tries.ts';
import { LOGIN_TRIES } from '#core/kernel/auth/limit.ts';
import { createLoginLimit } from '#server/http/login-limit.ts';

const inMemory = () => createLoginTries({ logger: { warn: () => undefined } });

describe('the limit of tries to sign in', () => {
  const exhausted = async () => {
    let now = 0;
    const limit = createLoginLimit(inMemory(), () => now);
    for (let nth = 0; nth < LOGIN_TRIES; nth += 1) expect(await limit.begin('1.1.1.1', 'partner')).toBe(0);
    return { limit, pass: (ms: number) => (now += ms) };
  };

  it('AUTH-10: holds for one address with one login, however it is written', async () => {
    const { limit, pass } = await exhausted();
    expect(await limit.begin('1.1.1.1', 'partner')).toBe(900);
    expect(await limit.begin('1.1.1.1', ' PARTNER ')).toBe(900);
    expect(await limit.begin('2.2.2.2', 'partner')).toBe(0);
    expect(await limit.begin('1.1.1.1', 'other')).toBe(0);
    pass(900_000);
    expect(await limit.begin('1.1.1.1', 'partner')).toBe(0);
  });

  it('AUTH-10: forgets wrong tries after a right one, and a try of which nobody can tell', async () => {
    const { limit } = await exhausted();
    await limit.takeBack('1.1.1.1', 'partner');
    expect(await limit.begin('1.1.1.1', 'partner')).toBe(0);
    expect(await limit.begin('1.1.1.1', 'partner')).toBe(900);
    await limit.forget('1.1.1.1', 'partner');
    expect(await limit.begin('1.1.1.1', 'partner')).toBe(0);
  });

  it('counts tries that come at one time', async () => {
    const limit = createLoginLimit(inMemory(), () => 0);
    const waits = await Promise.all(Array.from({ length: 30 }, () => limit.begin('1.1.1.1', 'partner')));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(LOGIN_TRIES);
  });
});
