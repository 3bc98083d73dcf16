import { describe, expect, it } from 'vitest';
import { createLogin, createLogout, createRestoreSession, type LoginAnswer } from '#core/kernel/auth/index.ts';
import { err, type Failure, failure, ok, type Result } from '#core/kernel/shared/index.ts';
import { fakeTokenVault } from '#core/testing/index.ts';

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
    const vault = fakeTokenVault();
    const partners = aDesk(ok({ kind: 'token', token: 't-1' }));
    const { signal } = new AbortController();
    expect(await createLogin({ partners, vault })(typed, 'ro', signal)).toEqual(ok({ isAuth: true }));
    expect(vault.load()).toBe('t-1');
    expect(partners.asked).toEqual([[{ login: 'partner', password: ' secret ', locale: 'ro' }, signal]]);
  });

  it('AUTH-3: needs both', async () => {
    const partners = aDesk(ok({ kind: 'token', token: 't-1' }));
    const login = createLogin({ partners, vault: fakeTokenVault() });
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
    const vault = fakeTokenVault('old');
    const refused = aDesk(ok({ kind: 'refused', messages: ['Wrong password'] }));
    expect(await createLogin({ partners: refused, vault })(typed, 'ru')).toEqual(
      err({ kind: 'refused', messages: ['Wrong password'] }),
    );
    const problem = failure('network', 'network', 'down');
    expect(await createLogin({ partners: aDesk(err(problem)), vault })(typed, 'ru')).toEqual(
      err({ kind: 'failure', failure: problem }),
    );
    expect(vault.load()).toBe('old');
  });

  it('AUTH-2 AUTH-13: signing out forgets the token and makes it good for nobody', async () => {
    const vault = fakeTokenVault('t-1');
    const ended: string[] = [];
    const revoked = { add: async (token: string) => ended.push(token) > 0 };
    const closed: string[] = [];
    const partners = { logout: async ({ token }: { token: string }) => ok(void closed.push(token)) };
    const signOut = createLogout({ vault, revoked, partners });
    expect(await signOut()).toEqual({ isAuth: false });
    expect(vault.load()).toBeUndefined();
    await signOut();
    expect([ended, closed]).toEqual([['t-1'], ['t-1']]);
  });

  it('AUTH-13: says when others learn of it later', async () => {
    const revoked = { add: async () => false };
    const signOut = createLogout({ vault: fakeTokenVault('t-1'), revoked, partners: {} });
    expect(await signOut()).toEqual({ isAuth: false, isPending: true });
  });
});

describe('a session that a request carries', () => {
  it('AUTH-8: is that of the kept token, if there is one', () => {
    const kept = createRestoreSession({ vault: fakeTokenVault('t-1') })(true);
    expect([kept.token, kept.isAuth()]).toEqual(['t-1', true]);
    const none = createRestoreSession({ vault: fakeTokenVault() })(true);
    expect([none.token, none.isAuth()]).toEqual([undefined, false]);
  });

  it('AUTH-9: counts in the vitrina alone', () => {
    const vault = fakeTokenVault('t-1');
    const visitor = createRestoreSession({ vault })(false);
    expect([visitor.token, visitor.isAuth()]).toEqual([undefined, false]);
    expect(vault.load()).toBe('t-1');
  });

  it('AUTH-11: is over once the provider refuses its token, which is forgotten once', () => {
    const cleared: string[] = [];
    const session = createRestoreSession({ vault: { load: () => 't-1', clear: () => void cleared.push('t-1') } })(true);
    session.refuse();
    session.refuse();
    expect(cleared).toEqual(['t-1']);
    expect([session.token, session.isAuth()]).toEqual(['t-1', false]);
  });
});
