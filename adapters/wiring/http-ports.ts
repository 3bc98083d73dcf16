import { createHttpPartnerDesk, createHttpSellerDirectory } from '#adapters/provider-http/calls/auth.ts';
import { createHttpCreditDesk } from '#adapters/provider-http/calls/credit.ts';
import { createHttpDeliveryDirectory } from '#adapters/provider-http/calls/delivery.ts';
import { createHttpCatalogueIndex, createHttpFeedSource } from '#adapters/provider-http/calls/feed.ts';
import { createHttpFeedbackDesk } from '#adapters/provider-http/calls/feedback.ts';
import { createHttpGiftDesk } from '#adapters/provider-http/calls/home.ts';
import { createHttpLandingPages } from '#adapters/provider-http/calls/landings.ts';
import { createHttpLeadDesk } from '#adapters/provider-http/calls/leads.ts';
import { createHttpNewsRoom } from '#adapters/provider-http/calls/news.ts';
import { createHttpOfferDesk } from '#adapters/provider-http/calls/offers.ts';
import { createHttpOrderDesk } from '#adapters/provider-http/calls/orders.ts';
import { createHttpContentPages } from '#adapters/provider-http/calls/pages.ts';
import { createHttpOrdersArchive } from '#adapters/provider-http/calls/partner-orders.ts';
import { createHttpPartnershipDesk } from '#adapters/provider-http/calls/partnership.ts';
import { createHttpPriceWatchDesk } from '#adapters/provider-http/calls/price-watch.ts';
import { createHttpPromoCodeDesk } from '#adapters/provider-http/calls/promo-code.ts';
import { createHttpReviewDesk } from '#adapters/provider-http/calls/reviews.ts';
import { createHttpSearchDesk } from '#adapters/provider-http/calls/search.ts';
import { createHttpSiteSettings } from '#adapters/provider-http/calls/settings.ts';
import { createHttpSiteIndex } from '#adapters/provider-http/calls/site-index.ts';
import { createHttpTestimonials } from '#adapters/provider-http/calls/testimonials.ts';
import { createHttpTradeInDesk } from '#adapters/provider-http/calls/trade-in.ts';
import { createHttpCareerDesk } from '#adapters/provider-http/calls/vacancies.ts';
import { createHttpVideoReviews } from '#adapters/provider-http/calls/videos.ts';
import { createHttpWarrantyDesk } from '#adapters/provider-http/calls/warranty.ts';
import { createHttpProductCatalog } from '#adapters/provider-http/http-product-catalog.ts';
import type { PortFactories } from './port-factories.ts';

/** Every port over the calls of the published contract. */
export const httpPorts: PortFactories = {
  archive: createHttpOrdersArchive,
  careers: createHttpCareerDesk,
  catalog: createHttpProductCatalog,
  content: createHttpContentPages,
  credit: createHttpCreditDesk,
  delivery: createHttpDeliveryDirectory,
  feed: createHttpFeedSource,
  feedback: createHttpFeedbackDesk,
  gift: createHttpGiftDesk,
  landings: createHttpLandingPages,
  leads: createHttpLeadDesk,
  news: createHttpNewsRoom,
  offers: createHttpOfferDesk,
  orders: createHttpOrderDesk,
  partners: createHttpPartnerDesk,
  partnership: createHttpPartnershipDesk,
  priceWatches: createHttpPriceWatchDesk,
  promoCodes: createHttpPromoCodeDesk,
  reviews: createHttpReviewDesk,
  search: createHttpSearchDesk,
  sellers: createHttpSellerDirectory,
  settings: createHttpSiteSettings,
  siteIndex: createHttpSiteIndex,
  testimonials: createHttpTestimonials,
  tradeIn: createHttpTradeInDesk,
  videos: createHttpVideoReviews,
  warranty: createHttpWarrantyDesk,
  wholeCatalog: createHttpCatalogueIndex,
};
