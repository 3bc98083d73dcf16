import { err, ok, type Result } from '#core/kernel/shared/index.ts';
import { pathOf } from './address.ts';
import { createFindRedirect, isHome, type RedirectMap } from './redirects.ts';
import { safePath } from './safe-path.ts';
import { canonicalSpelling } from './spelling.ts';

/** A path that has moved, and where to. */
export interface StoredRedirect {
  readonly from: string;
  readonly to: string;
}

/** The operator's own list of moved paths. Its calls reject when the list cannot be reached. */
export interface RedirectBook extends RedirectMap {
  /** All of them, one by one, in no order. */
  list(): AsyncIterable<StoredRedirect>;
  /** Stores a redirect and replaces an earlier one of the same path. */
  keep(redirect: StoredRedirect): Promise<void>;
  /** Takes a redirect out; tells whether there was one. */
  remove(from: string): Promise<boolean>;
}

/**
 * Why a redirect is not stored (rule REDIRECT-5): `from` is no plain path of this site, or a home; `to` is no address of
 * this site; or visits would go round, or not end after 5 moves.
 */
export type RedirectFault = 'from_no_path' | 'from_home' | 'to_not_here' | 'loop';

/** What came of storing a redirect that may be stored. */
export interface RedirectOutcome extends StoredRedirect {
  /** Whether it is new, took another's place, or was there already (rule REDIRECT-6). */
  readonly change: 'added' | 'changed' | 'none';
}

/** Normalized path that may be redirected; undefined when invalid (rules REDIRECT-1, REDIRECT-4). */
export const redirectablePath = (text: string): string | undefined => {
  const path = safePath(text.trim());
  return path === undefined || path !== pathOf(path) ? undefined : canonicalSpelling(path);
};

/**
 * Use-case: stores where a path has moved to, if visits may be sent there (rule REDIRECT-5); storing the same once more
 * changes nothing (rule REDIRECT-6).
 */
export const createAddRedirect =
  ({ book }: { readonly book: Pick<RedirectBook, 'target' | 'keep'> }) =>
  async (given: StoredRedirect): Promise<Result<RedirectOutcome, RedirectFault>> => {
    const from = redirectablePath(given.from);
    const to = safePath(given.to.trim());
    if (from === undefined) return err('from_no_path');
    if (isHome(from)) return err('from_home');
    if (to === undefined) return err('to_not_here');
    const redirects = { target: async (path: string) => (path === from ? to : book.target(path)) };
    if ((await createFindRedirect({ redirects })(from, '')) === undefined) return err('loop');
    const before = await book.target(from);
    if (before !== to) await book.keep({ from, to });
    return ok({ from, to, change: before === undefined ? 'added' : before === to ? 'none' : 'changed' });
  };
export type AddRedirect = ReturnType<typeof createAddRedirect>;

/** Use-case: takes a redirect out, however its path is written; tells whether there was one (rules REDIRECT-4, REDIRECT-6). */
export const createRemoveRedirect =
  ({ book }: { readonly book: Pick<RedirectBook, 'remove'> }) =>
  async (from: string): Promise<boolean> => {
    const path = redirectablePath(from);
    return path !== undefined && book.remove(path);
  };
