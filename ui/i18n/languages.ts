import type { Locale } from '#core/kernel/locale/index.ts';

/** Words of a language, by section. */
export type LoadWords = () => Promise<{ readonly default: object }>;

/** What pages need of a language beside what core knows of it. */
interface PageLanguage {
  /** All its words; in the browser those of the frame (`server/words-with-code.ts`). */
  readonly words: LoadWords;
  /** The file of the font, of those in `ui/design/fonts/`, that holds most of its letters; it is preloaded. */
  readonly font: 'cyrillic' | 'latin' | 'romanian';
  /** What leads to its home page where not even its words could be loaded. */
  readonly home: string;
  /** What offers it to who reads it, on a page in another language. */
  readonly offer: string;
}

/** Every fact of a language that only pages need. */
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

/** The module, made by the build, with the words that come with a module of the source. */
export const wordsOf = (module: string, locale: Locale): string => `${module}.${locale}.words`;
