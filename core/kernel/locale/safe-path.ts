import { splitBefore } from './address.ts';
import { localePrefix, locales } from './locale.ts';

/** Home pages keep their trailing slash (rule ROUTE-2). */
const HOMES: readonly string[] = locales.map((locale) => `${localePrefix(locale)}/`);

/** A `.` or `..` segment, encoded or not. */
const CLIMBS = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

const decode = (pathname: string): string | undefined => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
};

/**
 * The status with which a path is refused (rule ROUTE-3): 400 for broken encoding, backslashes and no slash at the start, 404
 * for control characters and steps of dots. Undefined for a path of this site.
 */
export const refusalOf = (pathname: string): 400 | 404 | undefined => {
  const decoded = decode(pathname);
  if (decoded === undefined || !pathname.startsWith('/') || decoded.includes('\\')) return 400;
  if ([...decoded].some((sign) => sign < ' ' || sign === '\u007F')) return 404;
  return decoded.split('/').some((step) => step === '.' || step === '..') ? 404 : undefined;
};

/** A path with single slashes. */
export const withSingleSlashes = (pathname: string): string => pathname.replaceAll(/\/{2,}/g, '/');

/** A path without a slash at its end, but for homes (rule ROUTE-2). */
export const withoutEndSlash = (path: string): string => (HOMES.includes(path) ? path : path.replace(/\/$/, ''));

/**
 * Cleans an address of this site: normalized path, same query and fragment (rule REDIRECT-1). Undefined for anything
 * else, such as `//host`, `https:…`, `/\host` or `/../x`.
 */
export const safePath = (text: string): string | undefined => {
  const [pathname, tail] = splitBefore(text, /[?#]/);
  // Browsers drop tabs and line ends from addresses, so that what is checked here would not be what they go to.
  if (pathname.startsWith('//') || CLIMBS.test(pathname) || [...text].some((sign) => sign <= ' ')) return undefined;
  return refusalOf(pathname) === undefined ? withoutEndSlash(withSingleSlashes(pathname)) + tail : undefined;
};
