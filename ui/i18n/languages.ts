import type { Locale } from '#core/kernel/locale/index.ts';

/**
 * The parts of a dictionary: `first` stands around every page and on the home page, `list` and `product` on the pages
 * that most visits begin with, `chosen` on comparison and favourites, `page` on those that are read or led on from,
 * `offers` on those of promotions and landings, `more` everywhere else and in what opens above a page.
 */
export const wordParts = ['first', 'list', 'product', 'chosen', 'page', 'offers', 'more'] as const;
export type WordPart = (typeof wordParts)[number];

/** What pages need of a language beside what core knows of it. */
interface PageLanguage {
  readonly words: Readonly<Record<WordPart, () => Promise<{ readonly default: object }>>>;
  /** The file of the font, of those in `ui/design/fonts/`, that holds most of its letters; it is preloaded. */
  readonly font: 'cyrillic' | 'latin' | 'romanian';
  /** What leads to its home page where not even its words could be loaded. */
  readonly home: string;
  /** What offers it to who reads it, on a page in another language. */
  readonly offer: string;
}

/** Every fact of a language that only pages need. Its words stand here in `<code>.<part>.json`. */
export const pageLanguages = {
  ru: {
    words: {
      first: () => import('./ru.first.json', { with: { type: 'json' } }),
      list: () => import('./ru.list.json', { with: { type: 'json' } }),
      product: () => import('./ru.product.json', { with: { type: 'json' } }),
      chosen: () => import('./ru.chosen.json', { with: { type: 'json' } }),
      page: () => import('./ru.page.json', { with: { type: 'json' } }),
      offers: () => import('./ru.offers.json', { with: { type: 'json' } }),
      more: () => import('./ru.more.json', { with: { type: 'json' } }),
    },
    font: 'cyrillic',
    home: 'На главную',
    offer: 'Читать по-русски',
  },
  ro: {
    words: {
      first: () => import('./ro.first.json', { with: { type: 'json' } }),
      list: () => import('./ro.list.json', { with: { type: 'json' } }),
      product: () => import('./ro.product.json', { with: { type: 'json' } }),
      chosen: () => import('./ro.chosen.json', { with: { type: 'json' } }),
      page: () => import('./ro.page.json', { with: { type: 'json' } }),
      offers: () => import('./ro.offers.json', { with: { type: 'json' } }),
      more: () => import('./ro.more.json', { with: { type: 'json' } }),
    },
    font: 'latin',
    home: 'Pagina principală',
    offer: 'Citiți în română',
  },
} as const satisfies Readonly<Record<Locale, PageLanguage>>;

/** The source file of a part of a language's words, by which it is preloaded. */
export const wordsFile = (locale: Locale, part: WordPart): string => `ui/i18n/${locale}.${part}.json`;
