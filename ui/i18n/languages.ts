import type { Locale } from '#core/kernel/locale/index.ts';

/** Words of a language, by section. */
export type ImportWords = () => Promise<{ readonly default: object }>;

/** What pages need of a language beyond core's table. */
interface PageLanguage {
  /** All its words; in the browser those of the frame (`server/words-with-code.ts`). */
  readonly words: ImportWords;
  /** File in `ui/design/fonts/` with most of its letters; it is preloaded. */
  readonly font: 'cyrillic' | 'latin' | 'romanian';
  /** Text of the link to the home page where the words could not be loaded. */
  readonly home: string;
  /** Text that offers this language on a page in another. */
  readonly offer: string;
}

/** The languages as pages need them. */
export const pageLanguages = {
  ru: {
    words: () => import('./ru/index.ts'),
    font: 'cyrillic',
    home: 'На главную',
    offer: 'Читать по-русски',
  },
  ro: {
    words: () => import('./ro/index.ts'),
    font: 'latin',
    home: 'Pagina principală',
    offer: 'Citiți în română',
  },
} as const satisfies Readonly<Record<Locale, PageLanguage>>;

/** The module with the words of a language. */
export const frameWords = (locale: Locale): string => `ui/i18n/${locale}/index.ts`;

/** The module that the build makes of a source module's words. */
export const wordsOf = (module: string, locale: Locale): string => `${module}.${locale}.words`;
