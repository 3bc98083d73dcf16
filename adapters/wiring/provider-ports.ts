import type { CachedReads } from '#adapters/cache/cached-reads.ts';
import type { ProviderAccess } from '#adapters/provider-http/ask.ts';
import { createHttpSellerDirectory } from '#adapters/provider-http/calls/auth.ts';
import { createHttpCreditDesk } from '#adapters/provider-http/calls/credit.ts';
import { createHttpDeliveryDirectory } from '#adapters/provider-http/calls/delivery.ts';
import { createHttpCatalogueIndex } from '#adapters/provider-http/calls/feed.ts';
import { createHttpFeedbackDesk } from '#adapters/provider-http/calls/feedback.ts';
import { createHttpGiftDesk } from '#adapters/provider-http/calls/home.ts';
import { createHttpLandingPages } from '#adapters/provider-http/calls/landings.ts';
import { createHttpLeadDesk } from '#adapters/provider-http/calls/leads.ts';
import { createHttpNewsRoom } from '#adapters/provider-http/calls/news.ts';
import { createHttpOfferDesk } from '#adapters/provider-http/calls/offers.ts';
import { createHttpContentPages } from '#adapters/provider-http/calls/pages.ts';
import { createHttpOrdersArchive } from '#adapters/provider-http/calls/partner-orders.ts';
import { createHttpPartnershipDesk } from '#adapters/provider-http/calls/partnership.ts';
import { createHttpPriceWatchDesk } from '#adapters/provider-http/calls/price-watch.ts';
import { createHttpPromoCodeDesk } from '#adapters/provider-http/calls/promo-code.ts';
import { createHttpReviewDesk } from '#adapters/provider-http/calls/reviews.ts';
import { createHttpSiteSettings } from '#adapters/provider-http/calls/settings.ts';
import { createHttpTestimonials } from '#adapters/provider-http/calls/testimonials.ts';
import { createHttpTradeInDesk } from '#adapters/provider-http/calls/trade-in.ts';
import { createHttpCareerDesk } from '#adapters/provider-http/calls/vacancies.ts';
import { createHttpVideoReviews } from '#adapters/provider-http/calls/videos.ts';
import { createHttpWarrantyDesk } from '#adapters/provider-http/calls/warranty.ts';
import { createHttpOrderDesk } from '#adapters/provider-http/http-order-desk.ts';
import type { ListingState } from '#core/catalog/products/index.ts';
import { localePath } from '#core/kernel/locale/index.ts';
import type { ShopPorts } from '#core/shop.ts';
import { namedSettings } from '#core/site/settings/index.ts';
import type { Provider } from './provider-kinds.ts';

/**
 * Reads whose answers are the same for everybody: asked without a token, kept in the cache that all instances share. A
 * read that tells a partner anything of their own has no place here. `shopName` stands where the provider gives none.
 */
export const createSharedReads = (provider: Provider, cached: CachedReads, shopName: string) => {
  const access = { transport: provider.transport };
  const catalog = provider.catalog(access);
  const settings = createHttpSiteSettings(access);
  const delivery = createHttpDeliveryDirectory(access);
  const news = createHttpNewsRoom(access);
  const videos = createHttpVideoReviews(access);
  const testimonials = createHttpTestimonials(access);
  const offers = createHttpOfferDesk(access);
  const landings = createHttpLandingPages(access);
  const reviews = createHttpReviewDesk(access);
  const wholeCatalog = createHttpCatalogueIndex(access);
  const fallbackOnly = { fallbackOnly: true };
  return {
    catalog: { menu: cached('menu', catalog.menu), banner: cached('banner', catalog.banner) },
    settings: {
      global: namedSettings(cached('settings', settings.global), shopName),
      footer: cached('footer', settings.footer),
      deliveryText: cached('delivery-text', settings.deliveryText),
    },
    delivery: { regions: cached('regions', delivery.regions), shops: cached('shops', delivery.shops) },
    search: { popular: cached('popular-queries', provider.search(access).popular) },
    credit: { partners: cached('credit-partners', createHttpCreditDesk(access).partners) },
    content: { page: cached('content-page', createHttpContentPages(access).page) },
    tradeIn: { terms: cached('trade-in-terms', createHttpTradeInDesk(access).terms) },
    partnership: { companies: cached('companies', createHttpPartnershipDesk(access).companies) },
    careers: { vacancies: cached('vacancies', createHttpCareerDesk(access).vacancies) },
    offers: { promotions: cached('promotions', offers.promotions) },
    landings: { list: cached('landings', landings.list) },
    gift: { current: cached('gift', createHttpGiftDesk(access).current) },
    news: {
      page: cached('news', news.page, firstPage),
      mostRead: cached('most-read', news.mostRead),
      article: cached('article', news.article),
    },
    videos: {
      page: cached('videos', videos.page, firstPage),
      one: cached('video', videos.one),
    },
    testimonials: { page: cached('testimonials', testimonials.page, firstPage) },
    /** What tells prices or stock: a visitor's alone, asked each time, kept for when the provider fails (rule CACHE-16). */
    visitors: {
      catalog: {
        topCategories: cached('top-categories', catalog.topCategories, fallbackOnly),
        mainBanners: cached('main-banners', catalog.mainBanners, fallbackOnly),
        sliders: cached('sliders', catalog.sliders, fallbackOnly),
        collection: cached('collection', catalog.collection, fallbackOnly),
        listing: cached('listing', catalog.listing, {
          ...fallbackOnly,
          keeps: ({ state }) => isPlain(state) && isNear(state),
        }),
        product: cached('product', catalog.product, fallbackOnly),
      },
      offers: {
        dayOffer: cached('day-offer', offers.dayOffer, fallbackOnly),
        groups: cached('offer-groups', offers.groups, fallbackOnly),
        promotion: cached('promotion', offers.promotion, fallbackOnly),
      },
      landings: { page: cached('landing', landings.page, fallbackOnly) },
      reviews: { page: cached('reviews', reviews.page, { ...fallbackOnly, keeps: isNear }) },
      wholeCatalog: { page: cached('whole-catalog', wholeCatalog.page, { ...fallbackOnly, keeps: isNear }) },
    },
  };
};
export type SharedReads = ReturnType<typeof createSharedReads>;

/** Numbers beyond the last page could be thought up without end. */
const FAR_PAGE = 100;
const isNear = ({ page = 1 }: { readonly page?: number }): boolean => page <= FAR_PAGE;
const firstPage = { keeps: ({ page }: { readonly page: number }): boolean => page === 1 };
/** Filters make more lists than could be kept. */
const isPlain = ({ selection, price }: ListingState): boolean =>
  selection.length === 0 && price.from === undefined && price.to === undefined;

/**
 * Every port as one asker has it: shared reads as they are, what tells prices asked anew, with a stand-in for visitors
 * alone, and everything else asked with the asker's own token and never kept (rule CACHE-15). It only closes over its
 * arguments, so that making it for one request costs nothing. `origin` is where the payment page leads back to.
 */
export const createPorts = (
  provider: Provider,
  access: ProviderAccess,
  shared: SharedReads,
  origin: string,
): ShopPorts => {
  const visitors: Partial<SharedReads['visitors']> = access.shtoken === undefined ? shared.visitors : {};
  return {
    settings: shared.settings,
    delivery: { ...createHttpDeliveryDirectory(access), ...shared.delivery },
    content: shared.content,
    gift: shared.gift,
    news: shared.news,
    videos: shared.videos,
    testimonials: shared.testimonials,
    catalog: { ...provider.catalog(access), ...shared.catalog, ...visitors.catalog },
    search: { ...provider.search(access), ...shared.search },
    credit: { ...createHttpCreditDesk(access), ...shared.credit },
    offers: { ...createHttpOfferDesk(access), ...shared.offers, ...visitors.offers },
    landings: { ...createHttpLandingPages(access), ...shared.landings, ...visitors.landings },
    wholeCatalog: visitors.wholeCatalog ?? createHttpCatalogueIndex(access),
    careers: { ...createHttpCareerDesk(access), ...shared.careers },
    tradeIn: { ...createHttpTradeInDesk(access), ...shared.tradeIn },
    partnership: { ...createHttpPartnershipDesk(access), ...shared.partnership },
    warranty: createHttpWarrantyDesk(access),
    feedback: createHttpFeedbackDesk(access),
    priceWatches: createHttpPriceWatchDesk(access),
    reviews: { ...createHttpReviewDesk(access), ...visitors.reviews },
    leads: createHttpLeadDesk(access),
    orders: createHttpOrderDesk({
      ...access,
      returnUrl: (locale) => origin + localePath('/confirmation', locale),
    }),
    promoCodes: createHttpPromoCodeDesk(access),
    sellers: createHttpSellerDirectory(access),
    archive: createHttpOrdersArchive(access),
  };
};
