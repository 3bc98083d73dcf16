import type {
  CarriedSession,
  FailedTries,
  LoginAnswer,
  LoginTries,
  OtherTabs,
  PartnerDesk,
  RevokedTokens,
  Session,
  TokenVault,
} from '#core/kernel/auth/index.ts';
import type { ErrorTracker } from '#core/kernel/errors/index.ts';
import type { ContactMemory, FormStorage, Person } from '#core/kernel/forms/index.ts';
import type { Tally } from '#core/kernel/limits/index.ts';
import type { RedirectBook, RedirectMap } from '#core/kernel/locale/index.ts';
import { createPagesMemory, type PagesMemory } from '#core/kernel/paging/index.ts';
import { ok } from '#core/kernel/shared/index.ts';
import { keptAsText, listeners } from './kept.ts';

/** A session that any credentials open; `end` ends it. */
export const fakeSession = (isAuth = false, changes: Partial<Session> = {}): Session & { readonly end: () => void } => {
  let signedIn = isAuth;
  const ends = listeners();
  const setState = async (state: boolean) => {
    signedIn = state;
    return ok({ isAuth: signedIn });
  };
  return {
    login: () => setState(true),
    logout: () => setState(false),
    restore: () => setState(signedIn),
    onEnd: ends.add,
    end: ends.tell,
    ...changes,
  };
};

/** The other tabs of a browser; `leave` tells that a partner has left in one of them. */
export const fakeOtherTabs = (): OtherTabs & { readonly leave: () => void; readonly announced: () => number } => {
  const left = listeners();
  let announced = 0;
  return {
    announceLeaving: () => {
      announced += 1;
    },
    onLeft: left.add,
    leave: left.tell,
    announced: () => announced,
  };
};

/** A desk that gives every partner this answer. */
export const fakePartnerDesk = (answer: LoginAnswer = { kind: 'token', token: 'token' }): PartnerDesk => ({
  login: async () => ok(answer),
});

/** Sign-in tries that are counted forever. */
export const fakeLoginTries = (): LoginTries => {
  const tries = new Map<string, readonly number[]>();
  return {
    add: async (name, now) => {
      const before = tries.get(name) ?? [];
      tries.set(name, [...before, now]);
      return before;
    },
    takeBack: async (name) => void tries.set(name, (tries.get(name) ?? []).slice(0, -1)),
    clear: async (name) => {
      const { length } = tries.get(name) ?? [];
      tries.delete(name);
      return length;
    },
    has: async (name) => (tries.get(name) ?? []).length > 0,
  };
};

/** Failed sign-ins to tell of, given once. */
export const fakeFailedTries = (count = 0): FailedTries => {
  let left = count;
  return {
    take: () => {
      const given = left;
      left = 0;
      return given;
    },
  };
};

/** Revoked tokens in memory. */
export const fakeRevokedTokens = (...tokens: readonly string[]): RevokedTokens => {
  const revoked = new Set(tokens);
  return { add: async (token) => revoked.add(token).size > 0, has: async (token) => revoked.has(token) };
};

/** A vault with this token, or none. */
export const fakeTokenVault = (token?: string): TokenVault => {
  let kept = token;
  return {
    load: () => kept,
    keep: (given) => {
      kept = given;
    },
    clear: () => {
      kept = undefined;
    },
  };
};

/** The session that one request carries. */
export const fakeCarriedSession = (token?: string): CarriedSession => {
  let refused = false;
  return {
    token,
    isAuth: () => token !== undefined && !refused,
    refuse: () => {
      refused = true;
    },
  };
};

type ErrorReport = Parameters<ErrorTracker['report']>[0];

/** A tracker that remembers what was reported to it. */
export const fakeErrorTracker = (): ErrorTracker & { readonly reports: readonly ErrorReport[] } => {
  const reports: ErrorReport[] = [];
  return { report: (report) => void reports.push(report), reports };
};

/** Forms that are kept in memory, each under its name. */
export const fakeFormStorage = (): FormStorage & { readonly names: () => readonly string[] } => {
  const kept = new Map<string, ReturnType<typeof keptAsText<unknown>>>();
  return {
    load: (name) => kept.get(name)?.load(),
    save: (name, value) => void (value === undefined ? kept.delete(name) : kept.set(name, keptAsText(value))),
    forget: () => kept.clear(),
    names: () => [...kept.keys()],
  };
};

/** The last remembered contact, and all in order. */
export const fakeContactMemory = (
  person: Person = { name: '', phone: '' },
): ContactMemory & { readonly remembered: readonly Person[] } => {
  const remembered: Person[] = [];
  return {
    recall: () => remembered.at(-1) ?? person,
    remember: (contact) => void remembered.push(contact),
    remembered,
  };
};

/** Counts what is asked for and forgets nothing, however long ago it was. */
export const fakeTally = (): Tally => {
  const counted = new Map<string, readonly (string | undefined)[]>();
  const of = (name: string) => counted.get(name) ?? [];
  return {
    take: async ({ name, most }, mark) => {
      if (mark !== undefined && of(name).includes(mark)) return 'known';
      if (of(name).length >= most) return 'refused';
      counted.set(name, [...of(name), mark]);
      return 'counted';
    },
    refund: async ({ name }, mark) => {
      const at = of(name).indexOf(mark);
      counted.set(
        name,
        of(name).filter((_, place) => place !== at),
      );
    },
  };
};

/** Redirects by their paths. */
export const fakeRedirectMap = (targets: Readonly<Record<string, string>> = {}): RedirectMap => ({
  target: async (path) => targets[path],
});

/** The operator's own list of redirects, kept in memory. */
export const fakeRedirectBook = (targets: Readonly<Record<string, string>> = {}): RedirectBook => {
  const kept = new Map(Object.entries(targets));
  return {
    target: async (path) => kept.get(path),
    async *list() {
      for (const [from, to] of kept) yield { from, to };
    },
    keep: async ({ from, to }) => void kept.set(from, to),
    remove: async (from) => kept.delete(from),
  };
};

/** What lists showed, as a tab remembers it. */
export const fakePagesMemory = <Item>(): PagesMemory<Item> => createPagesMemory();
