import type { LoaderFunction, RouteObject } from 'react-router';
import { type Locale, localePath, locales } from '#core/kernel/locale/index.ts';
import { loadShell } from '#ui/app/load-shell.ts';
import { lazyLoader } from '#ui/app/loading.ts';
import { folderOf } from '#ui/app/page-folder.ts';
import { ErrorPage, LastResort } from '#ui/features/kernel/errors/error-page.tsx';
import { notFoundLoader } from '#ui/pages/not-found-loader.ts';

interface PageModule {
  readonly Component: () => React.ReactNode;
  readonly handle: object;
}

/** Every page by its folder; each becomes a chunk of its own. */
const modules = import.meta.glob<PageModule>('./pages/*/page.tsx');

const shown = (folder: string): (() => Promise<PageModule>) => {
  const page = modules[`./pages/${folder}/page.tsx`];
  if (!page) throw new Error(`There is no page ${folder}`);
  return page;
};

/** Path of the source module that shows a route, by the route's id (`ro:product` …). */
export const pageModule = (routeId: string): string => `ui/pages/${folderOf(routeId)}/page.tsx`;

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
