import { login, storeSellers } from '../calls/auth.ts';
import {
  dayOffer,
  newsArticle,
  newsList,
  promotion,
  promotions,
  testimonials,
  videoReviews,
} from '../calls/content.ts';
import { createCreditOrder, createPrimeOffer, creditPartners } from '../calls/credit.ts';
import { deliveryInfoText, regions, shops } from '../calls/delivery.ts';
import { actualPromoProducts, giftMapService, newestProducts, popularProducts, sliders } from '../calls/home.ts';
import { backInStock, consultation, feedback, oneClick, preorder, tradeIn } from '../calls/leads.ts';
import { categoryProducts, searchProducts } from '../calls/listing.ts';
import { bannerSelect, menuTree, topCategories } from '../calls/menu.ts';
import { orderStatus, payment, submitOrder } from '../calls/orders.ts';
import {
  aboutUsPage,
  creditPage,
  deliveryPage,
  discountPage,
  insurancePage,
  landing,
  serviceCenterPage,
  termsAndPrivacyPolicy,
} from '../calls/pages.ts';
import { ordersList } from '../calls/partner-orders.ts';
import { describedProducts, productDetail, productsById } from '../calls/products.ts';
import { postReview, productReviews } from '../calls/reviews.ts';
import { popularQuery, search, searchProductByCode } from '../calls/search.ts';
import { footerSettings, globalSiteSettings } from '../calls/settings.ts';
import { redirectList, sitemapList } from '../calls/site-index.ts';
import { sendCv, vacancies } from '../calls/vacancies.ts';

/** Every call of the provider: the published description and, marked `assumed`, what the product needs besides. */
export const providerCalls = {
  login,
  storeSellers,
  newsList,
  newsArticle,
  videoReviews,
  testimonials,
  promotions,
  promotion,
  dayOffer,
  creditPartners,
  createPrimeOffer,
  createCreditOrder,
  regions,
  shops,
  deliveryInfoText,
  giftMapService,
  sliders,
  newestProducts,
  popularProducts,
  actualPromoProducts,
  oneClick,
  preorder,
  consultation,
  backInStock,
  tradeIn,
  feedback,
  categoryProducts,
  searchProducts,
  menuTree,
  topCategories,
  bannerSelect,
  submitOrder,
  orderStatus,
  payment,
  ordersList,
  aboutUsPage,
  creditPage,
  deliveryPage,
  discountPage,
  insurancePage,
  serviceCenterPage,
  termsAndPrivacyPolicy,
  landing,
  productDetail,
  productsById,
  describedProducts,
  productReviews,
  postReview,
  search,
  searchProductByCode,
  popularQuery,
  globalSiteSettings,
  footerSettings,
  redirectList,
  sitemapList,
  vacancies,
  sendCv,
} as const;
