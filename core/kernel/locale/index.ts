export { pathOf } from './address.ts';
export { foreignLanguage } from './foreign.ts';
export {
  isKnownHost,
  isNoindex,
  isOfflinePage,
  isPrivateLink,
  LIVE_ORDER,
  LOCAL_HOST,
  normalizeHost,
  OFFLINE_PAGE,
  robotsText,
} from './indexing.ts';
export { DEFAULT_LOCALE, type Locale, localeEntries } from './languages.ts';
export { alternateLinks, canonicalPath, defaultLocaleRedirect } from './links.ts';
export {
  isLocale,
  isPageAddress,
  LOCALE_COOKIE,
  LOCALE_COOKIE_DAYS,
  localePath,
  localePrefix,
  locales,
  localizeLink,
  removeBrokenTail,
  rootRedirect,
  splitLocale,
  switchLocale,
} from './locale.ts';
export { offeredLocale } from './offer.ts';
export { validatePath } from './paths.ts';
export {
  type AddRedirect,
  createAddRedirect,
  createRemoveRedirect,
  type RedirectBook,
  type RedirectFault,
  type RedirectOutcome,
} from './redirect-book.ts';
export { createFindRedirect, type FindRedirect, type RedirectMap } from './redirects.ts';
export { routeSegments } from './routes.ts';
export { safePath } from './safe-path.ts';
export { canonicalSpelling } from './spelling.ts';
