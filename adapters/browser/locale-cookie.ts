import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS, type Locale } from '#core/kernel/locale/index.ts';

const DAY_S = 86_400;

/** Remembers the chosen language for 365 days (rule LOCALE-2). */
export const rememberLocale = (locale: Locale): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${LOCALE_COOKIE_DAYS * DAY_S}; samesite=lax`;
};
