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
 * The language that a visitor is offered: the first that they read and the shop speaks, on a page that is in the default
 * one and not in that, until they have chosen (rule LOCALE-9). Nobody is redirected.
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
