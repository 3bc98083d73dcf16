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
 * Language to offer on a page in the default language until the visitor chooses: the first that they read and the shop
 * has (rule LOCALE-9). The page never redirects.
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
