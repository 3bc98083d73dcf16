import type { CachedReads } from '#adapters/cache/cached-reads.ts';
import type { ProviderAccess } from '#adapters/provider-http/ask.ts';
import type { ListingState } from '#core/catalog/products/index.ts';
import { type Locale, localePath } from '#core/kernel/locale/index.ts';
import type { ShopPorts } from '#core/shop.ts';
import { namedSettings } from '#core/site/settings/index.ts';
import { readAccess } from './port-factories.ts';
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
  const { ports } = provider;
  const access = readAccess(provider);
  /** A port whose answers are all the same for all visitors. */
  const everyRead = <Port extends object>(port: string, reads: Port, keeping: KeepingOf<Port> = {}): Port => {
    const methods = Object.entries(reads).map(([method, read]) => [
      method,
      cached(`${port}.${method}`, read, keeping[method as keyof Port]),
    ]);
    return Object.fromEntries(methods);
  };
  const catalog = ports.catalog(access);
  const settings = everyRead('settings', ports.settings(access));
  const delivery = ports.delivery(access);
  const offers = ports.offers(access);
  const landings = ports.landings(access);
  const reviews = ports.reviews(access);
  const wholeCatalog = ports.wholeCatalog(access);
  const fallbackOnly = { fallbackOnly: true };
  return {
    catalog: { menu: cached('menu', catalog.menu), banner: cached('banner', catalog.banner) },
    settings: { ...settings, global: namedSettings(settings.global, shopName) },
    delivery: { regions: cached('regions', delivery.regions), shops: cached('shops', delivery.shops) },
    search: { popular: cached('popular-queries', ports.search(access).popular) },
    credit: { partners: cached('credit-partners', ports.credit(access).partners) },
    content: everyRead('content', ports.content(access)),
    tradeIn: { terms: cached('trade-in-terms', ports.tradeIn(access).terms) },
    partnership: { companies: cached('companies', ports.partnership(access).companies) },
    careers: { vacancies: cached('vacancies', ports.careers(access).vacancies) },
    offers: { promotions: cached('promotions', offers.promotions) },
    landings: { list: cached('landings', landings.list) },
    gift: everyRead('gift', ports.gift(access)),
    news: everyRead('news', ports.news(access), { page: firstPage }),
    videos: everyRead('videos', ports.videos(access), { page: firstPage }),
    testimonials: everyRead('testimonials', ports.testimonials(access), { page: firstPage }),
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
  { ports }: Provider,
  given: ProviderAccess,
  shared: SharedReads,
  origin: string,
): ShopPorts => {
  const access = { ...given, returnUrl: (locale: Locale) => origin + localePath('/confirmation', locale) };
  const visitors: Partial<SharedReads['visitors']> = access.shtoken === undefined ? shared.visitors : {};
  return {
    settings: shared.settings,
    delivery: { ...ports.delivery(access), ...shared.delivery },
    content: shared.content,
    gift: shared.gift,
    news: shared.news,
    videos: shared.videos,
    testimonials: shared.testimonials,
    catalog: { ...ports.catalog(access), ...shared.catalog, ...visitors.catalog },
    search: { ...ports.search(access), ...shared.search },
    credit: { ...ports.credit(access), ...shared.credit },
    offers: { ...ports.offers(access), ...shared.offers, ...visitors.offers },
    landings: { ...ports.landings(access), ...shared.landings, ...visitors.landings },
    wholeCatalog: visitors.wholeCatalog ?? ports.wholeCatalog(access),
    careers: { ...ports.careers(access), ...shared.careers },
    tradeIn: { ...ports.tradeIn(access), ...shared.tradeIn },
    partnership: { ...ports.partnership(access), ...shared.partnership },
    warranty: ports.warranty(access),
    feedback: ports.feedback(access),
    priceWatches: ports.priceWatches(access),
    reviews: { ...ports.reviews(access), ...visitors.reviews },
    leads: ports.leads(access),
    orders: ports.orders(access),
    promoCodes: ports.promoCodes(access),
    sellers: ports.sellers(access),
    archive: ports.archive(access),
  };
};
