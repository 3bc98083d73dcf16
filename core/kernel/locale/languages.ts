/** What the core needs of a language; the user interface has a table of its own. */
interface LanguageFacts {
  /** Locale for dates and numbers. */
  readonly iso: string;
  /** Decimal separator. */
  readonly decimalMark: ',' | '.';
  /** Tag of alternate links: language and market (rule LOCALE-5). */
  readonly hreflang: string;
  /** What the language calls itself. */
  readonly name: string;
  /**
   * What its keyboard types where a standard Latin one types `` qwertyuiop[]asdfghjkl;'zxcvbnm,.` ``; absent when that is
   * the same. In Cyrillic or in Latin letters (rule SEARCH-11).
   */
  readonly keyboard?: string;
  /** Other codes that browsers send for it. */
  readonly aliases?: readonly string[];
}

/**
 * Languages by the code in their addresses, in the order offered (rule LOCALE-1). A new language needs a row here, one
 * in the user interface's table, and a dictionary.
 */
const languages = {
  ru: {
    iso: 'ru-RU',
    decimalMark: ',',
    hreflang: 'ru-md',
    name: 'Русский',
    keyboard: 'йцукенгшщзхъфывапролджэячсмитьбюё',
  },
  ro: {
    iso: 'ro-RO',
    decimalMark: ',',
    hreflang: 'ro-md',
    name: 'Română',
    keyboard: 'qwertyuiopăîasdfghjklșțzxcvbnm,.â',
    aliases: ['mo'],
  },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

/** The code of a language. */
export type Locale = keyof typeof languages;

/** What is known of each language. */
export const localeEntries: Readonly<Record<Locale, LanguageFacts>> = languages;

/** The language of addresses without a prefix (rule LOCALE-1). */
export const DEFAULT_LOCALE: Locale = 'ru';
