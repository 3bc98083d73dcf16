import { describe, expect, it } from 'vitest';
import type { LoginProblem, Session, SessionState } from '#core/kernel/auth/index.ts';
import type { Problem } from '#core/kernel/errors/index.ts';
import { err, type Failure, failure, ok, type Result } from '#core/kernel/shared/index.ts';
import { fakeFailedTries } from '#core/testing/index.ts';
import { AuthStore } from '#ui/features/kernel/auth/auth-store.ts';

const down = failure('network', 'network', 'down');
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A store over a session that answers as asked, and what it asked and reported. */
const aStore = (
  answers: {
    login?: Result<SessionState, LoginProblem>;
    logout?: Result<SessionState, Failure>;
    restore?: Result<SessionState, Failure>;
  } = {},
  isAuth = false,
) => {
  const asked: unknown[] = [];
  const reported: Problem[] = [];
  const left: string[] = [];
  const listeners = new Set<() => void>();
  const tabs = new Set<() => void>();
  const session: Session = {
    login: async (query) => {
      asked.push(query);
      return answers.login ?? ok({ isAuth: true });
    },
    logout: async () => {
      asked.push('logout');
      return answers.logout ?? ok({ isAuth: false });
    },
    restore: async () => {
      asked.push('restore');
      return answers.restore ?? ok({ isAuth: false });
    },
    onEnd: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const store = new AuthStore({
    session,
    isAuth,
    otherTabs: {
      announceLeaving: () => asked.push('other tabs notified'),
      onLeft: (listener) => {
        tabs.add(listener);
        return () => tabs.delete(listener);
      },
    },
    failedTries: fakeFailedTries(),
    leaveFor: (address) => left.push(address),
    reload: () => left.push('the same page'),
    tell: (problem) => reported.push(problem),
    forget: () => asked.push('forgotten'),
  });
  const endSession = () => {
    for (const listener of listeners) listener();
  };
  const leaveElsewhere = () => {
    for (const listener of tabs) listener();
  };
  const type = (login: string, password: string) => {
    store.show();
    store.edit('login', login);
    store.edit('password', password);
  };
  return { store, asked, reported, left, type, answers, endSession, leaveElsewhere };
};

describe('signing in', () => {
  it('AUTH-1: signs in, closes and keeps nothing of what was typed', async () => {
    const { store, asked, type } = aStore();
    type('partner', ' secret ');
    expect(await store.submit('ro')).toBe(true);
    expect(asked).toEqual([{ login: 'partner', password: ' secret ', locale: 'ro' }]);
    expect(store).toMatchObject({ isAuth: true, isOpen: false, sending: false });
    expect(store.draft).toEqual({ login: '', password: '' });
  });

  it('AUTH-3: asks nobody while a field is empty, and a mended field loses its error alone', async () => {
    const { store, asked, type } = aStore();
    type(' ', '');
    await store.submit('ru');
    expect(store.errors).toEqual({ login: 'required', password: 'required' });
    expect(asked).toEqual([]);
    store.edit('login', 'partner');
    expect(store.errors).toEqual({ password: 'required' });
  });

  it('says what was refused in the given words and leaves what was typed', async () => {
    const refused = { kind: 'refused', messages: ['No'] } as const;
    const { store, type } = aStore({ login: err(refused) });
    type('partner', 'wrong');
    expect(await store.submit('ru')).toBe(false);
    expect(store).toMatchObject({ isAuth: false, isOpen: true, trouble: refused });
    expect(store.draft.password).toBe('wrong');
    store.hide();
    expect(store.draft.password).toBe('');
    expect(store.trouble).toBeUndefined();
  });

  it('asks again after a failure', async () => {
    const { store, type, answers } = aStore({ login: err({ kind: 'failure', failure: down }) });
    type('partner', 'secret');
    await store.submit('ru');
    expect(store.trouble).toEqual({ kind: 'failure', failure: down });
    answers.login = ok({ isAuth: true });
    await store.submit('ru');
    expect(store).toMatchObject({ isAuth: true, trouble: undefined });
  });

  it('shows what the server misses', async () => {
    const { store, type } = aStore({ login: err({ kind: 'fields', errors: { login: 'required' } }) });
    type('partner', 'secret');
    await store.submit('ru');
    expect(store.errors).toEqual({ login: 'required' });
  });

  it('sends once at a time and stays open meanwhile', async () => {
    const { store, asked, type } = aStore();
    type('partner', 'secret');
    const both = [store.submit('ru'), store.submit('ru')];
    store.hide();
    expect(store.isOpen).toBe(true);
    await Promise.all(both);
    expect(asked).toHaveLength(1);
  });
});

describe('a session that ends', () => {
  it('AUTH-11: asks to sign in again over the page, and goes on after it', async () => {
    const { store, type, endSession } = aStore({}, true);
    expect(store).toMatchObject({ isAuth: true, isOpen: false });
    const stop = store.start();
    endSession();
    expect(store).toMatchObject({ isAuth: false, isOpen: true, ended: true });
    type('partner', 'secret');
    await store.submit('ru');
    expect(store).toMatchObject({ isAuth: true, isOpen: false, ended: false });
    stop();
    endSession();
    expect(store.isAuth).toBe(true);
  });

  it('AUTH-4: hides a page that came back until it is known whose it is', async () => {
    const { store, left } = aStore({ restore: ok({ isAuth: true }) }, true);
    const verifying = store.verify('ro');
    expect(store.isUnverified).toBe(true);
    await verifying;
    expect(store.isUnverified).toBe(false);
    expect(left).toEqual([]);
  });

  it('AUTH-4: leaves a page that came back after its partner had gone, and shows nothing of it', async () => {
    const { store, left } = aStore({ restore: ok({ isAuth: false }) }, true);
    await store.verify('ro');
    expect(left).toEqual(['/ro/auth']);
    expect(store.isUnverified).toBe(true);
  });

  it('shows the page where nobody can tell: what it asks for next will', async () => {
    const { store, left } = aStore({ restore: err(down) }, true);
    await store.verify('ru');
    expect(store.isUnverified).toBe(false);
    expect(left).toEqual([]);
  });
});

describe('another partner', () => {
  it('AUTH-12: sees nothing of the page on which they sign in, nor is it left in other tabs', async () => {
    const { store, asked, left, type, endSession } = aStore({ login: ok({ isAuth: true, reset: true }) }, true);
    store.start();
    endSession();
    type('other', 'secret');
    expect(await store.submit('ru')).toBe(false);
    expect(store).toMatchObject({ isAuth: true, isOpen: false, isUnverified: true });
    expect([asked.slice(-2), left]).toEqual([['forgotten', 'other tabs notified'], ['the same page']]);
  });

  it('AUTH-12: is led on by the sign-in page, which held nothing', async () => {
    const { store, left } = aStore({ login: ok({ isAuth: true, reset: true }) });
    store.edit('login', 'other');
    store.edit('password', 'secret');
    expect(await store.submit('ru')).toBe(true);
    expect([store.isUnverified, left]).toEqual([false, []]);
  });

  it.each(['signed in', 'ended'])('AUTH-12: makes a tab whose session is %s be loaded anew', (state) => {
    const { store, left, endSession, leaveElsewhere } = aStore({}, true);
    const stop = store.start();
    if (state === 'ended') endSession();
    leaveElsewhere();
    expect([store.isUnverified, left]).toEqual([true, ['the same page']]);
    stop();
    leaveElsewhere();
    expect(left).toHaveLength(1);
  });

  it('is nothing to the sign-in page of another tab', () => {
    const { store, left, leaveElsewhere } = aStore();
    store.start();
    leaveElsewhere();
    expect([store.isUnverified, left]).toEqual([false, []]);
  });
});

it('AUTH-12: leaves for a page of whoever is signed in by now', () => {
  const { store, left } = aStore({}, true);
  store.leaveFor('/order/export');
  expect(left).toEqual(['/order/export']);
});

describe('signing out', () => {
  it('AUTH-2 AUTH-12: signs out, tells the other tabs and leaves for the sign-in page of the language', async () => {
    const { store, asked, left } = aStore({}, true);
    await store.logout('ro');
    expect(store.isAuth).toBe(false);
    expect([asked, left]).toEqual([['logout', 'forgotten', 'other tabs notified'], ['/ro/auth']]);
  });

  it('tells a failure, stays signed in and can be asked again', async () => {
    const { store, reported, left, answers } = aStore({ logout: err(down) }, true);
    await store.logout('ru');
    expect(store.isAuth).toBe(true);
    expect(left).toEqual([]);
    expect(reported[0]?.failure).toBe(down);
    answers.logout = ok({ isAuth: false });
    reported[0]?.retry();
    await settled();
    expect(store.isAuth).toBe(false);
    expect(left).toEqual(['/auth']);
  });
});
