import { createContext, use } from 'react';
import type { DataLayer } from '#core/analytics/index.ts';
import type { Session } from '#core/auth/index.ts';
import { makeShareLink, type Sharing, type ViewedStorage } from '#core/browsing/index.ts';
import { makeSendCv } from '#core/careers/index.ts';
import type { CartStorage } from '#core/cart/index.ts';
import type { ProductListStorage } from '#core/catalog/index.ts';
import { type CheckoutStorage, makeFindOrder } from '#core/checkout/index.ts';
import type { Clipboard, GiftStorage } from '#core/gift/index.ts';
import type { Locale } from '#core/locale/index.ts';
import type { ReviewPage } from '#core/reviews/index.ts';
import type { Clock, Ids, Timers } from '#core/shared/index.ts';
import type { ShopPorts } from '#core/shop.ts';
import { AuthStore } from '#ui/features/auth/auth-store.ts';
import { ViewedStore } from '#ui/features/browsing/viewed-store.ts';
import { CartStore } from '#ui/features/cart/cart-store.ts';
import { ListingMemory } from '#ui/features/catalog/listing/listing-memory.ts';
import { CheckoutStore } from '#ui/features/checkout/checkout-store.ts';
import { CompareStore } from '#ui/features/compare/compare-store.ts';
import { CreditStore } from '#ui/features/credit/credit-store.ts';
import { DeliveryStore } from '#ui/features/delivery/delivery-store.ts';
import { PromiseStore } from '#ui/features/delivery/promise-store.ts';
import { ProblemStore } from '#ui/features/errors/problem-store.ts';
import { FavoritesStore } from '#ui/features/favorites/favorites-store.ts';
import { LeadsStore } from '#ui/features/leads/leads-store.ts';
import { NotificationStore } from '#ui/features/notifications/notification-store.ts';
import { RegionStore } from '#ui/features/region/region-store.ts';
import { ReviewFormStore } from '#ui/features/reviews/review-form-store.ts';
import { ReviewListStore } from '#ui/features/reviews/review-list-store.ts';

/** What the stores need of the world. */
export interface StoreDependencies extends ShopPorts {
  readonly analytics: DataLayer;
  readonly cartStorage: CartStorage;
  readonly checkoutStorage: CheckoutStorage;
  readonly compareStorage: ProductListStorage;
  readonly favoritesStorage: ProductListStorage;
  readonly clipboard: Clipboard;
  readonly giftStorage: GiftStorage;
  readonly viewedStorage: ViewedStorage;
  readonly sharing: Sharing;
  readonly session: Session;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly timers: Timers;
  readonly localeMemory: { readonly remember: (locale: Locale) => void };
}

/** The shop's observable state: one set a request on the server, one a tab in the browser. */
export const createStores = (dependencies: StoreDependencies) => {
  const notifications = new NotificationStore(dependencies);
  const compare = new CompareStore({ ...dependencies, notify: notifications.notify });
  const favorites = new FavoritesStore({ ...dependencies, notify: notifications.notify });
  const cart = new CartStore({ ...dependencies, notify: notifications.notify });
  const checkout = new CheckoutStore(dependencies, cart);
  const delivery = new DeliveryStore(dependencies);
  const promise = new PromiseStore(dependencies);
  const problem = new ProblemStore();
  const { form } = checkout;
  const contact = {
    recall: () => ({ name: form.draft.name, phone: form.draft.phone }),
    remember: form.rememberContact,
  };
  return {
    auth: new AuthStore({ ...dependencies, tell: problem.tell }),
    cart,
    checkout,
    compare,
    credit: new CreditStore(dependencies, contact),
    delivery,
    findOrder: makeFindOrder(dependencies),
    /** Today's gift, whose code comes once it is time for it; rejects when it cannot be loaded. */
    loadGift: once(async () => {
      const { GiftStore } = await import('#ui/features/gift/gift-store.ts');
      return new GiftStore(dependencies);
    }),
    listings: new ListingMemory(),
    favorites,
    leads: new LeadsStore(dependencies, contact),
    /** The search's store, which comes with its code on the first need; rejects when that cannot be loaded. */
    loadSearch: once(async () => {
      const { SearchStore } = await import('#ui/features/search/search-store.ts');
      return new SearchStore(dependencies);
    }),
    notifications,
    promise,
    region: new RegionStore(checkout, delivery),
    reviewForm: new ReviewFormStore(dependencies),
    /** The list of one product's reviews, begun with what came with the product. */
    reviewsOf: (productId: string, locale: Locale, first: ReviewPage | undefined) =>
      new ReviewListStore(dependencies, { productId, locale }, first),
    problem,
    sendCv: makeSendCv(dependencies),
    shareLink: makeShareLink({ sharing: dependencies.sharing, notify: notifications.notify }),
    viewed: new ViewedStore(dependencies),
    rememberLocale: dependencies.localeMemory.remember,
    /** Reads what earlier visits left, once the first render is done; gives the way to stop following other tabs. */
    start: () => {
      checkout.start();
      const stops = [cart, compare, favorites, promise].map((store) => store.start());
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
};
export type Stores = ReturnType<typeof createStores>;

/** Does what is asked for once and hands its outcome to everybody; what failed may be tried again. */
const once = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
};

export const StoresContext = createContext<Stores | undefined>(undefined);

/** The stores of this request or tab. */
export const useStores = (): Stores => {
  const stores = use(StoresContext);
  if (!stores) throw new Error('useStores needs a StoresContext above');
  return stores;
};
