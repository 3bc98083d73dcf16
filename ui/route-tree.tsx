import type { LoaderFunction, RouteObject } from 'react-router';
import { type Locale, localePath, locales } from '#core/kernel/locale/index.ts';
import { loadShell } from '#ui/app/load-shell.ts';
import { type LazyLoader, lazyLoader } from '#ui/app/loading.ts';
import { folderOf } from '#ui/app/page-folder.ts';
import { ErrorPage, FallbackErrorPage } from '#ui/features/kernel/errors/error-page.tsx';
import { notFoundLoader } from '#ui/pages/not-found-loader.ts';

interface PageModule {
  readonly Component: () => React.ReactNode;
  readonly handle: object;
}

/** Every page by its folder; each becomes a chunk of its own. */
const modules = import.meta.glob<PageModule>('./pages/*/page.tsx');

/** Every loader by the folder of its page; it comes with its code. */
const loaders = import.meta.glob<LoaderFunction>('./pages/*/loader.ts', { import: 'load' });

/** Whether `pages/` has a page in this folder. */
export const hasPage = (folder: string): boolean => `./pages/${folder}/page.tsx` in modules;

const shown = (folder: string): (() => Promise<PageModule>) => {
  const page = modules[`./pages/${folder}/page.tsx`];
  if (!page) throw new Error(`There is no page ${folder}`);
  return page;
};

const loaderOf = ({ folder, loader = loaders[`./pages/${folder}/loader.ts`] }: Page): LazyLoader => {
  if (!loader) throw new Error(`There is no loader of the page ${folder}`);
  return lazyLoader(loader);
};

/** Path of the source module that shows a route, by the route's id (`ro:product` …). */
export const pageModule = (routeId: string): string => `ui/pages/${folderOf(routeId)}/page.tsx`;

/** A line of a route table. */
export interface Page {
  /** Folder in `pages/`; several paths may show one page. */
  readonly folder: string;
  readonly path: string;
  /** Another loader than `load` of the folder's `loader.ts`. */
  readonly loader?: () => Promise<LoaderFunction>;
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
    ErrorBoundary: FallbackErrorPage,
    children: [
      {
        id: `${locale}.pages`,
        ErrorBoundary: ErrorPage,
        children: [
          ...pages.map((page, index) => ({
            id: `${locale}:${page.folder}:${index}`,
            ...(page.path === '' ? { index: true as const } : { path: page.path, caseSensitive: true }),
            loader: loaderOf(page),
            lazy: shown(page.folder),
          })),
          ...[...absent, '*'].map((path) => nowhere(locale, path)),
        ],
      },
    ],
  });
  return locales.map(tree);
};
