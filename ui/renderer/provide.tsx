import type { ReactNode } from 'react';
import type { Product } from '#core/catalog/products/index.ts';
import type { Article } from '#core/editorial/news/index.ts';
import type { Testimonial } from '#core/editorial/testimonials/index.ts';
import type { VideoReview } from '#core/editorial/videos/index.ts';
import { createPagesMemory, createVisitedLists } from '#core/kernel/paging/index.ts';
import { ProvidedContext, provide } from '#ui/app/provided.ts';
import { useStart } from '#ui/app/start.ts';
import { useCompare } from '#ui/features/catalog/compare/compare-context.ts';
import { useFavorites } from '#ui/features/catalog/favorites/favorites-context.ts';
import { useDayOfferPorts } from '#ui/features/catalog/offers/day-offer-ports.ts';
import { useListingPorts } from '#ui/features/catalog/products/listing/listing-ports.ts';
import { useShownProducts } from '#ui/features/catalog/products/shown-products.ts';
import { useProductSlots } from '#ui/features/catalog/products/slots.ts';
import { useViewed } from '#ui/features/catalog/recently-viewed/viewed-context.ts';
import { useLazyReviewForm } from '#ui/features/catalog/reviews/review-form-context.ts';
import { useReviewListPorts } from '#ui/features/catalog/reviews/review-list-ports.ts';
import { useScannerPorts } from '#ui/features/catalog/scanner/scanner-ports.ts';
import { useSearchStore } from '#ui/features/catalog/search/search-store-context.ts';
import { useCustomerView } from '#ui/features/catalog/second-price/customer-view-context.ts';
import { useShareLink } from '#ui/features/catalog/sharing/share-link-context.ts';
import { useGiftStore } from '#ui/features/editorial/gift/gift-store-context.ts';
import { useShownNews } from '#ui/features/editorial/news/shown-news.ts';
import { useShownTestimonials } from '#ui/features/editorial/testimonials/shown-testimonials.ts';
import { useShownVideos } from '#ui/features/editorial/videos/shown-videos.ts';
import { useAuth } from '#ui/features/kernel/auth/auth-context.ts';
import { useProblem } from '#ui/features/kernel/errors/problem-context.ts';
import { useLocaleMemory } from '#ui/features/kernel/language/locale-memory-context.ts';
import { useNotifications } from '#ui/features/kernel/notifications/notifications-context.ts';
import { useVisitedLists } from '#ui/features/kernel/paging/visited-lists-context.ts';
import { useMainPhone } from '#ui/features/kernel/phones/main-phone-context.ts';
import { useConsent } from '#ui/features/marketing/consent/consent-context.ts';
import { useFiguresPorts } from '#ui/features/partner/figures/figures-ports.ts';
import { useCart } from '#ui/features/purchase/cart/cart-context.ts';
import { useCartPorts } from '#ui/features/purchase/cart/cart-ports.ts';
import { useCheckout } from '#ui/features/purchase/checkout/checkout-context.ts';
import { useLazyPartnerTerms } from '#ui/features/purchase/checkout/partner-terms-context.ts';
import { useDevice } from '#ui/features/purchase/counted-device/device-context.ts';
import { useDelivery } from '#ui/features/purchase/delivery/delivery-context.ts';
import { useDeliveryPromise } from '#ui/features/purchase/delivery/promise-context.ts';
import { useCustomer } from '#ui/features/purchase/next-customer/customer-context.ts';
import { useOrderStatusPorts } from '#ui/features/purchase/order-status/order-status-ports.ts';
import { usePromoCode } from '#ui/features/purchase/promo-code/promo-code-context.ts';
import { useQuickOrderPorts } from '#ui/features/purchase/quick-order/quick-order-ports.ts';
import { useQuoteStorage } from '#ui/features/purchase/quote/quote-ports.ts';
import { useRegion } from '#ui/features/purchase/region/region-context.ts';
import { useCareerPorts } from '#ui/features/requests/careers/career-ports.ts';
import { useFeedbackDesk } from '#ui/features/requests/contacts/feedback-desk.ts';
import { useLazyCredit } from '#ui/features/requests/credit/credit-context.ts';
import { useFormPorts } from '#ui/features/requests/forms/form-ports.ts';
import { useLazyLeads } from '#ui/features/requests/leads/leads-context.ts';
import { usePartnershipDesk } from '#ui/features/requests/partnership/partnership-desk.ts';
import { usePriceWatchDesk } from '#ui/features/requests/price-watch/price-watch-desk.ts';
import { useTradeInPorts } from '#ui/features/requests/trade-in/trade-in-ports.ts';
import { useWarrantyPorts } from '#ui/features/requests/warranty/warranty-ports.ts';
import { useChat } from '#ui/features/site/chat/chat-context.ts';
import { useHomePorts } from '#ui/features/site/home/home-ports.ts';
import { useOfflinePorts } from '#ui/features/site/offline/offline-ports.ts';
import { productSlots } from './product-slots.tsx';
import { createStores, type Stores } from './stores.ts';
import type { World } from './world.ts';

/** Gives what is inside the stores and ports that it reads. */
export type Provide = (inside: ReactNode) => ReactNode;

/** What each hook reads: a store, or the ports that a feature makes its stores of. */
const provided = (stores: Stores, world: World): ReadonlyMap<() => unknown, unknown> => {
  const { clock, ids, timers } = world;
  return new Map<() => unknown, unknown>([
    provide(useStart, stores.start),
    provide(useAuth, stores.auth),
    provide(useProblem, stores.problem),
    provide(useNotifications, stores.notifications),
    provide(useLocaleMemory, world.localeMemory),
    provide(useMainPhone, stores.campaign),
    provide(useProductSlots, productSlots),
    provide(useCompare, stores.compare),
    provide(useFavorites, stores.favorites),
    provide(useViewed, stores.viewed),
    provide(useVisitedLists, createVisitedLists()),
    provide(useListingPorts, world),
    provide(useShownProducts, createPagesMemory<Product>()),
    provide(useDayOfferPorts, world),
    provide(useLazyReviewForm, stores.reviewForm),
    provide(useReviewListPorts, world),
    provide(useScannerPorts, world),
    provide(useSearchStore, stores.loadSearch),
    provide(useCustomerView, stores.customerView),
    provide(useShareLink, stores.shareLink),
    provide(useConsent, stores.consent),
    provide(useCart, stores.cart),
    provide(useCartPorts, world),
    provide(useCheckout, stores.checkout),
    provide(usePromoCode, stores.loadPromoCode),
    provide(useLazyPartnerTerms, stores.partnerTerms),
    provide(useDevice, stores.device),
    provide(useDelivery, stores.delivery),
    provide(useDeliveryPromise, stores.promise),
    provide(useRegion, stores.region),
    provide(useCustomer, stores.customer),
    provide(useOrderStatusPorts, world),
    provide(useFiguresPorts, world),
    provide(useQuoteStorage, world.quoteStorage),
    provide(useQuickOrderPorts, { ...world, storage: world.quickOrderStorage }),
    provide(useLazyLeads, stores.leads),
    provide(useLazyCredit, stores.credit),
    provide(useFormPorts, { contact: stores.contact, formStorage: world.formStorage, ids }),
    provide(useFeedbackDesk, world.feedback),
    provide(usePriceWatchDesk, world.priceWatches),
    provide(usePartnershipDesk, world.partnership),
    provide(useTradeInPorts, { tradeIn: world.tradeIn, search: world.search, timers }),
    provide(useWarrantyPorts, { warranty: world.warranty, clock }),
    provide(useCareerPorts, { careers: world.careers, ids }),
    provide(useGiftStore, stores.loadGift),
    provide(useShownNews, { memory: createPagesMemory<Article>(), news: world.news }),
    provide(useShownVideos, { memory: createPagesMemory<VideoReview>(), videos: world.videos }),
    provide(useShownTestimonials, {
      memory: createPagesMemory<Testimonial>(),
      testimonials: world.testimonials,
    }),
    provide(useHomePorts, world),
    provide(useChat, stores.chat),
    provide(useOfflinePorts, world),
  ]);
};

/** Makes the screens' stores out of the world, once for a rendering or a tab, and gives what provides them. */
export const provideScreens = (world: World, stores: Stores = createStores(world)): Provide => {
  const value = provided(stores, world);
  return (inside) => <ProvidedContext value={value}>{inside}</ProvidedContext>;
};
