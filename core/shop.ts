import type { CareerDesk } from './careers/index.ts';
import { makeLoadHome, makeLoadProductScreen, type ProductCatalog } from './catalog/index.ts';
import type { OrderDesk } from './checkout/index.ts';
import type { FeedbackDesk } from './contacts/index.ts';
import type { ContentPages } from './content/index.ts';
import type { CreditDesk } from './credit/index.ts';
import type { DeliveryDirectory } from './delivery/index.ts';
import type { CatalogueIndex } from './feed/index.ts';
import type { GiftDesk } from './gift/index.ts';
import type { LandingPages } from './landing/index.ts';
import type { LeadDesk } from './leads/index.ts';
import { makeLoadNews, type NewsRoom } from './news/index.ts';
import { makeFindOffers, type OfferDesk } from './offers/index.ts';
import {
  calendarBy,
  makeExportOrders,
  makeListOrders,
  type OrdersArchive,
  type SellerDirectory,
} from './orders/index.ts';
import type { PartnershipDesk } from './partnership/index.ts';
import type { ReviewDesk } from './reviews/index.ts';
import type { SearchDesk } from './search/index.ts';
import { makeLoadShell, type SiteSettings } from './settings/index.ts';
import type { Clock } from './shared/index.ts';
import type { Testimonials } from './testimonials/index.ts';
import type { TradeInDesk } from './trade-in/index.ts';
import { makeLoadVideo, type VideoReviews } from './videos/index.ts';
import type { WarrantyDesk } from './warranty/index.ts';

/** The remote ports that pages need: on the server over the provider, in the browser over the shop's own API. */
export interface ShopPorts {
  readonly catalog: ProductCatalog;
  readonly settings: SiteSettings;
  readonly delivery: DeliveryDirectory;
  readonly orders: OrderDesk;
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
  readonly tradeIn: TradeInDesk;
  readonly warranty: WarrantyDesk;
  readonly partnership: PartnershipDesk;
  /** A partner's own: empty or refused without a token. */
  readonly sellers: SellerDirectory;
  readonly archive: OrdersArchive;
}

/** The ports with the use-cases that pages load by: written once, run on both sides. */
export const composeShop = (ports: ShopPorts, clock: Clock) => {
  const dated = { ...ports, calendar: calendarBy(clock) };
  return {
    ...ports,
    loadShell: makeLoadShell(ports),
    loadHome: makeLoadHome(ports),
    findOffers: makeFindOffers(ports),
    loadProductScreen: makeLoadProductScreen(ports),
    loadNews: makeLoadNews(ports),
    loadVideo: makeLoadVideo(ports),
    /** Today in the shop's time zone, such as `2026-9-4`. */
    today: dated.calendar.today,
    listOrders: makeListOrders(dated),
    exportOrders: makeExportOrders(dated),
  };
};
export type Shop = ReturnType<typeof composeShop>;
