import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  authPath,
  isAuthPath,
  isVitrinaPath,
  LOGIN_MEMORY_MS,
  loginDelay,
  returnAddress,
  unknownNetworkTries,
  visibleParts,
  vitrinaRedirect,
} from '#core/kernel/auth/index.ts';
import { LOGIN_TRIES } from '#core/kernel/auth/limit.ts';
import { hostileAddresses } from '#tests/support/arbitraries.ts';

describe('vitrina’s guard', () => {
  const stranger = { vitrina: true, isAuth: false };

  it.each([
    ['/', '/auth'],
    ['/ro', '/ro/auth'],
    ['/?a=b', '/auth?return=%2F%3Fa%3Db'],
    ['/phones?page=2', '/auth?return=%2Fphones%3Fpage%3D2'],
    ['/ro/product/x', '/ro/auth?return=%2Fro%2Fproduct%2Fx'],
    ['/authors', '/auth?return=%2Fauthors'],
    ['/phones#top\n?', '/auth?return=%2Fphones%23top%0A%3F'],
  ])('AUTH-4: sends a stranger from %s to %s', (address, target) => {
    expect(vitrinaRedirect({ ...stranger, address })).toBe(target);
  });

  it('AUTH-4: lets partners and shoppers be', () => {
    expect(vitrinaRedirect({ vitrina: true, isAuth: true, address: '/phones' })).toBeUndefined();
    expect(vitrinaRedirect({ vitrina: false, isAuth: false, address: '/phones' })).toBeUndefined();
  });

  it.each(['/auth', '/ro/auth', '/auth?return=%2F', '/ro/auth#x', '/auth/help'])(
    'AUTH-5: lets anybody be at %s',
    (address) => {
      expect(vitrinaRedirect({ ...stranger, address })).toBeUndefined();
    },
  );

  it('AUTH-5: knows the sign-in page in both languages', () => {
    expect(authPath('ru')).toBe('/auth');
    expect(authPath('ro')).toBe('/ro/auth');
    expect(['/auth', '/ro/auth', '/auth/x'].every(isAuthPath)).toBe(true);
    expect(['/', '/ro', '/authx', '/x/auth'].some(isAuthPath)).toBe(false);
  });

  it('AUTH-6: leads back to where one was going', () => {
    expect(returnAddress('/ro/phones?page=2#x', 'ru')).toBe('/ro/phones?page=2#x');
    expect(returnAddress('/phones/', 'ru')).toBe('/phones');
  });

  it.each([
    undefined,
    null,
    '',
    'phones',
    '//evil.com',
    '/\\evil.com',
    'https://evil.com',
    '/auth',
    '/ro/auth?return=/',
    '/a\tb',
    '/../auth',
  ])('AUTH-6: leads home in place of %j', (kept) => {
    expect(returnAddress(kept, 'ru')).toBe('/');
    expect(returnAddress(kept, 'ro')).toBe('/ro');
  });

  it('AUTH-4 AUTH-6: leads back to exactly where a stranger was stopped', () => {
    const segments = fc.array(fc.stringMatching(/^[a-z0-9%-]{3,6}$/), { minLength: 1, maxLength: 3 });
    const tails = fc.constantFrom('', '?page=2', '?q=a%20b&x=//y', '#top', '?a#b?c');
    const addresses = fc
      .tuple(segments, tails)
      .map(([all, tail]) => `/${all.join('/').replaceAll('%', '%D1%82')}${tail}`);
    fc.assert(
      fc.property(addresses, (address) => {
        const target = vitrinaRedirect({ ...stranger, address });
        if (target === undefined) return;
        const kept = new URL(target, 'https://shop.md').searchParams.get('return');
        expect(returnAddress(kept, 'ru')).toBe(address);
      }),
    );
  });

  it('AUTH-6: never leads off the site', () => {
    fc.assert(
      fc.property(hostileAddresses, (kept) => {
        const target = returnAddress(kept, 'ro');
        expect(target).toMatch(/^\/(?![/\\])/);
        expect(new URL(target, 'https://shop.md').host).toBe('shop.md');
      }),
      { numRuns: 500 },
    );
  });
});

describe('vitrina’s own addresses', () => {
  it('AUTH-9: are signing in and everything below /vitrina, in both languages', () => {
    expect(['/auth', '/ro/auth', '/vitrina', '/ro/vitrina', '/vitrina/phones/x'].every(isVitrinaPath)).toBe(true);
    expect(['/', '/ro', '/vitrinas', '/authors', '/phones/vitrina'].some(isVitrinaPath)).toBe(false);
  });
});

describe('tries to sign in', () => {
  const tries = (count: number, at = 0) => Array.from({ length: count }, (_, index) => at + index);

  it('AUTH-10: are free up to ten', () => {
    expect(LOGIN_TRIES).toBe(10);
    expect(loginDelay([], 0)).toBe(0);
    expect(loginDelay(tries(9), 100)).toBe(0);
  });

  it('AUTH-10: then wait a minute from the last one, and each time twice as long, a quarter of an hour at most', () => {
    const minutes = [10, 11, 12, 13, 14, 15, 100].map((count) => loginDelay(tries(count), count - 1) / 60);
    expect(minutes).toEqual([1, 2, 4, 8, 15, 15, 15]);
    expect(loginDelay(tries(10), 59_009)).toBe(1);
    expect(loginDelay(tries(10), 59_999)).toBe(1);
    expect(loginDelay(tries(10), 60_009)).toBe(0);
    expect(loginDelay([0], 0, 1)).toBe(60);
  });

  it('AUTH-10: are forgotten one by one in a day', () => {
    expect(LOGIN_MEMORY_MS).toBe(86_400_000);
    const waits = [86_399_999, 86_400_000].map((now) => loginDelay([0, ...tries(9, 86_399_000)], now));
    expect(waits).toEqual([60, 0]);
  });

  it('AUTH-10: are fewer for a network that is not known, once strangers have failed as often', () => {
    expect([0, 9, 10, 200].map((failed) => unknownNetworkTries(failed, 10))).toEqual([10, 10, 1, 1]);
  });
});

describe('what a visitor sees', () => {
  const all = {
    navbar: true,
    header: true,
    footer: true,
    mobileBar: true,
    catalogue: true,
    compare: true,
    favorites: true,
    cart: true,
    login: false,
    logout: false,
  };
  const vitrina = { ...all, footer: false, catalogue: false, compare: false, favorites: false };

  it('AUTH-7: everything in the shop', () => {
    expect(visibleParts({ vitrina: false, isAuth: false, pathname: '/phones' })).toEqual(all);
    expect(visibleParts({ vitrina: false, isAuth: true, pathname: '/phones' })).toEqual(all);
  });

  it('AUTH-7: no catalogue, compare, favourites and footer in the vitrina, and the cart for partners', () => {
    expect(visibleParts({ vitrina: true, isAuth: true, pathname: '/' })).toEqual({ ...vitrina, logout: true });
    expect(visibleParts({ vitrina: true, isAuth: false, pathname: '/' })).toEqual({
      ...vitrina,
      cart: false,
      login: true,
    });
  });

  it('AUTH-5: nothing around a sign-in page', () => {
    for (const vitrina of [true, false])
      for (const isAuth of [true, false])
        for (const pathname of ['/auth', '/ro/auth', '/auth/x', '/vitrina/auth', '/ro/x/auth/y'])
          expect(Object.values(visibleParts({ vitrina, isAuth, pathname })).some(Boolean), pathname).toBe(false);
    expect(visibleParts({ vitrina: true, isAuth: true, pathname: '/product/authentic' }).header).toBe(true);
  });
});
