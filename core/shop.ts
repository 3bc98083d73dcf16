import type { CatalogueIndex } from '#core/catalog/feed/index.ts';
import type { OfferDesk } from '#core/catalog/offers/index.ts';
import type { ProductCatalog } from '#core/catalog/products/index.ts';
import type { ReviewDesk } from '#core/catalog/reviews/index.ts';
import type { SearchDesk } from '#core/catalog/search/index.ts';
import type { ContentPages } from '#core/editorial/content/index.ts';
import type { GiftDesk } from '#core/editorial/gift/index.ts';
import type { LandingPages } from '#core/editorial/landing/index.ts';
import type { NewsRoom } from '#core/editorial/news/index.ts';
import type { Testimonials } from '#core/editorial/testimonials/index.ts';
import type { VideoReviews } from '#core/editorial/videos/index.ts';
import type { Clock } from '#core/kernel/shared/index.ts';
import type { OrdersArchive, SellerDirectory } from '#core/partner/orders/index.ts';
import type { OrderDesk } from '#core/purchase/checkout/index.ts';
import type { DeliveryDirectory } from '#core/purchase/delivery/index.ts';
import type { PromoCodeDesk } from '#core/purchase/promo-code/index.ts';
import type { CareerDesk } from '#core/requests/careers/index.ts';
import type { FeedbackDesk } from '#core/requests/contacts/index.ts';
import type { CreditDesk } from '#core/requests/credit/index.ts';
import type { LeadDesk } from '#core/requests/leads/index.ts';
import type { PartnershipDesk } from '#core/requests/partnership/index.ts';
import type { PriceWatchDesk } from '#core/requests/price-watch/index.ts';
import type { TradeInDesk } from '#core/requests/trade-in/index.ts';
import type { WarrantyDesk } from '#core/requests/warranty/index.ts';
import type { SiteSettings } from '#core/site/settings/index.ts';

/** The remote ports that pages need: on the server over the provider, in the browser over the shop's own API. */
export interface ShopPorts {
  readonly catalog: ProductCatalog;
  readonly settings: SiteSettings;
  readonly delivery: DeliveryDirectory;
  readonly orders: OrderDesk;
  readonly promoCodes: PromoCodeDesk;
  readonly leads: LeadDesk;
  readonly search: SearchDesk;
  readonly credit: CreditDesk;
  readonly content: ContentPages;
  readonly reviews: ReviewDesk;
  readonly careers: CareerDesk;
  readonly gift: GiftDesk;
  readonly offers: OfferDesk;
  readonly landings: LandingPages;
  readonly wholeCatalog: CatalogueIndex;
  readonly news: NewsRoom;
  readonly videos: VideoReviews;
  readonly testimonials: Testimonials;
  readonly feedback: FeedbackDesk;
  readonly priceWatches: PriceWatchDesk;
  readonly tradeIn: TradeInDesk;
  readonly warranty: WarrantyDesk;
  readonly partnership: PartnershipDesk;
  /** A partner's own: empty or refused without a token. */
  readonly sellers: SellerDirectory;
  readonly archive: OrdersArchive;
}

/** What pages and commands work with, on both sides: the remote ports and the time. Use-cases are made of it where they run. */
export interface Shop extends ShopPorts {
  readonly clock: Clock;
}

/** Any call of a port. */
export type Method = (...given: readonly unknown[]) => unknown;

/** The same ports with every method changed alike. */
export const eachCall = <Ports extends ShopPorts>(ports: Ports, change: (method: Method) => Method): Ports =>
  Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [
      name,
      Object.fromEntries(
        Object.entries(port as Readonly<Record<string, unknown>>).map(([call, method]) => [
          call,
          typeof method === 'function' ? change(method as Method) : method,
        ]),
      ),
    ]),
  ) as unknown as Ports;
