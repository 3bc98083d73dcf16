import type { RouteObject } from 'react-router';
import { VitrinaLayout } from './layouts/vitrina-layout.tsx';
import { loadAuthPage } from './pages/auth/loader.ts';
import { loadCategory } from './pages/category/loader.ts';
import { loadOrders } from './pages/orders/loader.ts';
import { loadProduct } from './pages/product/loader.ts';
import { loadAllCategories } from './pages/produs/loader.ts';
import { loadQuickOrder } from './pages/quick-order/loader.ts';
import { loadQuote } from './pages/quote/loader.ts';
import { loadVitrinaHome } from './pages/vitrina-home/loader.ts';
import { type Page, routesOf } from './route-tree.tsx';
import { pages as shopPages } from './routes.tsx';

/** Pages that only the showcase has, or has in another shape than the shop. */
const ownPages: readonly Page[] = [
  { path: '', folder: 'vitrina-home', loader: loadVitrinaHome },
  { path: 'auth', folder: 'auth', loader: loadAuthPage },
  // Below a page of the shop's own, so that no category and no product can ever have this address.
  { path: 'order/quick', folder: 'quick-order', loader: loadQuickOrder },
  { path: 'order', folder: 'orders', loader: loadOrders },
  { path: 'order/quote', folder: 'quote', loader: loadQuote },
  { path: 'vitrina', folder: 'produs', loader: loadAllCategories },
  { path: 'vitrina/:category', folder: 'category', loader: loadCategory },
  { path: 'vitrina/:category/:url', folder: 'product', loader: loadProduct },
];

/** Pages of the shop that the showcase does not have (rule AUTH-7). */
const absent = ['compare', 'favorites'];

const taken = [...absent, ...ownPages.map(({ path }) => path)];

/** The showcase's routes: its own pages before the shop's. */
export const vitrinaRoutes: RouteObject[] = routesOf(
  [...ownPages, ...shopPages.filter(({ path }) => !taken.includes(path))],
  VitrinaLayout,
  absent,
);
