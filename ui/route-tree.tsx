import type { LoaderFunction, RouteObject } from 'react-router';
import { type Locale, localePath, locales } from '#core/kernel/locale/index.ts';
import { loadShell } from '#ui/app/load-shell.ts';
import { lazyLoader } from '#ui/app/loading.ts';
import { folderOf } from '#ui/app/page-folder.ts';
import { ErrorPage, LastResort } from '#ui/features/kernel/errors/error-page.tsx';
import { withWords } from '#ui/i18n/i18n.ts';
import { type WordPart, wordParts, wordsFile } from '#ui/i18n/languages.ts';
import { notFoundLoader } from '#ui/pages/not-found-loader.ts';

interface PageModule {
  readonly Component: () => React.ReactNode;
  readonly handle: object;
}

/** Every page by its folder; each becomes a chunk of its own. */
const modules = import.meta.glob<PageModule>('./pages/*/page.tsx');

/** What pages need beside the first words; those that are not here need all. */
export const PAGE_WORDS: Readonly<Record<string, readonly WordPart[]>> = {
  '': [],
  home: [],
  category: ['list'],
  search: ['list'],
  product: ['product'],
  about: ['page'],
  article: ['product', 'page'],
  'category-offers': ['list', 'offers'],
  compare: ['product', 'chosen'],
  contacts: ['page'],
  dayoffer: ['offers'],
  delivery: ['product', 'page'],
  favorites: ['product', 'chosen'],
  feedbacks: ['list', 'product', 'page'],
  landing: ['offers'],
  landings: ['list', 'offers'],
  news: ['list', 'page'],
  offline: ['more'],
  promo: ['list', 'offers'],
  promotion: ['offers'],
  'special-offers': ['list', 'offers'],
  'text-page': ['page'],
  video: ['product', 'page'],
  videos: ['list', 'page'],
};

const wordsOf = (folder: string): readonly WordPart[] => PAGE_WORDS[folder] ?? wordParts;

const shown = (folder: string): (() => Promise<PageModule>) => {
  const page = modules[`./pages/${folder}/page.tsx`];
  if (!page) throw new Error(`There is no page ${folder}`);
  return withWords(wordsOf(folder), page);
};

/** Path of the source module that shows a route, by the route's id (`ro:product` …). */
export const pageModule = (routeId: string): string => `ui/pages/${folderOf(routeId)}/page.tsx`;

/** Paths of the dictionaries that a route is shown with. */
export const dictionariesOf = (routeId: string, locale: Locale): readonly string[] =>
  [...new Set<WordPart>(['first', ...wordsOf(folderOf(routeId))])].map((part) => wordsFile(locale, part));

/** A line of a route table. */
export interface Page {
  /** Folder in `pages/`; several paths may show one page. */
  readonly folder: string;
  readonly path: string;
  /** The loader, which comes with its code. */
  readonly loader: () => Promise<LoaderFunction>;
}

/** A route without a page. */
const nowhere = (locale: Locale, path: string): RouteObject => ({
  id: `${locale}.${path}`,
  path,
  loader: notFoundLoader,
  Component: Nothing,
});

const Nothing = () => null;

/** Every language's tree of routes over a table of pages; paths in `absent` are no pages of this face. */
export const routesOf = (
  pages: readonly Page[],
  Layout: () => React.ReactNode,
  absent: readonly string[] = [],
): RouteObject[] => {
  const tree = (locale: Locale): RouteObject => ({
    id: locale,
    path: localePath('/', locale),
    caseSensitive: true,
    loader: loadShell,
    Component: Layout,
    ErrorBoundary: LastResort,
    children: [
      {
        id: `${locale}.pages`,
        ErrorBoundary: ErrorPage,
        children: [
          ...pages.map(({ folder, path, loader }, index) => ({
            id: `${locale}:${folder}:${index}`,
            ...(path === '' ? { index: true as const } : { path, caseSensitive: true }),
            loader: lazyLoader(loader),
            lazy: shown(folder),
          })),
          ...[...absent, '*'].map((path) => nowhere(locale, path)),
        ],
      },
    ],
  });
  return locales.map(tree);
};
