import type { RouteObject } from 'react-router';
import { SiteLayout } from '#ui/layouts/site-layout.tsx';
import { type Page, routesOf } from './route-tree.tsx';

/**
 * The route table of the shop, without language prefixes: path pattern → page and what it loads. More exact patterns win
 * over wider ones whatever their order.
 */
export const pages: readonly Page[] = [
  { path: '', folder: 'home', loader: async () => (await import('./pages/home/loader.ts')).loadHomePage },
  {
    path: 'produs',
    folder: 'produs',
    loader: async () => (await import('./pages/produs/loader.ts')).loadAllCategories,
  },
  { path: 'search', folder: 'search', loader: async () => (await import('./pages/search/loader.ts')).loadSearch },
  { path: 'compare', folder: 'compare', loader: async () => (await import('./pages/compare/loader.ts')).loadCompare },
  {
    path: 'favorites',
    folder: 'favorites',
    loader: async () => (await import('./pages/favorites/loader.ts')).loadFavorites,
  },
  { path: 'offline', folder: 'offline', loader: async () => (await import('./pages/offline/loader.ts')).loadOffline },
  { path: 'order', folder: 'order', loader: async () => (await import('./pages/order/loader.ts')).loadOrderPage },
  {
    path: 'order/live',
    folder: 'live-order',
    loader: async () => (await import('./pages/live-order/loader.ts')).loadLiveOrder,
  },
  { path: 'career', folder: 'career', loader: async () => (await import('./pages/career/loader.ts')).loadCareer },
  {
    path: 'confirmation',
    folder: 'confirmation',
    loader: async () => (await import('./pages/confirmation/loader.ts')).loadConfirmation,
  },
  {
    path: 'contacts',
    folder: 'contacts',
    loader: async () => (await import('./pages/contacts/loader.ts')).loadContacts,
  },
  {
    path: 'delivery',
    folder: 'delivery',
    loader: async () => (await import('./pages/delivery/loader.ts')).loadDeliveryPage,
  },
  {
    path: 'partners',
    folder: 'partners',
    loader: async () => (await import('./pages/partners/loader.ts')).loadPartnersPage,
  },
  {
    path: 'service/*',
    folder: 'service',
    loader: async () => (await import('#ui/features/editorial/content/load-content.ts')).loadContent,
  },
  { path: 'shared', folder: 'shared', loader: async () => (await import('./pages/shared/loader.ts')).loadShared },
  {
    path: 'trade-in',
    folder: 'trade-in',
    loader: async () => (await import('./pages/trade-in/loader.ts')).loadTradeIn,
  },
  { path: 'about', folder: 'about', loader: async () => (await import('./pages/about/loader.ts')).loadAbout },
  ...['discount', 'insurance', 'terms'].map((path) => ({
    path,
    folder: 'text-page',
    loader: async () => (await import('#ui/features/editorial/content/load-content.ts')).loadContent,
  })),
  {
    path: 'credit',
    folder: 'credit',
    loader: async () => (await import('#ui/features/editorial/content/load-content.ts')).loadContent,
  },
  ...['newmorning', 'news', 'news/post'].map((path) => ({
    path,
    folder: 'news',
    loader: async () => (await import('./pages/news/loader.ts')).loadNews,
  })),
  ...['newmorning/:url', 'news/post/:url'].map((path) => ({
    path,
    folder: 'article',
    loader: async () => (await import('./pages/article/loader.ts')).loadArticle,
  })),
  ...['review', 'video-obzori'].map((path) => ({
    path,
    folder: 'videos',
    loader: async () => (await import('./pages/videos/loader.ts')).loadVideos,
  })),
  {
    path: 'video-obzori/view',
    folder: 'video',
    loader: async () => (await import('./pages/video/loader.ts')).loadVideo,
  },
  {
    path: 'feedbacks',
    folder: 'feedbacks',
    loader: async () => (await import('./pages/feedbacks/loader.ts')).loadFeedbacks,
  },
  { path: 'promo', folder: 'promo', loader: async () => (await import('./pages/promo/loader.ts')).loadPromotions },
  {
    path: 'promo/:url',
    folder: 'promotion',
    loader: async () => (await import('./pages/promotion/loader.ts')).loadPromotion,
  },
  {
    path: 'special-offers',
    folder: 'special-offers',
    loader: async () => (await import('./pages/special-offers/loader.ts')).loadOffers,
  },
  {
    path: 'special-offers/:url',
    folder: 'category-offers',
    loader: async () => (await import('./pages/category-offers/loader.ts')).loadCategoryOffers,
  },
  {
    path: 'dayoffer',
    folder: 'dayoffer',
    loader: async () => (await import('./pages/dayoffer/loader.ts')).loadDayOffer,
  },
  { path: 'l', folder: 'landings', loader: async () => (await import('./pages/landings/loader.ts')).loadLandings },
  { path: 'l/:slug', folder: 'landing', loader: async () => (await import('./pages/landing/loader.ts')).loadLanding },
  {
    path: 'products-feed',
    folder: 'products-feed',
    loader: async () => (await import('./pages/products-feed/loader.ts')).loadWholeCatalogue,
  },
  {
    path: 'product/:url',
    folder: 'product',
    loader: async () => (await import('./pages/product/loader.ts')).loadProduct,
  },
  {
    path: ':category/:url',
    folder: 'product',
    loader: async () => (await import('./pages/product/loader.ts')).loadProduct,
  },
  {
    path: ':category',
    folder: 'category',
    loader: async () => (await import('./pages/category/loader.ts')).loadCategory,
  },
];

/** The shop's routes. */
export const routes: RouteObject[] = routesOf(pages, SiteLayout);
