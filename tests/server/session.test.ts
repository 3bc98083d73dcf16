import type { Request, Response } from 'express';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { REVOKED_MS } from '#core/kernel/auth/index.ts';
import { cookieVaults, signedToken } from '#server/http/session.ts';

const key = Buffer.alloc(32);
const loaded = (value: string, by = key) => {
  const cookie = `a=b; __Host-shtoken=${encodeURIComponent(value)}`;
  return cookieVaults(by)({ get: () => cookie } as unknown as Request, {} as Response).load();
};
afterEach(() => {
  vi.useRealTimers();
});

describe('the cookie of a session', () => {
  it('AUTH-13: carries a token that the shop has put there, and no other', () => {
    const value = signedToken(key, 't.1', Date.now());
    expect(loaded(value)).toBe('t.1');
    expect(loaded(value, Buffer.alloc(32, 1))).toBeUndefined();
    for (let at = 0; at < value.length; at += 1)
      expect(loaded(value.slice(0, at) + (value[at] === 'x' ? 'y' : 'x') + value.slice(at + 1))).toBeUndefined();
    for (const text of ['', 't.1', 'a.b.c', value.slice(0, -1), `${value}x`]) expect(loaded(text)).toBeUndefined();
  });

  it.each(['', 'a b', 'a\r\nb', 'ă', 'x'.repeat(4_097)])('AUTH-13: carries nothing that is no token: %j', (token) => {
    expect(loaded(signedToken(key, token, Date.now()))).toBeUndefined();
  });

  it('AUTH-13: counts for 30 days', () => {
    const value = signedToken(key, 't-1', Date.now());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + REVOKED_MS - 1_000 });
    expect(loaded(value)).toBe('t-1');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2_000 });
    expect(loaded(value)).toBeUndefined();
  });
});
