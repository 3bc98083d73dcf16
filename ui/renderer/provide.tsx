import type { Context, ReactNode } from 'react';
import type { Product } from '#core/catalog/products/index.ts';
import type { Article } from '#core/editorial/news/index.ts';
import type { Testimonial } from '#core/editorial/testimonials/index.ts';
import type { VideoReview } from '#core/editorial/videos/index.ts';
import { createPagesMemory, createVisitedLists } from '#core/kernel/paging/index.ts';
import { StartContext } from '#ui/app/start.ts';
import { CompareContext } from '#ui/features/catalog/compare/compare-context.ts';
import { FavoritesContext } from '#ui/features/catalog/favorites/favorites-context.ts';
import { DayOfferPortsContext } from '#ui/features/catalog/offers/day-offer-ports.ts';
import { ListingPortsContext } from '#ui/features/catalog/products/listing/listing-ports.ts';
import { ShownProductsContext } from '#ui/features/catalog/products/shown-products.ts';
import { ProductSlotsContext } from '#ui/features/catalog/products/slots.ts';
import { ViewedContext } from '#ui/features/catalog/recently-viewed/viewed-context.ts';
import { ReviewFormContext } from '#ui/features/catalog/reviews/review-form-context.ts';
import { ReviewListPortsContext } from '#ui/features/catalog/reviews/review-list-ports.ts';
import { ScannerPortsContext } from '#ui/features/catalog/scanner/scanner-ports.ts';
import { SearchStoreContext } from '#ui/features/catalog/search/search-store-context.ts';
import { CustomerViewContext } from '#ui/features/catalog/second-price/customer-view-context.ts';
import { ShareLinkContext } from '#ui/features/catalog/sharing/share-link-context.ts';
import { GiftStoreContext } from '#ui/features/editorial/gift/gift-store-context.ts';
import { ShownNewsContext } from '#ui/features/editorial/news/shown-news.ts';
import { ShownTestimonialsContext } from '#ui/features/editorial/testimonials/shown-testimonials.ts';
import { ShownVideosContext } from '#ui/features/editorial/videos/shown-videos.ts';
import { AuthContext } from '#ui/features/kernel/auth/auth-context.ts';
import { ProblemContext } from '#ui/features/kernel/errors/problem-context.ts';
import { LocaleMemoryContext } from '#ui/features/kernel/language/locale-memory-context.ts';
import { NotificationsContext } from '#ui/features/kernel/notifications/notifications-context.ts';
import { VisitedListsContext } from '#ui/features/kernel/paging/visited-lists-context.ts';
import { MainPhoneContext } from '#ui/features/kernel/phones/main-phone-context.ts';
import { ConsentContext } from '#ui/features/marketing/consent/consent-context.ts';
import { FiguresPortsContext } from '#ui/features/partner/figures/figures-ports.ts';
import { CartContext } from '#ui/features/purchase/cart/cart-context.ts';
import { CartPortsContext } from '#ui/features/purchase/cart/cart-ports.ts';
import { CheckoutContext } from '#ui/features/purchase/checkout/checkout-context.ts';
import { PartnerTermsContext } from '#ui/features/purchase/checkout/partner-terms-context.ts';
import { DeviceContext } from '#ui/features/purchase/counted-device/device-context.ts';
import { DeliveryContext } from '#ui/features/purchase/delivery/delivery-context.ts';
import { DeliveryPromiseContext } from '#ui/features/purchase/delivery/promise-context.ts';
import { CustomerContext } from '#ui/features/purchase/next-customer/customer-context.ts';
import { OrderStatusPortsContext } from '#ui/features/purchase/order-status/order-status-ports.ts';
import { PromoCodeContext } from '#ui/features/purchase/promo-code/promo-code-context.ts';
import { QuickOrderPortsContext } from '#ui/features/purchase/quick-order/quick-order-ports.ts';
import { QuoteStorageContext } from '#ui/features/purchase/quote/quote-ports.ts';
import { RegionContext } from '#ui/features/purchase/region/region-context.ts';
import { CareerPortsContext } from '#ui/features/requests/careers/career-ports.ts';
import { FeedbackDeskContext } from '#ui/features/requests/contacts/feedback-desk.ts';
import { CreditContext } from '#ui/features/requests/credit/credit-context.ts';
import { FormPortsContext } from '#ui/features/requests/forms/form-ports.ts';
import { LeadsContext } from '#ui/features/requests/leads/leads-context.ts';
import { PartnershipDeskContext } from '#ui/features/requests/partnership/partnership-desk.ts';
import { PriceWatchDeskContext } from '#ui/features/requests/price-watch/price-watch-desk.ts';
import { TradeInPortsContext } from '#ui/features/requests/trade-in/trade-in-ports.ts';
import { WarrantyPortsContext } from '#ui/features/requests/warranty/warranty-ports.ts';
import { ChatContext } from '#ui/features/site/chat/chat-context.ts';
import { HomePortsContext } from '#ui/features/site/home/home-ports.ts';
import { OfflinePortsContext } from '#ui/features/site/offline/offline-ports.ts';
import { productSlots } from './product-slots.tsx';
import { createStores, type Stores } from './stores.ts';
import type { World } from './world.ts';

/** Puts one filled context around what is inside. */
export type Provide = (inside: ReactNode) => ReactNode;

const provide =
  <Value,>(Filled: Context<Value | undefined>, value: Value): Provide =>
  (inside) => <Filled value={value}>{inside}</Filled>;

/** Every feature's context, filled: with its store, or with what of the world its stores are made of on their first need. */
const provided = (stores: Stores, world: World): readonly Provide[] => {
  const { clock, ids, timers } = world;
  return [
    provide(StartContext, stores.start),
    provide(AuthContext, stores.auth),
    provide(ProblemContext, stores.problem),
    provide(NotificationsContext, stores.notifications),
    provide(LocaleMemoryContext, world.localeMemory),
    provide(MainPhoneContext, stores.campaign),
    provide(ProductSlotsContext, productSlots),
    provide(CompareContext, stores.compare),
    provide(FavoritesContext, stores.favorites),
    provide(ViewedContext, stores.viewed),
    provide(VisitedListsContext, createVisitedLists()),
    provide(ListingPortsContext, world),
    provide(ShownProductsContext, createPagesMemory<Product>()),
    provide(DayOfferPortsContext, world),
    provide(ReviewFormContext, stores.reviewForm),
    provide(ReviewListPortsContext, world),
    provide(ScannerPortsContext, world),
    provide(SearchStoreContext, stores.loadSearch),
    provide(CustomerViewContext, stores.customerView),
    provide(ShareLinkContext, stores.shareLink),
    provide(ConsentContext, stores.consent),
    provide(CartContext, stores.cart),
    provide(CartPortsContext, world),
    provide(CheckoutContext, stores.checkout),
    provide(PromoCodeContext, stores.loadPromoCode),
    provide(PartnerTermsContext, stores.partnerTerms),
    provide(DeviceContext, stores.device),
    provide(DeliveryContext, stores.delivery),
    provide(DeliveryPromiseContext, stores.promise),
    provide(RegionContext, stores.region),
    provide(CustomerContext, stores.customer),
    provide(OrderStatusPortsContext, world),
    provide(FiguresPortsContext, world),
    provide(QuoteStorageContext, world.quoteStorage),
    provide(QuickOrderPortsContext, { ...world, storage: world.quickOrderStorage }),
    provide(LeadsContext, stores.leads),
    provide(CreditContext, stores.credit),
    provide(FormPortsContext, { contact: stores.contact, formStorage: world.formStorage, ids }),
    provide(FeedbackDeskContext, world.feedback),
    provide(PriceWatchDeskContext, world.priceWatches),
    provide(PartnershipDeskContext, world.partnership),
    provide(TradeInPortsContext, { tradeIn: world.tradeIn, search: world.search, timers }),
    provide(WarrantyPortsContext, { warranty: world.warranty, clock }),
    provide(CareerPortsContext, { careers: world.careers, ids }),
    provide(GiftStoreContext, stores.loadGift),
    provide(ShownNewsContext, { memory: createPagesMemory<Article>(), news: world.news }),
    provide(ShownVideosContext, { memory: createPagesMemory<VideoReview>(), videos: world.videos }),
    provide(ShownTestimonialsContext, {
      memory: createPagesMemory<Testimonial>(),
      testimonials: world.testimonials,
    }),
    provide(HomePortsContext, world),
    provide(ChatContext, stores.chat),
    provide(OfflinePortsContext, world),
  ];
};

/** The screens' contexts around what is inside, filled once out of the world: for one rendering, or for one tab. */
export const provideScreens = (world: World, stores: Stores = createStores(world)): Provide => {
  const around = provided(stores, world);
  return (inside) => around.reduceRight((within, provideOne) => provideOne(within), inside);
};
