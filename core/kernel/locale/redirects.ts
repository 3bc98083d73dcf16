import { pathOf, splitBefore } from './address.ts';
import { DEFAULT_LOCALE } from './languages.ts';
import { localePath, localePrefix, locales } from './locale.ts';
import { safePath } from './safe-path.ts';
import { canonicalSpelling } from './spelling.ts';

/** Stored paths that have moved. */
export interface RedirectMap {
  /** Redirect target of a path; undefined when there is none or it cannot be loaded. */
  target(path: string, signal?: AbortSignal): Promise<string | undefined>;
}

/** Most moves that are followed before a chain is taken for a loop. */
const MOST_MOVES = 5;
/** Homes never move, nor do their other names: who stored that would close the shop. */
const HOMES: readonly string[] = locales.flatMap((locale) => [
  localePath('/', locale),
  `${localePrefix(locale)}/`,
  localePath(`/${DEFAULT_LOCALE}`, locale),
]);

/** Whether a path is a home, which never moves (rule REDIRECT-3). */
export const isHome = (path: string): boolean => HOMES.includes(path);

/** `target` with the query of the visit after its own (rule REDIRECT-2). `query` is empty or starts with `?`. */
export const appendQuery = (target: string, query: string): string => {
  if (query.length <= 1) return target;
  const [address, fragment] = splitBefore(target, /#/);
  return `${address}${address.includes('?') ? '&' : '?'}${query.slice(1)}${fragment}`;
};

/**
 * Use-case: where a visit is sent by the stored redirects: the path is matched exactly, moves of moved paths are
 * followed to their end, and the query of the visit comes along (rule REDIRECT-2). A loop, or a target on another site,
 * is no redirect (rules REDIRECT-1, REDIRECT-3).
 */
export const createFindRedirect =
  ({ redirects }: { readonly redirects: RedirectMap }) =>
  async (pathname: string, query: string, signal?: AbortSignal): Promise<string | undefined> => {
    if (isHome(pathname)) return undefined;
    const start = canonicalSpelling(pathname);
    const seen = new Set([start]);
    let end: string | undefined;
    let next = await redirects.target(start, signal);
    while (next !== undefined) {
      end = safePath(next);
      if (end === undefined) return undefined;
      const path = canonicalSpelling(pathOf(end));
      if (seen.has(path) || seen.size > MOST_MOVES) return undefined;
      seen.add(path);
      next = isHome(path) ? undefined : await redirects.target(path, signal);
    }
    return end === undefined ? undefined : appendQuery(end, query);
  };
export type FindRedirect = ReturnType<typeof createFindRedirect>;
