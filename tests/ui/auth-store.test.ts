import { describe, expect, it } from 'vitest';
import type { LoginProblem, Session, SessionState } from '#core/auth/index.ts';
import { err, type Failure, failure, ok, type Result } from '#core/shared/index.ts';
import { AuthStore } from '#ui/features/auth/auth-store.ts';
import type { Problem } from '#ui/features/errors/problem-store.ts';

const down = failure('network', 'network', 'down');
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A store over a session that answers as told, and what it asked and told. */
const aStore = (
  answers: {
    login?: Result<SessionState, LoginProblem>;
    logout?: Result<SessionState, Failure>;
    restore?: Result<SessionState, Failure> | Promise<Result<SessionState, Failure>>;
  } = {},
) => {
  const asked: unknown[] = [];
  const told: Problem[] = [];
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
  };
  const store = new AuthStore({ session, tell: (problem) => told.push(problem) });
  const type = (login: string, password: string) => {
    store.show();
    store.edit('login', login);
    store.edit('password', password);
  };
  return { store, asked, told, type, answers };
};

describe('signing in', () => {
  it('AUTH-1: signs in, closes and keeps nothing of what was typed', async () => {
    const { store, asked, type } = aStore();
    type('partner', ' secret ');
    await store.submit('ro');
    expect(asked).toEqual([{ login: 'partner', password: ' secret ', locale: 'ro' }]);
    expect(store).toMatchObject({ isAuth: true, ready: true, isOpen: false, sending: false });
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
    await store.submit('ru');
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

describe('who is signed in', () => {
  it('AUTH-8: is asked once', async () => {
    const { store, asked } = aStore({ restore: ok({ isAuth: true }) });
    expect(store.ready).toBe(false);
    await Promise.all([store.restore(), store.restore()]);
    await store.restore();
    expect(asked).toEqual(['restore']);
    expect(store).toMatchObject({ ready: true, isAuth: true });
  });

  it('is nobody when that cannot be learnt', async () => {
    const { store } = aStore({ restore: err(down) });
    await store.restore();
    expect(store).toMatchObject({ ready: true, isAuth: false });
  });

  it('is not overruled by a late answer', async () => {
    let answer = (_late: Result<SessionState, Failure>): void => undefined;
    const restore = new Promise<Result<SessionState, Failure>>((resolve) => {
      answer = resolve;
    });
    const { store, type } = aStore({ restore });
    const restoring = store.restore();
    type('partner', 'secret');
    await store.submit('ru');
    answer(ok({ isAuth: false }));
    await restoring;
    expect(store.isAuth).toBe(true);
  });
});

describe('signing out', () => {
  it('AUTH-2: signs out', async () => {
    const { store } = aStore({ restore: ok({ isAuth: true }) });
    await store.restore();
    await store.logout();
    expect(store.isAuth).toBe(false);
  });

  it('tells a failure, stays signed in and can be asked again', async () => {
    const { store, told, answers } = aStore({ restore: ok({ isAuth: true }), logout: err(down) });
    await store.restore();
    await store.logout();
    expect(store.isAuth).toBe(true);
    expect(told[0]?.failure).toBe(down);
    answers.logout = ok({ isAuth: false });
    told[0]?.retry();
    await settled();
    expect(store.isAuth).toBe(false);
  });
});
