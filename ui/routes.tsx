import type { LoaderFunction, RouteObject } from 'react-router';
import { DEFAULT_LOCALE, type Locale, locales } from '#core/locale/index.ts';
import { loadShell } from './app/load-shell.ts';
import { loadContent } from './features/content/load-content.ts';
import { ErrorPage, LastResort } from './features/errors/error-page.tsx';
import { SiteLayout } from './layouts/site-layout.tsx';
import { absorbed, notFoundLoader } from './pages/absorbed.ts';
import { loadCareer } from './pages/career/loader.ts';
import { loadCategory } from './pages/category/loader.ts';
import { loadCompare } from './pages/compare/loader.ts';
import { loadConfirmation } from './pages/confirmation/loader.ts';
import { loadFavorites } from './pages/favorites/loader.ts';
import { loadHomePage } from './pages/home/loader.ts';
import { loadOrderPage } from './pages/order/loader.ts';
import { loadProduct } from './pages/product/loader.ts';
import { loadAllCategories } from './pages/produs/loader.ts';
import { loadSearch } from './pages/search/loader.ts';

interface PageModule {
  readonly Component: () => React.ReactNode;
  readonly handle: object;
}

/** Every page by its folder; each becomes a chunk of its own. */
const modules = import.meta.glob<PageModule>('./pages/*/page.tsx');

/** Path of the source module that shows a route, by the route's id (`ro:product` …). */
export const pageModule = (routeId: string): string => `ui/pages/${folderOf(routeId)}/page.tsx`;

const folderOf = (routeId: string): string => routeId.split(':')[1] ?? '';

interface Page {
  /** Folder in `pages/`; several paths may show one page. */
  readonly folder: string;
  readonly path: string;
  readonly loader: LoaderFunction;
}

/**
 * The route table of the shop, without language prefixes: path pattern → page and what it loads. More exact patterns win
 * over wider ones whatever their order.
 */
const pages: readonly Page[] = [
  { path: '', folder: 'home', loader: loadHomePage },
  { path: 'produs', folder: 'produs', loader: loadAllCategories },
  { path: 'search', folder: 'search', loader: loadSearch },
  { path: 'compare', folder: 'compare', loader: loadCompare },
  { path: 'favorites', folder: 'favorites', loader: loadFavorites },
  { path: 'order', folder: 'order', loader: loadOrderPage },
  { path: 'career', folder: 'career', loader: loadCareer },
  { path: 'confirmation', folder: 'confirmation', loader: loadConfirmation },
  ...['about', 'delivery', 'discount', 'insurance', 'service/*', 'terms'].map((path) => ({
    path,
    folder: 'text-page',
    loader: loadContent,
  })),
  { path: 'credit', folder: 'credit', loader: loadContent },
  { path: 'product/:url', folder: 'product', loader: loadProduct },
  { path: ':category/:url', folder: 'product', loader: loadProduct },
  { path: ':category', folder: 'category', loader: loadCategory },
];

/** Addresses that lead elsewhere: broken links that end in a forgotten variable (rule ROUTE-1). */
const detours = ['product/:url', ':category/:url', ':category'].flatMap((path) =>
  ['none', 'undefined'].map((tail) => `${path}/${tail}`),
);

/** What a route shows whose loader always leads elsewhere. */
const Nothing = () => null;

const tree = (locale: Locale): RouteObject => ({
  id: locale,
  path: locale === DEFAULT_LOCALE ? '/' : `/${locale}`,
  loader: loadShell,
  shouldRevalidate: () => false,
  Component: SiteLayout,
  ErrorBoundary: LastResort,
  children: [
    {
      id: `${locale}.pages`,
      ErrorBoundary: ErrorPage,
      children: [
        ...pages.map(({ folder, path, loader }, index) => ({
          id: `${locale}:${folder}:${index}`,
          ...(path === '' ? { index: true as const } : { path }),
          loader,
          lazy: modules[`./pages/${folder}/page.tsx`] as NonNullable<RouteObject['lazy']>,
        })),
        ...detours.map((path) => ({ path, loader: absorbed, Component: Nothing })),
        { path: '*', loader: notFoundLoader, Component: Nothing },
      ],
    },
  ],
});

/** Both languages' trees of routes. */
export const routes: RouteObject[] = locales.map(tree);
