import type { RouteObject } from 'react-router';
import { VitrinaLayout } from '#ui/layouts/vitrina-layout.tsx';
import { type Page, routesOf } from './route-tree.tsx';
import { pages as shopPages } from './routes.tsx';

/** Pages that only the vitrina has, or has in another shape than the shop. */
const ownPages: readonly Page[] = [
  {
    path: '',
    folder: 'vitrina-home',
    loader: async () => (await import('./pages/vitrina-home/loader.ts')).loadVitrinaHome,
  },
  { path: 'auth', folder: 'auth', loader: async () => (await import('./pages/auth/loader.ts')).loadAuthPage },
  // Below a page of the shop's own, so that no category and no product can ever have this address.
  {
    path: 'order/quick',
    folder: 'quick-order',
    loader: async () => (await import('./pages/quick-order/loader.ts')).loadQuickOrder,
  },
  {
    path: 'order/figures',
    folder: 'figures',
    loader: async () => (await import('./pages/figures/loader.ts')).loadFigures,
  },
  { path: 'order', folder: 'orders', loader: async () => (await import('./pages/orders/loader.ts')).loadOrders },
  {
    path: 'search',
    folder: 'search',
    loader: async () => (await import('./pages/search/vitrina-loader.ts')).loadVitrinaSearch,
  },
  {
    path: 'order/receipt',
    folder: 'receipt',
    loader: async () => (await import('./pages/receipt/loader.ts')).loadReceipt,
  },
  { path: 'order/quote', folder: 'quote', loader: async () => (await import('./pages/quote/loader.ts')).loadQuote },
  {
    path: 'vitrina',
    folder: 'produs',
    loader: async () => (await import('./pages/produs/loader.ts')).loadAllCategories,
  },
  {
    path: 'vitrina/:category',
    folder: 'category',
    loader: async () => (await import('./pages/category/loader.ts')).loadCategory,
  },
  {
    path: 'vitrina/:category/:url',
    folder: 'product',
    loader: async () => (await import('./pages/product/loader.ts')).loadProduct,
  },
];

/** Pages of the shop that the vitrina does not have (rules AUTH-7, OFFLINE-9). */
const absent = ['compare', 'favorites', 'offline'];

const taken = [...absent, ...ownPages.map(({ path }) => path)];

/** The vitrina's routes: its own pages before the shop's. */
export const vitrinaRoutes: RouteObject[] = routesOf(
  [...ownPages, ...shopPages.filter(({ path }) => !taken.includes(path))],
  VitrinaLayout,
  absent,
);
