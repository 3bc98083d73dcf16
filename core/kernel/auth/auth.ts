import { type Locale, localePath, pathOf, safePath, splitLocale } from '#core/kernel/locale/index.ts';

/** Where partners sign in, without language prefix. */
const AUTH_PATH = '/auth';
/** Query parameter and form field with the address to return to (rule AUTH-4). */
export const RETURN = 'return';
/** Query parameter with the `kind` of the `LoginProblem`, for the sign-in page. */
export const PROBLEM = 'problem';
/** Cookie with the number of failed tries by others, shown after a sign-in (rule AUTH-15). */
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
 * Whether an address belongs to the vitrina, in either language (rule AUTH-9); the shop redirects it to the vitrina's
 * host. Takes a path without query.
 */
export const isVitrinaPath = (pathname: string): boolean => {
  const { path } = splitLocale(pathname);
  return VITRINA_PATHS.some((own) => path === own || path.startsWith(`${own}/`));
};

/** An address, the site that it belongs to, and whether a partner is signed in. */
export interface Visit {
  readonly vitrina: boolean;
  readonly isAuth: boolean;
  /** Path with its query. */
  readonly address: string;
}

/**
 * Redirect for a visitor of the vitrina who is not signed in: the sign-in page in the address's language with the
 * address to return to (rule AUTH-4). Undefined when no redirect is needed.
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
 * Address to open after a sign-in: the one asked for, if it is on this site and not the sign-in page, else home (rule
 * AUTH-6). Never leaves the site.
 */
export const returnAddress = (kept: string | null | undefined, locale: Locale): string => {
  const home = localePath('/', locale);
  const safe = kept ? safePath(kept) : undefined;
  return safe === undefined || isAuthPath(pathOf(safe)) ? home : safe;
};
