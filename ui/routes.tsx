import type { RouteObject } from 'react-router';
import { loadContent } from './features/content/load-content.ts';
import { SiteLayout } from './layouts/site-layout.tsx';
import { loadArticle } from './pages/article/loader.ts';
import { loadCareer } from './pages/career/loader.ts';
import { loadCategory } from './pages/category/loader.ts';
import { loadCategoryOffers } from './pages/category-offers/loader.ts';
import { loadCompare } from './pages/compare/loader.ts';
import { loadConfirmation } from './pages/confirmation/loader.ts';
import { loadContacts } from './pages/contacts/loader.ts';
import { loadDayOffer } from './pages/dayoffer/loader.ts';
import { loadDeliveryPage } from './pages/delivery/loader.ts';
import { loadFavorites } from './pages/favorites/loader.ts';
import { loadFeedbacks } from './pages/feedbacks/loader.ts';
import { loadHomePage } from './pages/home/loader.ts';
import { loadLanding } from './pages/landing/loader.ts';
import { loadLandings } from './pages/landings/loader.ts';
import { leadToNews, loadNews } from './pages/news/loader.ts';
import { loadOrderPage } from './pages/order/loader.ts';
import { loadPartnersPage } from './pages/partners/loader.ts';
import { loadProduct } from './pages/product/loader.ts';
import { loadWholeCatalogue } from './pages/products-feed/loader.ts';
import { loadAllCategories } from './pages/produs/loader.ts';
import { loadPromotions } from './pages/promo/loader.ts';
import { loadPromotion } from './pages/promotion/loader.ts';
import { loadSearch } from './pages/search/loader.ts';
import { loadOffers } from './pages/special-offers/loader.ts';
import { loadTradeIn } from './pages/trade-in/loader.ts';
import { loadVideo } from './pages/video/loader.ts';
import { loadVideos } from './pages/videos/loader.ts';
import { type Page, routesOf } from './route-tree.tsx';

/**
 * The route table of the shop, without language prefixes: path pattern → page and what it loads. More exact patterns win
 * over wider ones whatever their order.
 */
export const pages: readonly Page[] = [
  { path: '', folder: 'home', loader: loadHomePage },
  { path: 'produs', folder: 'produs', loader: loadAllCategories },
  { path: 'search', folder: 'search', loader: loadSearch },
  { path: 'compare', folder: 'compare', loader: loadCompare },
  { path: 'favorites', folder: 'favorites', loader: loadFavorites },
  { path: 'order', folder: 'order', loader: loadOrderPage },
  { path: 'career', folder: 'career', loader: loadCareer },
  { path: 'confirmation', folder: 'confirmation', loader: loadConfirmation },
  { path: 'contacts', folder: 'contacts', loader: loadContacts },
  { path: 'delivery', folder: 'delivery', loader: loadDeliveryPage },
  { path: 'partners', folder: 'partners', loader: loadPartnersPage },
  { path: 'service/*', folder: 'service', loader: loadContent },
  { path: 'trade-in', folder: 'trade-in', loader: loadTradeIn },
  ...['about', 'discount', 'insurance', 'terms'].map((path) => ({
    path,
    folder: 'text-page',
    loader: loadContent,
  })),
  { path: 'credit', folder: 'credit', loader: loadContent },
  ...['newmorning', 'news'].map((path) => ({ path, folder: 'news', loader: loadNews })),
  ...['newmorning/:url', 'news/post/:url'].map((path) => ({ path, folder: 'article', loader: loadArticle })),
  { path: 'news/post', folder: 'news', loader: leadToNews },
  ...['review', 'video-obzori'].map((path) => ({ path, folder: 'videos', loader: loadVideos })),
  { path: 'video-obzori/view', folder: 'video', loader: loadVideo },
  { path: 'feedbacks', folder: 'feedbacks', loader: loadFeedbacks },
  { path: 'promo', folder: 'promo', loader: loadPromotions },
  { path: 'promo/:url', folder: 'promotion', loader: loadPromotion },
  { path: 'special-offers', folder: 'special-offers', loader: loadOffers },
  { path: 'special-offers/:url', folder: 'category-offers', loader: loadCategoryOffers },
  { path: 'dayoffer', folder: 'dayoffer', loader: loadDayOffer },
  { path: 'l', folder: 'landings', loader: loadLandings },
  { path: 'l/:slug', folder: 'landing', loader: loadLanding },
  { path: 'products-feed', folder: 'products-feed', loader: loadWholeCatalogue },
  { path: 'product/:url', folder: 'product', loader: loadProduct },
  { path: ':category/:url', folder: 'product', loader: loadProduct },
  { path: ':category', folder: 'category', loader: loadCategory },
];

/** The shop's routes. */
export const routes: RouteObject[] = routesOf(pages, SiteLayout);
