import { refusalOf, withoutEndSlash, withSingleSlashes } from './safe-path.ts';
import { tidyPath } from './spelling.ts';

/** What to do with the path of a request before anything else looks at it. */
export type PathVerdict =
  | { readonly kind: 'fine' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'refuse'; readonly status: 400 | 404 };

const FINE: PathVerdict = { kind: 'fine' };

/**
 * Checks a request's path as it was sent (rules ROUTE-2, ROUTE-3, ROUTE-10): what is no path of this site is refused;
 * doubled slashes, a slash at the end, needless escapes and another case of fixed parts lead to the clean path, which
 * always starts with exactly one slash and so never leaves the site.
 */
export const validatePath = (pathname: string): PathVerdict => {
  const status = refusalOf(pathname);
  if (status !== undefined) return { kind: 'refuse', status };
  const clean = withoutEndSlash(tidyPath(withSingleSlashes(pathname)));
  return clean === pathname ? FINE : { kind: 'redirect', to: clean };
};
