import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS, type Locale, offeredLocale } from '#core/kernel/locale/index.ts';
import { readCookie, writeCookie } from './cookie.ts';

/** Remembers the chosen language for 365 days (rule LOCALE-2). */
export const rememberLocale = (locale: Locale): void => writeCookie(LOCALE_COOKIE, locale, LOCALE_COOKIE_DAYS);

/** The language to offer instead of the one shown (rule LOCALE-9). */
export const offerLocale = (shown: Locale): Locale | undefined =>
  offeredLocale({ shown, reads: navigator.languages, hasChosen: readCookie(LOCALE_COOKIE) !== undefined });
