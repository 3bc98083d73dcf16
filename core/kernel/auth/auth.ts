import { type Locale, localePath, pathOf, safePath, splitLocale } from '#core/kernel/locale/index.ts';

/** Where partners sign in, without language prefix. */
const AUTH_PATH = '/auth';
/** Query parameter, and field of the form, that keeps where the visitor was going (rule AUTH-4). */
export const RETURN = 'return';
/** Query parameter that tells the sign-in page why its form has signed nobody in: the kind of a `LoginProblem`. */
export const PROBLEM = 'problem';
/** The cookie by which the page after a sign-in learns how many tries of others have failed (rule AUTH-15). */
export const FAILED_TRIES_COOKIE = 'failed_tries';

/** The address where partners sign in, in a language (rules AUTH-2, AUTH-4). */
export const authPath = (locale: Locale): string => localePath(AUTH_PATH, locale);

/** Whether an address is part of signing in, in either language (rule AUTH-5). Takes a path without query. */
export const isAuthPath = (pathname: string): boolean => {
  const { path } = splitLocale(pathname);
  return path === AUTH_PATH || path.startsWith(`${AUTH_PATH}/`);
};

/** Addresses that only the vitrina has, without language prefix. */
const VITRINA_PATHS = [AUTH_PATH, '/vitrina'];

/**
 * Whether an address is the vitrina's alone, in either language (rule AUTH-9): the shop sends its visitors over to
 * the vitrina's host. Takes a path without query.
 */
export const isVitrinaPath = (pathname: string): boolean => {
  const { path } = splitLocale(pathname);
  return VITRINA_PATHS.some((own) => path === own || path.startsWith(`${own}/`));
};

/** Who visits which address of which face of the shop. */
export interface Visit {
  readonly vitrina: boolean;
  readonly isAuth: boolean;
  /** Path with its query. */
  readonly address: string;
}

/**
 * Where the vitrina sends somebody who is not signed in: to its sign-in page in the language of the address, which
 * keeps where they were going (rule AUTH-4); undefined when they may stay, there included.
 */
export const vitrinaRedirect = ({ vitrina, isAuth, address }: Visit): string | undefined => {
  const pathname = pathOf(address);
  if (!vitrina || isAuth || isAuthPath(pathname)) return undefined;
  const { locale, path } = splitLocale(pathname);
  const target = authPath(locale);
  const goesHome = path === '/' && address === pathname;
  return goesHome ? target : `${target}?${RETURN}=${encodeURIComponent(address)}`;
};

/**
 * Where somebody who has just signed in goes: back to the address that was kept, if it is one of this site and not the
 * sign-in page itself, else home in their language (rule AUTH-6). Never leaves the site.
 */
export const returnAddress = (kept: string | null | undefined, locale: Locale): string => {
  const home = localePath('/', locale);
  const safe = kept ? safePath(kept) : undefined;
  return safe === undefined || isAuthPath(pathOf(safe)) ? home : safe;
};
