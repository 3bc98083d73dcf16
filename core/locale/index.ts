export {
  DEFAULT_LOCALE,
  isLocale,
  LOCALE_COOKIE,
  LOCALE_COOKIE_DAYS,
  type Locale,
  type LocaleEntry,
  localeEntries,
  localePath,
  locales,
  rootRedirect,
  splitLocale,
  switchLocale,
  withoutBrokenTail,
} from './locale.ts';
export { judgePath, type PathVerdict } from './paths.ts';
