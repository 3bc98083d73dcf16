import { login, storeSellers } from '../calls/auth.ts';
import { createCreditOrder, createPrimeOffer, creditPartners } from '../calls/credit.ts';
import { deliveryInfoText, regions, shops } from '../calls/delivery.ts';
import { allProducts, productsFeed } from '../calls/feed.ts';
import { feedback } from '../calls/feedback.ts';
import { actualPromoProducts, giftMapService, newestProducts, popularProducts, sliders } from '../calls/home.ts';
import { landing, landings } from '../calls/landings.ts';
import { backInStock, consultation, oneClick, preorder } from '../calls/leads.ts';
import { categoryProducts, searchProducts } from '../calls/listing.ts';
import { bannerSelect, menuTree, topCategories } from '../calls/menu.ts';
import { newsArticle, newsList } from '../calls/news.ts';
import { categoryOffers, dayOffer, promotion, promotions, specialOffers } from '../calls/offers.ts';
import { orderStatus, payment, submitOrder } from '../calls/orders.ts';
import {
  aboutUsPage,
  creditPage,
  deliveryPage,
  discountPage,
  insurancePage,
  partnersPage,
  serviceCenterPage,
  termsAndPrivacyPolicy,
  tradeInPage,
} from '../calls/pages.ts';
import { ordersList } from '../calls/partner-orders.ts';
import { childCompanies, partnerRequest } from '../calls/partnership.ts';
import { describedProducts, productDetail, productsById } from '../calls/products.ts';
import { postReview, productReviews } from '../calls/reviews.ts';
import { popularQuery, productsByCode, search, searchProductByCode } from '../calls/search.ts';
import { footerSettings, globalSiteSettings } from '../calls/settings.ts';
import { redirectList, sitemapList } from '../calls/site-index.ts';
import { testimonials } from '../calls/testimonials.ts';
import { tradeIn, tradeInTerms } from '../calls/trade-in.ts';
import { sendCv, vacancies } from '../calls/vacancies.ts';
import { videoReview, videoReviews } from '../calls/videos.ts';
import { warrantyCheck } from '../calls/warranty.ts';

/** Every call of the provider: the published description and, marked `assumed`, what the product needs besides. */
export const providerCalls = {
  login,
  storeSellers,
  newsList,
  newsArticle,
  videoReviews,
  videoReview,
  testimonials,
  promotions,
  promotion,
  dayOffer,
  specialOffers,
  categoryOffers,
  allProducts,
  productsFeed,
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
  tradeInTerms,
  tradeIn,
  feedback,
  warrantyCheck,
  childCompanies,
  partnerRequest,
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
  partnersPage,
  serviceCenterPage,
  termsAndPrivacyPolicy,
  tradeInPage,
  landings,
  landing,
  productDetail,
  productsById,
  describedProducts,
  productReviews,
  postReview,
  search,
  searchProductByCode,
  productsByCode,
  popularQuery,
  globalSiteSettings,
  footerSettings,
  redirectList,
  sitemapList,
  vacancies,
  sendCv,
} as const;
