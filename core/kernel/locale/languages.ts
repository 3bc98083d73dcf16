/** What the core knows of a language; what pages need of it beside stands in the table of the user interface. */
interface LanguageFacts {
  /** Language and country, by which dates and numbers are written. */
  readonly iso: string;
  /** What stands before the decimals of a number. */
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
  /** Further codes by which browsers call it. */
  readonly aliases?: readonly string[];
}

/**
 * The languages of the shop in the order in which they are offered, by the code that begins their addresses
 * (rule LOCALE-1). A row here, one in the user interface's own table, and a dictionary make a further language.
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
