import type { Locale } from '#core/kernel/locale/index.ts';

/** What pages need of a language beside what core knows of it. */
interface PageLanguage {
  /** Words that stand around every page and on the home page. */
  readonly words: () => Promise<{ readonly default: object }>;
  /** Words of all other pages and of what opens above a page. */
  readonly moreWords: () => Promise<{ readonly default: object }>;
  /** The part of the font, of those in `ui/design/fonts.css`, that holds its letters; it is preloaded. */
  readonly font: 'cyrillic' | 'latin' | 'latin-ext';
  /** What leads to its home page where not even its words could be loaded. */
  readonly home: string;
}

/**
 * Every fact of a language that only pages need. Its words stand here in `<code>.json` and `<code>.more.json`, by which
 * names they are preloaded.
 */
export const pageLanguages = {
  ru: {
    words: () => import('./ru.json', { with: { type: 'json' } }),
    moreWords: () => import('./ru.more.json', { with: { type: 'json' } }),
    font: 'cyrillic',
    home: 'На главную',
  },
  ro: {
    words: () => import('./ro.json', { with: { type: 'json' } }),
    moreWords: () => import('./ro.more.json', { with: { type: 'json' } }),
    font: 'latin',
    home: 'Pagina principală',
  },
} as const satisfies Readonly<Record<Locale, PageLanguage>>;
