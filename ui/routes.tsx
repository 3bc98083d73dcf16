import type { RouteObject } from 'react-router';
import { routeSegments } from '#core/kernel/locale/index.ts';
import { SiteLayout } from '#ui/layouts/site-layout.tsx';
import { hasPage, type Page, routesOf } from './route-tree.tsx';

const contentLoader = async () => (await import('#ui/features/editorial/content/load-content.ts')).loadContent;

/** Pages at another address than the name of their folder, or with another loader than the folder's. */
const pagesElsewhere: readonly Page[] = [
  { path: '', folder: 'home' },
  { path: 'order/live', folder: 'live-order' },
  { path: 'service/*', folder: 'service', loader: contentLoader },
  ...['discount', 'insurance', 'terms'].map((path) => ({ path, folder: 'text-page', loader: contentLoader })),
  { path: 'credit', folder: 'credit', loader: contentLoader },
  ...['newmorning', 'news', 'news/post'].map((path) => ({ path, folder: 'news' })),
  ...['newmorning/:url', 'news/post/:url'].map((path) => ({ path, folder: 'article' })),
  ...['review', 'video-obzori'].map((path) => ({ path, folder: 'videos' })),
  { path: 'video-obzori/view', folder: 'video' },
  { path: 'promo/:url', folder: 'promotion' },
  { path: 'special-offers/:url', folder: 'category-offers' },
  { path: 'l', folder: 'landings' },
  { path: 'l/:slug', folder: 'landing' },
  { path: 'product/:url', folder: 'product' },
  { path: ':category/:url', folder: 'product' },
  { path: ':category', folder: 'category' },
];

/** Reserved segments with a folder of that name but no page of the shop: the vitrina has it, or addresses begin with it. */
const notPages = ['auth', 'product'];
const taken = [...notPages, 'service', ...pagesElsewhere.map(({ path }) => path)];

/**
 * The route table of the shop, without language prefixes: a page for each reserved segment that a folder of `pages/` is
 * named after, and those elsewhere. More exact patterns win over wider ones whatever their order.
 */
export const pages: readonly Page[] = [
  ...routeSegments
    .filter((segment) => hasPage(segment) && !taken.includes(segment))
    .map((segment) => ({ path: segment, folder: segment })),
  ...pagesElsewhere,
];

/** The shop's routes. */
export const routes: RouteObject[] = routesOf(pages, SiteLayout);
