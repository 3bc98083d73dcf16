import { describe, expect, it } from 'vitest';
import {
  type LoginAnswer,
  makeLogin,
  makeLogout,
  makeRestoreSession,
  SIGNED_IN,
  SIGNED_OUT,
  TOKEN_HEADER,
} from '#core/kernel/auth/index.ts';
import { err, type Failure, failure, ok, type Result } from '#core/kernel/shared/index.ts';

const aVault = (token?: string) => {
  let kept = token;
  return {
    load: () => kept,
    keep: (fresh: string) => {
      kept = fresh;
    },
    clear: () => {
      kept = undefined;
    },
  };
};
const aDesk = (answer: Result<LoginAnswer, Failure>) => {
  const asked: unknown[] = [];
  return {
    asked,
    login: async (query: unknown, signal?: AbortSignal) => {
      asked.push([query, signal]);
      return answer;
    },
  };
};
const typed = { login: ' partner ', password: ' secret ' };

describe('signing in', () => {
  it('AUTH-1: keeps the token of the right login and password', async () => {
    expect(TOKEN_HEADER).toBe('shtoken');
    const vault = aVault();
    const partners = aDesk(ok({ kind: 'token', token: 't-1' }));
    const { signal } = new AbortController();
    expect(await makeLogin({ partners, vault })(typed, 'ro', signal)).toEqual(ok(SIGNED_IN));
    expect(SIGNED_IN).toEqual({ isOpen: false, isAuth: true });
    expect(vault.load()).toBe('t-1');
    expect(partners.asked).toEqual([[{ login: 'partner', password: ' secret ', locale: 'ro' }, signal]]);
  });

  it('AUTH-3: needs both', async () => {
    const partners = aDesk(ok({ kind: 'token', token: 't-1' }));
    const login = makeLogin({ partners, vault: aVault() });
    expect(await login({ login: ' ', password: '' }, 'ru')).toEqual(
      err({ kind: 'fields', errors: { login: 'required', password: 'required' } }),
    );
    expect(await login({ login: 'x', password: '' }, 'ru')).toEqual(
      err({ kind: 'fields', errors: { password: 'required' } }),
    );
    expect(await login({ login: '', password: ' ' }, 'ru')).toEqual(
      err({ kind: 'fields', errors: { login: 'required' } }),
    );
    expect(partners.asked).toEqual([]);
  });

  it('AUTH-1 ERROR-11: keeps nothing when it is refused or fails', async () => {
    const vault = aVault('old');
    const refused = aDesk(ok({ kind: 'refused', messages: ['Wrong password'] }));
    expect(await makeLogin({ partners: refused, vault })(typed, 'ru')).toEqual(
      err({ kind: 'refused', messages: ['Wrong password'] }),
    );
    const problem = failure('network', 'network', 'down');
    expect(await makeLogin({ partners: aDesk(err(problem)), vault })(typed, 'ru')).toEqual(
      err({ kind: 'failure', failure: problem }),
    );
    expect(vault.load()).toBe('old');
  });

  it('AUTH-2: signing out forgets the token and leads to the sign-in page', () => {
    const vault = aVault('t-1');
    expect(makeLogout({ vault })('ro')).toEqual({ state: SIGNED_OUT, goTo: '/ro/auth' });
    expect(vault.load()).toBeUndefined();
    expect(makeLogout({ vault })('ru').goTo).toBe('/auth');
    expect(SIGNED_OUT).toEqual({ isOpen: false, isAuth: false });
  });

  it('AUTH-8: a kept token signs in when a page loads', () => {
    expect(makeRestoreSession({ vault: aVault('t-1') })()).toEqual(SIGNED_IN);
    expect(makeRestoreSession({ vault: aVault() })()).toEqual(SIGNED_OUT);
    expect(makeRestoreSession({ vault: aVault('') })()).toEqual(SIGNED_OUT);
  });
});
