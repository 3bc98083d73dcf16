import { localePrefix, locales } from './locale.ts';
import { tidiedPath } from './spelling.ts';

/** What to do with the path of a request before anything else looks at it. */
export type PathVerdict =
  | { readonly kind: 'fine' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'refuse'; readonly status: 400 | 404 };

const FINE: PathVerdict = { kind: 'fine' };
/** Homes keep the slash they were asked with (rule ROUTE-2). */
const HOMES: readonly string[] = locales.map((locale) => `${localePrefix(locale)}/`);

/**
 * Checks a request's path as it was sent (rules ROUTE-2, ROUTE-3, ROUTE-10): broken encoding, backslashes and whatever
 * does not start with a slash are 400, control characters and steps of dots 404; doubled slashes, a slash at the end,
 * needless escapes and another case of fixed parts lead to the clean path, which always starts with exactly one slash and
 * so never leaves the site.
 */
export const validatePath = (pathname: string): PathVerdict => {
  const decoded = decode(pathname);
  if (decoded === undefined || !pathname.startsWith('/') || decoded.includes('\\'))
    return { kind: 'refuse', status: 400 };
  if ([...decoded].some((sign) => sign < ' ' || sign === '\u007F')) return { kind: 'refuse', status: 404 };
  if (decoded.split('/').some((step) => step === '.' || step === '..')) return { kind: 'refuse', status: 404 };
  const collapsed = tidiedPath(pathname.replaceAll(/\/{2,}/g, '/'));
  const clean = HOMES.includes(collapsed) ? collapsed : collapsed.replace(/\/$/, '');
  return clean === pathname ? FINE : { kind: 'redirect', to: clean };
};

const decode = (pathname: string): string | undefined => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
};
