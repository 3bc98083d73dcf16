import { cutAt, pathOf } from './address.ts';
import { DEFAULT_LOCALE } from './languages.ts';
import { localePath, localePrefix, locales } from './locale.ts';
import { validatePath } from './paths.ts';
import { spelledPath } from './spelling.ts';

/** Encoded or not, a segment that climbs the tree; a clean address has none. */
const CLIMBS = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * An address of this site out of whatever text is given: its path cleaned, query and fragment kept (rule REDIRECT-1).
 * Undefined for everything that is not plainly a path of this site, such as `//host`, `https:…`, `/\host` or `/../x`.
 */
export const safePath = (text: string): string | undefined => {
  const [pathname, tail] = cutAt(text, /[?#]/);
  // Browsers drop tabs and line ends from addresses, so that what is checked here would not be what they go to.
  if (pathname.startsWith('//') || CLIMBS.test(pathname) || [...text].some((sign) => sign <= ' ')) return undefined;
  const verdict = validatePath(pathname);
  if (verdict.kind === 'refuse') return undefined;
  return (verdict.kind === 'redirect' ? verdict.to : pathname) + tail;
};

/** Stored paths that have moved. */
export interface RedirectMap {
  /** Where a path has moved to; undefined when it has not, or when nobody can tell now. */
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
  const [address, fragment] = cutAt(target, /#/);
  return `${address}${address.includes('?') ? '&' : '?'}${query.slice(1)}${fragment}`;
};

/**
 * Use-case: where a visit is sent by the stored redirects: the path is matched exactly, moves of moved paths are
 * followed to their end, and the query of the visit comes along (rule REDIRECT-2). A loop, or a target on another site,
 * is no redirect (rules REDIRECT-1, REDIRECT-3).
 */
export const makeFindRedirect =
  ({ redirects }: { readonly redirects: RedirectMap }) =>
  async (pathname: string, query: string, signal?: AbortSignal): Promise<string | undefined> => {
    if (isHome(pathname)) return undefined;
    const start = spelledPath(pathname);
    const seen = new Set([start]);
    let end: string | undefined;
    let next = await redirects.target(start, signal);
    while (next !== undefined) {
      end = safePath(next);
      if (end === undefined) return undefined;
      const path = spelledPath(pathOf(end));
      if (seen.has(path) || seen.size > MOST_MOVES) return undefined;
      seen.add(path);
      next = isHome(path) ? undefined : await redirects.target(path, signal);
    }
    return end === undefined ? undefined : appendQuery(end, query);
  };
export type FindRedirect = ReturnType<typeof makeFindRedirect>;
