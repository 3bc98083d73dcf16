export { pathOf } from './address.ts';
export { foreignLanguage } from './foreign.ts';
export {
  isKnownHost,
  isNoindex,
  isOfflinePage,
  isPrivateLink,
  LIVE_ORDER,
  LOCAL_HOST,
  OFFLINE_PAGE,
  robotsText,
  spelledHost,
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
  rootRedirect,
  splitLocale,
  switchLocale,
  withoutBrokenTail,
} from './locale.ts';
export { offeredLocale } from './offer.ts';
export { validatePath } from './paths.ts';
export {
  type AddRedirect,
  createAddRedirect,
  createRemoveRedirect,
  type KeptRedirect,
  type RedirectBook,
  type RedirectFault,
} from './redirect-book.ts';
export { createFindRedirect, type FindRedirect, type RedirectMap } from './redirects.ts';
export { routeSegments } from './routes.ts';
export { safePath } from './safe-path.ts';
export { spelledPath } from './spelling.ts';
