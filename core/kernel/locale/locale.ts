import { cutAt } from './address.ts';

/** The two languages of the shop; Russian is the default and has no prefix in addresses (rule LOCALE-1). */
export const locales = ['ru', 'ro'] as const;
export type Locale = (typeof locales)[number];

/** The language of addresses without a prefix (rule LOCALE-1). */
export const DEFAULT_LOCALE: Locale = 'ru';
/** Cookie that keeps the chosen language (rule LOCALE-2). */
export const LOCALE_COOKIE = 'i18n_redirected';
/** How long the choice is kept, days (rule LOCALE-2). */
export const LOCALE_COOKIE_DAYS = 365;

export interface LocaleEntry {
  readonly code: Locale;
  readonly iso: 'ru-RU' | 'ro-RO';
  /** Tag of alternate links: language and market. */
  readonly hreflang: 'ru-md' | 'ro-md';
  readonly name: string;
}

/** What is known of each language (rules LOCALE-1, LOCALE-5). */
export const localeEntries: Readonly<Record<Locale, LocaleEntry>> = {
  ru: { code: 'ru', iso: 'ru-RU', hreflang: 'ru-md', name: 'Русский' },
  ro: { code: 'ro', iso: 'ro-RO', hreflang: 'ro-md', name: 'Română' },
};

/** Whether a value names a language of the shop (rule LOCALE-2). */
export const isLocale = (value: unknown): value is Locale => value === 'ru' || value === 'ro';

/** Splits an address into its language and the path without prefix (rule LOCALE-1). */
export const splitLocale = (pathname: string): { locale: Locale; path: string } => {
  if (pathname === '/ro') return { locale: 'ro', path: '/' };
  if (pathname.startsWith('/ro/')) return { locale: 'ro', path: pathname.slice('/ro'.length) };
  return { locale: 'ru', path: pathname };
};

/** The address of a path in a language: `/product/x` → `/ro/product/x`; the Romanian home is `/ro` (rule LOCALE-1). */
export const localePath = (path: string, locale: Locale): string => {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? '/ro' : `/ro${path.startsWith('/') ? path : `/${path}`}`;
};

/** The same page in another language; query and fragment stay (rule LOCALE-3). */
export const switchLocale = (address: string, locale: Locale): string => {
  const [pathname, tail] = cutAt(address, /[?#]/);
  return localePath(splitLocale(pathname).path, locale) + tail;
};

/** An extension at the end of a path. */
const FILE = /\.[a-z][a-z\d]{1,4}$/i;

/** Whether an address leads to a page of the shop: a path of this site that is no file's (rule LOCALE-8). */
export const isPageAddress = (address: string): boolean =>
  /^\/(?!\/)/.test(address) && !FILE.test(cutAt(address, /[?#]/)[0]);

/**
 * A link in words of this language: a page that is named without a language is meant in that of the words; whatever else
 * stays as it is (rule LOCALE-8).
 */
export const linkAmong = (address: string, locale: Locale): string =>
  isPageAddress(address) && splitLocale(cutAt(address, /[?#]/)[0]).locale === DEFAULT_LOCALE
    ? switchLocale(address, locale)
    : address;

/**
 * Where a visit to `/` leads when the visitor chose Romanian before: `/ro`; otherwise it stays (rule LOCALE-4).
 * Only the root path is ever redirected.
 */
export const rootRedirect = (pathname: string, chosen: string | undefined): string | undefined =>
  pathname === '/' && chosen === 'ro' ? '/ro' : undefined;

/** An address without the `/none` or `/undefined` that a broken template left at its end (rule ROUTE-1). */
export const withoutBrokenTail = (pathname: string): string =>
  pathname.replace(/(?:\/(?:none|undefined))+$/, '') || '/';
