import { login, storeSellers } from '#adapters/provider-http/calls/auth.ts';
import { createCreditOrder, createPrimeOffer, creditPartners } from '#adapters/provider-http/calls/credit.ts';
import { deliveryInfoText, regions, shops } from '#adapters/provider-http/calls/delivery.ts';
import { allProducts, productsFeed } from '#adapters/provider-http/calls/feed.ts';
import { feedback } from '#adapters/provider-http/calls/feedback.ts';
import {
  actualPromoProducts,
  giftMapService,
  newestProducts,
  popularProducts,
  sliders,
} from '#adapters/provider-http/calls/home.ts';
import { landing, landings } from '#adapters/provider-http/calls/landings.ts';
import { backInStock, consultation, oneClick, preorder } from '#adapters/provider-http/calls/leads.ts';
import { categoryProducts, searchProducts } from '#adapters/provider-http/calls/listing.ts';
import { bannerSelect, menuTree, topCategories } from '#adapters/provider-http/calls/menu.ts';
import { newsArticle, newsList } from '#adapters/provider-http/calls/news.ts';
import {
  categoryOffers,
  dayOffer,
  promotion,
  promotions,
  specialOffers,
} from '#adapters/provider-http/calls/offers.ts';
import { cancelOrder, orderByLink, orderStatus, payment, submitOrder } from '#adapters/provider-http/calls/orders.ts';
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
} from '#adapters/provider-http/calls/pages.ts';
import { ordersList } from '#adapters/provider-http/calls/partner-orders.ts';
import { childCompanies, partnerRequest } from '#adapters/provider-http/calls/partnership.ts';
import { priceWatch } from '#adapters/provider-http/calls/price-watch.ts';
import { describedProducts, productDetail, productsById } from '#adapters/provider-http/calls/products.ts';
import { promoCode } from '#adapters/provider-http/calls/promo-code.ts';
import { postReview, productReviews } from '#adapters/provider-http/calls/reviews.ts';
import { popularQuery, productsByCode, search, searchProductByCode } from '#adapters/provider-http/calls/search.ts';
import { footerSettings, globalSiteSettings } from '#adapters/provider-http/calls/settings.ts';
import { redirectList, sitemapList } from '#adapters/provider-http/calls/site-index.ts';
import { testimonials } from '#adapters/provider-http/calls/testimonials.ts';
import { tradeIn, tradeInEstimate, tradeInTerms } from '#adapters/provider-http/calls/trade-in.ts';
import { sendCv, vacancies } from '#adapters/provider-http/calls/vacancies.ts';
import { videoReview, videoReviews } from '#adapters/provider-http/calls/videos.ts';
import { warrantyCheck } from '#adapters/provider-http/calls/warranty.ts';

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
  priceWatch,
  tradeInTerms,
  tradeInEstimate,
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
  promoCode,
  orderStatus,
  orderByLink,
  cancelOrder,
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
