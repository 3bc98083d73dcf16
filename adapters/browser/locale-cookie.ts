import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS, type Locale, offeredLocale } from '#core/kernel/locale/index.ts';

const DAY_S = 86_400;

/** Remembers the chosen language for 365 days (rule LOCALE-2). */
export const rememberLocale = (locale: Locale): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${LOCALE_COOKIE_DAYS * DAY_S}; samesite=lax`;
};

/** The language that the visitor of a page is offered in place of the one shown (rule LOCALE-9). */
export const offerLocale = (shown: Locale): Locale | undefined =>
  offeredLocale({ shown, reads: navigator.languages, hasChosen: document.cookie.includes(`${LOCALE_COOKIE}=`) });
