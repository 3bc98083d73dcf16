import type { RouteObject } from 'react-router';
import { VitrinaLayout } from '#ui/layouts/vitrina-layout.tsx';
import { type Page, routesOf } from './route-tree.tsx';
import { pages as shopPages } from './routes.tsx';

/** Pages that only the vitrina has, or has in another shape than the shop. */
const ownPages: readonly Page[] = [
  { path: '', folder: 'vitrina-home' },
  { path: 'auth', folder: 'auth' },
  // Below a page of the shop's own, so that no category and no product can ever have this address.
  { path: 'order/quick', folder: 'quick-order' },
  { path: 'order/figures', folder: 'figures' },
  { path: 'order', folder: 'orders' },
  {
    path: 'search',
    folder: 'search',
    loader: async () => (await import('./pages/search/vitrina-loader.ts')).loadVitrinaSearch,
  },
  { path: 'order/receipt', folder: 'receipt' },
  { path: 'order/quote', folder: 'quote' },
  { path: 'vitrina', folder: 'produs' },
  { path: 'vitrina/:category', folder: 'category' },
  { path: 'vitrina/:category/:url', folder: 'product' },
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
