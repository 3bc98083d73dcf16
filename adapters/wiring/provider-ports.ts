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

/** Which queries of a port's methods are stored; all of a method that is not named. */
type KeepingOf<Port> = {
  readonly [Method in keyof Port]?: Port[Method] extends (query: infer Query, ...rest: never) => unknown
    ? { readonly keeps: (query: Query) => boolean }
    : never;
};

/**
 * Reads with the same answer for all visitors: requested without a token and cached for all instances. A read that
 * depends on the partner must not be here. `shopName` is used when the provider gives none.
 */
export const createSharedReads = (provider: Provider, cached: CachedReads, shopName: string) => {
  const access = { transport: provider.transport };
  /** A port whose answers are all the same for all visitors. */
  const everyRead = <Port extends object>(port: string, reads: Port, keeping: KeepingOf<Port> = {}): Port => {
    const methods = Object.entries(reads).map(([method, read]) => [
      method,
      cached(`${port}.${method}`, read, keeping[method as keyof Port]),
    ]);
    return Object.fromEntries(methods);
  };
  const catalog = provider.catalog(access);
  const settings = everyRead('settings', createHttpSiteSettings(access));
  const delivery = createHttpDeliveryDirectory(access);
  const offers = createHttpOfferDesk(access);
  const landings = createHttpLandingPages(access);
  const reviews = createHttpReviewDesk(access);
  const wholeCatalog = createHttpCatalogueIndex(access);
  const fallbackOnly = { fallbackOnly: true };
  return {
    catalog: { menu: cached('menu', catalog.menu), banner: cached('banner', catalog.banner) },
    settings: { ...settings, global: namedSettings(settings.global, shopName) },
    delivery: { regions: cached('regions', delivery.regions), shops: cached('shops', delivery.shops) },
    search: { popular: cached('popular-queries', provider.search(access).popular) },
    credit: { partners: cached('credit-partners', createHttpCreditDesk(access).partners) },
    content: everyRead('content', createHttpContentPages(access)),
    tradeIn: { terms: cached('trade-in-terms', createHttpTradeInDesk(access).terms) },
    partnership: { companies: cached('companies', createHttpPartnershipDesk(access).companies) },
    careers: { vacancies: cached('vacancies', createHttpCareerDesk(access).vacancies) },
    offers: { promotions: cached('promotions', offers.promotions) },
    landings: { list: cached('landings', landings.list) },
    gift: everyRead('gift', createHttpGiftDesk(access)),
    news: everyRead('news', createHttpNewsRoom(access), { page: firstPage }),
    videos: everyRead('videos', createHttpVideoReviews(access), { page: firstPage }),
    testimonials: everyRead('testimonials', createHttpTestimonials(access), { page: firstPage }),
    /** Prices and stock for visitors: asked each time, stored only as a fallback (rule CACHE-16). */
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

/** Page numbers beyond the last page are endless, so they are not cached. */
const FAR_PAGE = 100;
const isNear = ({ page = 1 }: { readonly page?: number }): boolean => page <= FAR_PAGE;
const firstPage = { keeps: ({ page }: { readonly page: number }): boolean => page === 1 };
/** Filters make too many lists to cache. */
const isPlain = ({ selection, price }: ListingState): boolean =>
  selection.length === 0 && price.from === undefined && price.to === undefined;

/**
 * The ports of one visitor or partner: shared reads come from the cache; prices are requested anew, with a fallback for
 * visitors only; everything else is requested with the partner's token and never cached (rule CACHE-15). Cheap enough
 * to create for each request. The payment page returns to `origin`.
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
