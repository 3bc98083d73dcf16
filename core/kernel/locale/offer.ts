import { DEFAULT_LOCALE, type Locale, localeEntries } from './languages.ts';
import { locales } from './locale.ts';

interface FirstVisit {
  /** Language of the page. */
  readonly shown: Locale;
  /** Tags of the languages that the visitor reads, the best first. */
  readonly reads: readonly string[];
  /** The visitor has chosen a language here before. */
  readonly hasChosen: boolean;
}

/**
 * Language to offer: the first that the visitor reads and the shop has, on a page in the default language, until they
 * choose (rule LOCALE-9). Nobody is redirected.
 */
export const offeredLocale = ({ shown, reads, hasChosen }: FirstVisit): Locale | undefined => {
  if (hasChosen || shown !== DEFAULT_LOCALE) return undefined;
  const spoken = reads.map(localeCalled).find((locale) => locale !== undefined);
  return spoken === shown ? undefined : spoken;
};

const localeCalled = (tag: string): Locale | undefined => {
  const code = tag.replace(/-.*/, '').toLowerCase();
  return locales.find((locale) => locale === code || localeEntries[locale].aliases?.includes(code));
};
