import { DEFAULT_LOCALE } from './languages.ts';
import { localePath, locales } from './locale.ts';
import { routeSegments } from './routes.ts';

/** Fixed path segments below a first one; other segments come from the provider. */
const fixedBelow: ReadonlyMap<string, readonly string[]> = new Map([
  ['news', ['post']],
  ['order', ['figures', 'live', 'quick', 'quote', 'receipt']],
  ['video-obzori', ['view']],
]);
const prefixes = locales
  .filter((locale) => locale !== DEFAULT_LOCALE)
  .map((locale) => localePath('/', locale).slice(1));
const fixedFirst: readonly string[] = [
  ...routeSegments,
  'products-feed.xml',
  'robots.txt',
  'site.webmanifest',
  'sitemaps',
];

/** A path whose fixed parts are in lower case (rule ROUTE-10). */
const withFixedCase = (path: string): string => {
  const [root = '', ...segments] = path.split('/');
  const lowered = (segment: string | undefined, fixed: readonly string[]): string => {
    const lower = segment?.toLowerCase() ?? '';
    return fixed.includes(lower) ? lower : (segment ?? '');
  };
  const prefix = lowered(segments[0], prefixes);
  const at = prefixes.includes(prefix) ? 1 : 0;
  const first = lowered(segments[at], fixedFirst);
  const second = lowered(segments[at + 1], fixedBelow.get(first) ?? []);
  return [
    root,
    ...(at === 1 ? [prefix] : []),
    ...[first, second].slice(0, segments.length - at),
    ...segments.slice(at + 2),
  ].join('/');
};

/** Characters that may stay unescaped in a path although `encodeURIComponent` escapes them. */
const PLAIN = /%(?:24|26|2B|2C|3A|3B|3D|40)/g;
const escaped = (text: string): string => encodeURIComponent(text).replace(PLAIN, decodeURIComponent);

/** A path with no escape but those that are needed, in capitals. Throws for broken ones. */
const withNeededEscapes = (path: string): string =>
  path.replace(/(?:%[\da-f]{2})+/gi, (escapes) => escaped(decodeURIComponent(escapes)));

/** A path with its fixed parts in lower case and without needless escapes (rule ROUTE-10). Throws for broken escapes. */
export const tidyPath = (path: string): string => withFixedCase(withNeededEscapes(path));

/**
 * The one spelling of a path, however it was written (rules ROUTE-10, REDIRECT-4): as in an address that no redirect
 * changes, also where the path is written without the escapes that it needs.
 */
export const canonicalSpelling = (path: string): string => {
  try {
    return tidyPath(encodeURI(path).replaceAll(/%25([\da-f]{2})/gi, '%$1'));
  } catch {
    // A lone surrogate or a broken escape: no stored path has one.
    return path;
  }
};
