import 'reflect-metadata';
import { Container, type ServiceIdentifier } from 'inversify';
import { type CachedReads, createCachedReads } from '#adapters/cache/cached-reads.ts';
import { createKeyValueCache, type KeyValueCache } from '#adapters/cache/key-value-cache.ts';
import { createHttpCareerDesk } from '#adapters/provider-http/http-career-desk.ts';
import { createHttpContentPages } from '#adapters/provider-http/http-content-pages.ts';
import { createHttpCreditDesk } from '#adapters/provider-http/http-credit-desk.ts';
import { createHttpDeliveryDirectory } from '#adapters/provider-http/http-delivery-directory.ts';
import { createHttpGiftDesk } from '#adapters/provider-http/http-gift-desk.ts';
import { createHttpLeadDesk } from '#adapters/provider-http/http-lead-desk.ts';
import { createHttpOrderDesk } from '#adapters/provider-http/http-order-desk.ts';
import { createHttpPartnerDesk } from '#adapters/provider-http/http-partner-desk.ts';
import { createHttpProductCatalog } from '#adapters/provider-http/http-product-catalog.ts';
import { createHttpReviewDesk } from '#adapters/provider-http/http-review-desk.ts';
import { createHttpSearchDesk } from '#adapters/provider-http/http-search-desk.ts';
import { createHttpSiteSettings } from '#adapters/provider-http/http-site-settings.ts';
import { createTransport, type Transport, type WarnLogger } from '#adapters/provider-http/transport.ts';
import type { PartnerDesk } from '#core/auth/index.ts';
import type { CareerDesk } from '#core/careers/index.ts';
import type { ProductCatalog } from '#core/catalog/index.ts';
import type { OrderDesk } from '#core/checkout/index.ts';
import type { ContentPages } from '#core/content/index.ts';
import type { CreditDesk } from '#core/credit/index.ts';
import type { DeliveryDirectory } from '#core/delivery/index.ts';
import type { GiftDesk } from '#core/gift/index.ts';
import type { LeadDesk } from '#core/leads/index.ts';
import { localePath } from '#core/locale/index.ts';
import type { ReviewDesk } from '#core/reviews/index.ts';
import type { SearchDesk } from '#core/search/index.ts';
import type { SiteSettings } from '#core/settings/index.ts';
import type { Clock } from '#core/shared/index.ts';
import { composeShop, type Shop } from '#core/shop.ts';

/** What the shop on Node needs to know of the world. */
export interface NodeOptions {
  readonly providerUrl: string;
  readonly staticToken: string;
  readonly staticTokenHeader: string;
  readonly shopOrigin: string;
  /** Absent: every instance remembers for itself. */
  readonly redisUrl?: string | undefined;
  readonly logger: WarnLogger;
}

const systemClock: Clock = { now: () => Date.now() };

const keys = {
  cache: Symbol.for('KeyValueCache') as ServiceIdentifier<KeyValueCache>,
  cached: Symbol.for('CachedReads') as ServiceIdentifier<CachedReads>,
  transport: Symbol.for('Transport') as ServiceIdentifier<Transport>,
  catalog: Symbol.for('ProductCatalog') as ServiceIdentifier<ProductCatalog>,
  settings: Symbol.for('SiteSettings') as ServiceIdentifier<SiteSettings>,
  delivery: Symbol.for('DeliveryDirectory') as ServiceIdentifier<DeliveryDirectory>,
  orders: Symbol.for('OrderDesk') as ServiceIdentifier<OrderDesk>,
  leads: Symbol.for('LeadDesk') as ServiceIdentifier<LeadDesk>,
  search: Symbol.for('SearchDesk') as ServiceIdentifier<SearchDesk>,
  credit: Symbol.for('CreditDesk') as ServiceIdentifier<CreditDesk>,
  content: Symbol.for('ContentPages') as ServiceIdentifier<ContentPages>,
  reviews: Symbol.for('ReviewDesk') as ServiceIdentifier<ReviewDesk>,
  careers: Symbol.for('CareerDesk') as ServiceIdentifier<CareerDesk>,
  gift: Symbol.for('GiftDesk') as ServiceIdentifier<GiftDesk>,
  partners: Symbol.for('PartnerDesk') as ServiceIdentifier<PartnerDesk>,
  shop: Symbol.for('Shop') as ServiceIdentifier<Shop>,
};

/** Everything of the outside world that the shop needs on Node: the one place that says which adapter serves which port. */
export const composeNode = (
  options: NodeOptions,
): { shop: Shop; partners: PartnerDesk; close: () => Promise<void> } => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(keys.transport).toResolvedValue(() =>
    createTransport({
      baseUrl: options.providerUrl,
      staticToken: { header: options.staticTokenHeader, value: options.staticToken },
      logger: options.logger,
    }),
  );
  container.bind(keys.cache).toResolvedValue(() => createKeyValueCache(options));
  container
    .bind(keys.cached)
    .toResolvedValue((cache) => createCachedReads({ cache, clock: systemClock }), [keys.cache]);
  container.bind(keys.catalog).toResolvedValue(
    (transport, cached) => {
      const catalog = createHttpProductCatalog({ transport });
      return { ...catalog, menu: cached('menu', catalog.menu), banner: cached('banner', catalog.banner) };
    },
    [keys.transport, keys.cached],
  );
  container.bind(keys.settings).toResolvedValue(
    (transport, cached) => {
      const settings = createHttpSiteSettings({ transport });
      return {
        global: cached('settings', settings.global),
        footer: cached('footer', settings.footer),
        deliveryText: cached('delivery-text', settings.deliveryText),
      };
    },
    [keys.transport, keys.cached],
  );
  container.bind(keys.delivery).toResolvedValue(
    (transport, cached) => {
      const directory = createHttpDeliveryDirectory({ transport });
      return { regions: cached('regions', directory.regions), shops: cached('shops', directory.shops) };
    },
    [keys.transport, keys.cached],
  );
  container.bind(keys.search).toResolvedValue(
    (transport, cached) => {
      const search = createHttpSearchDesk({ transport });
      return { ...search, popular: cached('popular-queries', search.popular) };
    },
    [keys.transport, keys.cached],
  );
  container.bind(keys.credit).toResolvedValue(
    (transport, cached) => {
      const credit = createHttpCreditDesk({ transport });
      return { ...credit, partners: cached('credit-partners', credit.partners) };
    },
    [keys.transport, keys.cached],
  );
  container
    .bind(keys.content)
    .toResolvedValue(
      (transport, cached) => ({ page: cached('content-page', createHttpContentPages({ transport }).page) }),
      [keys.transport, keys.cached],
    );
  container.bind(keys.reviews).toResolvedValue((transport) => createHttpReviewDesk({ transport }), [keys.transport]);
  container.bind(keys.careers).toResolvedValue(
    (transport, cached) => {
      const careers = createHttpCareerDesk({ transport });
      return { ...careers, vacancies: cached('vacancies', careers.vacancies) };
    },
    [keys.transport, keys.cached],
  );
  container
    .bind(keys.gift)
    .toResolvedValue(
      (transport, cached) => ({ current: cached('gift', createHttpGiftDesk({ transport }).current) }),
      [keys.transport, keys.cached],
    );
  container.bind(keys.partners).toResolvedValue((transport) => createHttpPartnerDesk({ transport }), [keys.transport]);
  container.bind(keys.leads).toResolvedValue((transport) => createHttpLeadDesk({ transport }), [keys.transport]);
  container.bind(keys.orders).toResolvedValue(
    (transport) =>
      createHttpOrderDesk({
        transport,
        returnUrl: (locale) => options.shopOrigin + localePath('/confirmation', locale),
      }),
    [keys.transport],
  );
  container
    .bind(keys.shop)
    .toResolvedValue(
      (catalog, settings, delivery, orders, leads, search, credit, reviews, content, careers, gift) =>
        composeShop({ catalog, settings, delivery, orders, leads, search, credit, reviews, content, careers, gift }),
      [
        keys.catalog,
        keys.settings,
        keys.delivery,
        keys.orders,
        keys.leads,
        keys.search,
        keys.credit,
        keys.reviews,
        keys.content,
        keys.careers,
        keys.gift,
      ],
    );
  return {
    shop: container.get(keys.shop),
    partners: container.get(keys.partners),
    close: async () => {
      await container.get(keys.transport).close();
      await container.get(keys.cache).close();
    },
  };
};
