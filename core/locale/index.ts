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
} from './locale.ts';
