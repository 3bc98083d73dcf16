import { splitBefore } from './address.ts';
import { DEFAULT_LOCALE, type Locale, localeEntries } from './languages.ts';

/** Languages in the order offered (rule LOCALE-1). */
export const locales = Object.keys(localeEntries) as readonly Locale[];

/** What addresses in a language begin with: nothing in the default one, `/ro` in Romanian (rule LOCALE-1). */
export const localePrefix = (locale: Locale): string => (locale === DEFAULT_LOCALE ? '' : `/${locale}`);

/** Cookie of the chosen language (rule LOCALE-2). */
export const LOCALE_COOKIE = 'i18n_redirected';
/** Lifetime of that cookie, days (rule LOCALE-2). */
export const LOCALE_COOKIE_DAYS = 365;

/** Whether a value names a language of the shop (rule LOCALE-2). */
export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** Splits an address into its language and the path without prefix (rule LOCALE-1). */
export const splitLocale = (pathname: string): { locale: Locale; path: string } => {
  const locale = locales.find((other) => {
    const prefix = localePrefix(other);
    return prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`));
  });
  if (locale === undefined) return { locale: DEFAULT_LOCALE, path: pathname };
  return { locale, path: pathname.slice(localePrefix(locale).length) || '/' };
};

/** The address of a path in a language: `/product/x` → `/ro/product/x`; the Romanian home is `/ro` (rule LOCALE-1). */
export const localePath = (path: string, locale: Locale): string => {
  if (locale === DEFAULT_LOCALE) return path;
  const prefix = localePrefix(locale);
  return path === '/' ? prefix : `${prefix}${path.startsWith('/') ? path : `/${path}`}`;
};

/** The same page in another language; query and fragment stay (rule LOCALE-3). */
export const switchLocale = (address: string, locale: Locale): string => {
  const [pathname, tail] = splitBefore(address, /[?#]/);
  return localePath(splitLocale(pathname).path, locale) + tail;
};

/** An extension at the end of a path. */
const FILE = /\.[a-z][a-z\d]{1,4}$/i;

/** Whether an address is a page of the shop: a path on this site that names no file (rule LOCALE-8). */
export const isPageAddress = (address: string): boolean =>
  /^\/(?!\/)/.test(address) && !FILE.test(splitBefore(address, /[?#]/)[0]);

/** A link in a text: the shop's pages get the text's language, other links are unchanged (rule LOCALE-8). */
export const localizeLink = (address: string, locale: Locale): string =>
  isPageAddress(address) && splitLocale(splitBefore(address, /[?#]/)[0]).locale === DEFAULT_LOCALE
    ? switchLocale(address, locale)
    : address;

/**
 * Where a visit to `/` leads when the visitor chose another language than the default before: to that one's home
 * (rule LOCALE-4). Only the root path is ever redirected.
 */
export const rootRedirect = (pathname: string, chosen: Locale | undefined): string | undefined =>
  pathname === '/' && chosen !== undefined && chosen !== DEFAULT_LOCALE ? localePath('/', chosen) : undefined;

/** Removes a trailing `/none` or `/undefined`, left by broken templates (rule ROUTE-1). */
export const removeBrokenTail = (pathname: string): string => pathname.replace(/(?:\/(?:none|undefined))+$/, '') || '/';
