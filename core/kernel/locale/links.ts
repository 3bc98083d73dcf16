import { DEFAULT_LOCALE, type Locale, localeEntries } from './languages.ts';
import { localePath, locales, splitLocale } from './locale.ts';
import { routeSegments } from './routes.ts';

/** One address of a page, and for whom it is. */
export interface AlternateLink {
  /** A language and its market, or `x-default`. */
  readonly hreflang: string;
  /** Absolute address. */
  readonly href: string;
}

/**
 * Alternate addresses of a page for search engines, one per language and x-default (rule LOCALE-5). `path` has no
 * language prefix, `base` is an origin without trailing slash.
 */
export const alternateLinks = (path: string, base: string): readonly AlternateLink[] => {
  const link = (locale: Locale, hreflang: string = localeEntries[locale].hreflang): AlternateLink => ({
    hreflang,
    href: base + localePath(path, locale),
  });
  const others = locales.filter((locale) => locale !== DEFAULT_LOCALE);
  return [...others.map((locale) => link(locale)), link(DEFAULT_LOCALE), link(DEFAULT_LOCALE, 'x-default')];
};

/** Permanent redirect from the default language's prefix to home (rule LOCALE-6). */
export const defaultLocaleRedirect = (pathname: string): string | undefined => {
  const { locale, path } = splitLocale(pathname);
  return path === `/${DEFAULT_LOCALE}` ? localePath('/', locale) : undefined;
};

/** Pages known by two addresses → the one that counts. */
const TWINS: readonly (readonly [RegExp, string])[] = [
  [/^\/news(?:\/post)?$/, '/newmorning'],
  [/^\/news\/post\/([^/]+)$/, '/newmorning/$1'],
  [/^\/video-obzori$/, '/review'],
];

/**
 * The one address that a page is known by, without language prefix: a product within a category is `/product/{url}`
 * (rule ROUTE-5), news are `/newmorning` and video reviews `/review` (rule ROUTE-6); any other path is its own. Two
 * segments whose first is no page of the shop's own are a product in a category (rule ROUTE-4).
 */
export const canonicalPath = (path: string): string => {
  const twin = TWINS.find(([pattern]) => pattern.test(path));
  if (twin) return path.replace(...twin);
  const [, first = '', url, ...rest] = path.split('/');
  const withinCategory = url !== undefined && rest.length === 0 && !routeSegments.includes(first);
  return withinCategory ? `/product/${url}` : path;
};
