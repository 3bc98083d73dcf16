import { describe, expect, it } from 'vitest';
import { createPartnerSession, type LoginProblem, pageOf, type SessionState } from '#core/kernel/auth/index.ts';
import { err, type Failure, failure, ok, type Result } from '#core/kernel/shared/index.ts';
import { watching } from '#core/testing/index.ts';

const down = failure('network', 'network', 'down');

/** A page over a session that answers as asked, and all that it did. */
const aPage = ({
  isAuth = false,
  login = ok({ isAuth: true }) as Result<SessionState, LoginProblem>,
  logout = ok({ isAuth: false }) as Result<SessionState, Failure>,
  restore = ok({ isAuth: true }) as Result<SessionState, Failure>,
  failedTries = 0,
} = {}) => {
  const done: unknown[] = [];
  const taken: number[] = [];
  const retries: (() => void)[] = [];
  const ends = new Set<() => void>();
  const tabs = new Set<() => void>();
  const listen = (listeners: Set<() => void>) => (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const answers = { login, logout, restore };
  const { show, now } = watching(pageOf(isAuth));
  const page = createPartnerSession(
    {
      session: {
        login: async (query) => {
          done.push(query);
          return answers.login;
        },
        logout: async () => {
          done.push('logout');
          return answers.logout;
        },
        restore: async () => answers.restore,
        onEnd: listen(ends),
      },
      otherTabs: { announceLeaving: () => done.push('other tabs notified'), onLeft: listen(tabs) },
      failedTries: {
        take: () => {
          taken.push(failedTries);
          return failedTries;
        },
      },
      leaveFor: (address) => done.push(`left for ${address}`),
      reload: () => done.push('reloaded'),
      tell: ({ failure: what, retry }) => {
        done.push(what);
        retries.push(retry);
      },
      forget: () => done.push('forgotten'),
      show,
    },
    isAuth,
  );
  const call = (listeners: Set<() => void>) => () => {
    for (const listener of listeners) listener();
  };
  const type = (name: string, password: string) => {
    page.show();
    page.edit('login', name);
    page.edit('password', password);
  };
  return { page, done, taken, retries, answers, now, type, endSession: call(ends), leaveElsewhere: call(tabs), tabs };
};

describe('signing in on a page', () => {
  it('AUTH-8: begins with a partner or without, and nothing typed', () => {
    expect(pageOf(true)).toEqual({
      isOpen: false,
      isAuth: true,
      ended: false,
      isUnverified: false,
      draft: { login: '', password: '' },
      errors: {},
      trouble: undefined,
      sending: false,
      failedTries: 0,
    });
    expect(pageOf(false).isAuth).toBe(false);
  });

  it('AUTH-1: sends what was typed, closes and keeps nothing of it', async () => {
    const { page, done, now, type } = aPage();
    type('partner', ' secret ');
    expect(now()).toMatchObject({ isOpen: true, draft: { login: 'partner', password: ' secret ' } });
    const sending = page.submit('ro');
    expect(now().sending).toBe(true);
    expect(await sending).toBe(true);
    expect(done).toEqual([{ login: 'partner', password: ' secret ', locale: 'ro' }]);
    expect(now()).toEqual(pageOf(true));
  });

  it('AUTH-3: sends nothing while a field is empty, and an edited field loses its error alone', async () => {
    const { page, done, now, type } = aPage();
    type(' ', '');
    expect(await page.submit('ru')).toBe(false);
    expect([now().errors, now().sending, done]).toEqual([{ login: 'required', password: 'required' }, false, []]);
    page.edit('login', 'partner');
    expect(now().errors).toEqual({ password: 'required' });
  });

  it('ERROR-11: shows why nobody was signed in, keeps what was typed, and may be sent again', async () => {
    const refused = { kind: 'refused', messages: ['No'] } as const;
    const { page, now, type, answers } = aPage({ login: err(refused) });
    type('partner', 'wrong');
    expect(await page.submit('ru')).toBe(false);
    expect(now()).toMatchObject({ isAuth: false, isOpen: true, sending: false, trouble: refused });
    expect(now().draft.password).toBe('wrong');
    answers.login = err({ kind: 'fields', errors: { login: 'required' } });
    const again = page.submit('ru');
    expect(now().trouble).toBeUndefined();
    await again;
    expect(now()).toMatchObject({ errors: { login: 'required' }, trouble: undefined, sending: false });
    page.hide();
    expect(now()).toEqual(pageOf(false));
  });

  it('AUTH-1: is sent once at a time, and holds its modal open meanwhile', async () => {
    const { page, done, now, type } = aPage();
    type('partner', 'secret');
    const both = [page.submit('ru'), page.submit('ru')];
    page.hide();
    expect(now().isOpen).toBe(true);
    expect(await Promise.all(both)).toEqual([true, false]);
    expect(done).toHaveLength(1);
  });
});

describe('a session under a page', () => {
  it('AUTH-11: that ends asks to sign in again over the page, until nobody listens', async () => {
    const { page, now, type, endSession } = aPage({ isAuth: true });
    const stop = page.start();
    endSession();
    expect(now()).toMatchObject({ isAuth: false, isOpen: true, ended: true });
    type('partner', 'secret');
    expect(await page.submit('ru')).toBe(true);
    expect(now()).toEqual(pageOf(true));
    stop();
    endSession();
    expect(now().isAuth).toBe(true);
  });

  it('AUTH-4: hides a page that came back until it is known whose it is', async () => {
    const { page, now, done } = aPage({ isAuth: true });
    const verifying = page.verify('ro');
    expect(now().isUnverified).toBe(true);
    await verifying;
    expect([now().isUnverified, done]).toEqual([false, []]);
  });

  it('AUTH-4: leaves a page that came back after its partner had gone, and shows nothing of it', async () => {
    const { page, now, done } = aPage({ isAuth: true, restore: ok({ isAuth: false }) });
    await page.verify('ro');
    expect([now().isUnverified, done]).toEqual([true, ['left for /ro/auth']]);
  });

  it('AUTH-4: shows a page where nobody can tell: what it asks for next will', async () => {
    const { page, now, done } = aPage({ isAuth: true, restore: err(down) });
    await page.verify('ru');
    expect([now().isUnverified, done]).toEqual([false, []]);
  });
});

describe('another partner', () => {
  const another = ok({ isAuth: true, reset: true } as const);

  it('AUTH-12: finds nothing of the page on which they sign in, nor is it left in other tabs', async () => {
    const { page, now, done, type, endSession } = aPage({ isAuth: true, login: another });
    page.start();
    endSession();
    type('other', 'secret');
    expect(await page.submit('ru')).toBe(false);
    expect(now()).toMatchObject({ isAuth: true, isOpen: false, ended: false, isUnverified: true });
    expect(done.slice(1)).toEqual(['forgotten', 'other tabs notified', 'reloaded']);
  });

  it('AUTH-12: is led on by the sign-in page, which held nothing', async () => {
    const { page, now, done } = aPage({ login: another });
    page.edit('login', 'other');
    page.edit('password', 'secret');
    expect(await page.submit('ru')).toBe(true);
    expect([now().isUnverified, done.slice(1)]).toEqual([false, ['forgotten', 'other tabs notified']]);
  });

  it.each(['signed in', 'ended'])('AUTH-12: elsewhere makes a page whose session is %s be loaded anew', (state) => {
    const { page, now, done, endSession, leaveElsewhere } = aPage({ isAuth: true });
    const stop = page.start();
    if (state === 'ended') endSession();
    leaveElsewhere();
    expect([now().isUnverified, done]).toEqual([true, ['reloaded']]);
    stop();
    leaveElsewhere();
    expect(done).toHaveLength(1);
  });

  it('AUTH-12: elsewhere is heard from the first signing in on, and once', async () => {
    const { page, done, type, tabs, leaveElsewhere } = aPage();
    type('partner', 'secret');
    await page.submit('ru');
    expect(tabs.size).toBe(0);
    const stop = page.start();
    expect(tabs.size).toBe(1);
    await page.submit('ru');
    type('partner', 'secret');
    await page.submit('ru');
    expect(tabs.size).toBe(1);
    leaveElsewhere();
    expect(done.filter((what) => what === 'reloaded')).toHaveLength(1);
    stop();
    expect(tabs.size).toBe(0);
    page.start();
    expect(tabs.size).toBe(1);
  });

  it('AUTH-12: elsewhere is nothing to a page without a partner, nor to one that has signed out', async () => {
    const visitor = aPage();
    visitor.page.start();
    expect(visitor.tabs.size).toBe(0);
    const { page, done, leaveElsewhere } = aPage({ isAuth: true });
    page.start();
    await page.logout('ru');
    leaveElsewhere();
    expect(done).not.toContain('reloaded');
  });
});

describe('failed tries of others', () => {
  it('AUTH-15: are shown to a partner once, when a page begins, until they were read', () => {
    const { page, now } = aPage({ isAuth: true, failedTries: 3 });
    page.start();
    expect(now().failedTries).toBe(3);
    page.dismissFailedTries();
    expect(now().failedTries).toBe(0);
  });

  it('AUTH-15: are shown after a sign-in over a page, and left for the next page by one that is left', async () => {
    const over = aPage({ failedTries: 2 });
    over.type('partner', 'secret');
    await over.page.submit('ru');
    expect(over.now().failedTries).toBe(2);
    for (const answer of [
      aPage({ failedTries: 2 }),
      aPage({ failedTries: 2, login: ok({ isAuth: true, reset: true }) }),
    ]) {
      if (answer.answers.login.ok && answer.answers.login.value.reset) answer.page.show();
      answer.page.edit('login', 'partner');
      answer.page.edit('password', 'secret');
      await answer.page.submit('ru');
      expect([answer.now().failedTries, answer.taken]).toEqual([0, []]);
    }
  });

  it('AUTH-15: are nothing to a visitor', () => {
    const { page, taken } = aPage({ failedTries: 3 });
    page.start();
    expect(taken).toEqual([]);
  });
});

describe('signing out of a page', () => {
  it('AUTH-2 SECOND-5: forgets what was left, tells the other tabs and leaves for the sign-in page', async () => {
    const { page, now, done } = aPage({ isAuth: true });
    const leaving = [page.logout('ro'), page.logout('ro')];
    expect(now().sending).toBe(true);
    await Promise.all(leaving);
    expect(now()).toEqual(pageOf(false));
    expect(done).toEqual(['logout', 'forgotten', 'other tabs notified', 'left for /ro/auth']);
  });

  it('AUTH-13: leads to a page that says when some instances learn of it later', async () => {
    const { page, done } = aPage({ isAuth: true, logout: ok({ isAuth: false, isPending: true }) });
    await page.logout('ro');
    expect(done.at(-1)).toBe('left for /ro/auth?problem=pending');
  });

  it('AUTH-2: that fails is shown, keeps the partner, and may be asked again', async () => {
    const { page, now, done, retries, answers } = aPage({ isAuth: true, logout: err(down) });
    await page.logout('ru');
    expect([now(), done]).toEqual([pageOf(true), ['logout', down]]);
    answers.logout = ok({ isAuth: false });
    retries[0]?.();
    await new Promise((resolve) => setImmediate(resolve));
    expect(now().isAuth).toBe(false);
    expect(done.at(-1)).toBe('left for /auth');
  });
});
