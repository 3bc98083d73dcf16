import { createContext, use } from 'react';
import type { Product, ProductListStorage } from '#core/catalog/products/index.ts';
import type { ViewedStorage } from '#core/catalog/recently-viewed/index.ts';
import type { ReviewPage } from '#core/catalog/reviews/index.ts';
import type { CodeScanner } from '#core/catalog/scanner/index.ts';
import type { LookerMemory } from '#core/catalog/second-price/index.ts';
import { makeShareLink, type Sharing } from '#core/catalog/sharing/index.ts';
import type { Clipboard, GiftStorage } from '#core/editorial/gift/index.ts';
import type { Article } from '#core/editorial/news/index.ts';
import type { Testimonial } from '#core/editorial/testimonials/index.ts';
import type { VideoReview } from '#core/editorial/videos/index.ts';
import type { OtherTabs, Session } from '#core/kernel/auth/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Clock, Ids, Timers } from '#core/kernel/shared/index.ts';
import type { DataLayer } from '#core/marketing/analytics/index.ts';
import type { CampaignMemory, PhoneCampaign } from '#core/marketing/campaign/index.ts';
import { type ConsentStorage, makeGuardedAnalytics, type TagManager } from '#core/marketing/consent/index.ts';
import type { CartStorage } from '#core/purchase/cart/index.ts';
import { type CheckoutStorage, makeFindOrder, type TermsStorage } from '#core/purchase/checkout/index.ts';
import type { QuickOrderStorage } from '#core/purchase/quick-order/index.ts';
import { makeSendCv } from '#core/requests/careers/index.ts';
import type { FormStorage } from '#core/requests/forms/index.ts';
import type { ShopPorts } from '#core/shop.ts';
import { type LiveChat, makeKeepChat } from '#core/site/browsing/index.ts';
import { CompareStore } from '#ui/features/catalog/compare/compare-store.ts';
import { FavoritesStore } from '#ui/features/catalog/favorites/favorites-store.ts';
import { ViewedStore } from '#ui/features/catalog/recently-viewed/viewed-store.ts';
import { ReviewFormStore } from '#ui/features/catalog/reviews/review-form-store.ts';
import { ReviewListStore } from '#ui/features/catalog/reviews/review-list-store.ts';
import { CustomerViewStore } from '#ui/features/catalog/second-price/customer-view-store.ts';
import { AuthStore } from '#ui/features/kernel/auth/auth-store.ts';
import { ProblemStore } from '#ui/features/kernel/errors/problem-store.ts';
import { NotificationStore } from '#ui/features/kernel/notifications/notification-store.ts';
import { PagesMemory } from '#ui/features/kernel/paging/pages-memory.ts';
import { CampaignStore } from '#ui/features/marketing/campaign/campaign-store.ts';
import { ConsentStore } from '#ui/features/marketing/consent/consent-store.ts';
import { CartStore } from '#ui/features/purchase/cart/cart-store.ts';
import { CheckoutStore } from '#ui/features/purchase/checkout/checkout-store.ts';
import { TermsStore } from '#ui/features/purchase/checkout/terms-store.ts';
import { DeliveryStore } from '#ui/features/purchase/delivery/delivery-store.ts';
import { PromiseStore } from '#ui/features/purchase/delivery/promise-store.ts';
import { createCustomer } from '#ui/features/purchase/next-customer/customer.ts';
import { RegionStore } from '#ui/features/purchase/region/region-store.ts';
import { CreditStore } from '#ui/features/requests/credit/credit-store.ts';
import { LeadsStore } from '#ui/features/requests/leads/leads-store.ts';

/** What the stores need of the world. */
export interface StoreDependencies extends ShopPorts {
  readonly analytics: DataLayer;
  readonly consentStorage: ConsentStorage;
  /** Absent: nothing reports to others. */
  readonly tagManager?: TagManager | undefined;
  readonly campaign: CampaignMemory;
  readonly phoneCampaign?: PhoneCampaign | undefined;
  /** Absent: there is no chat. */
  readonly chat?: LiveChat | undefined;
  readonly cartStorage: CartStorage;
  readonly checkoutStorage: CheckoutStorage;
  readonly termsStorage: TermsStorage;
  readonly lookerMemory: LookerMemory;
  readonly compareStorage: ProductListStorage;
  readonly favoritesStorage: ProductListStorage;
  readonly clipboard: Clipboard;
  readonly formStorage: FormStorage;
  readonly giftStorage: GiftStorage;
  readonly viewedStorage: ViewedStorage;
  readonly quickOrderStorage: QuickOrderStorage;
  /** The camera's code, which comes on the first need; rejects when it cannot be loaded. */
  readonly loadScanner: () => Promise<CodeScanner<HTMLVideoElement>>;
  readonly sharing: Sharing;
  readonly session: Session;
  readonly otherTabs: OtherTabs;
  /** A partner is signed in when the page comes. */
  readonly isAuth: boolean;
  /** Leaves this page for another of the site by a full load, so that nothing of it is left to go back to. */
  readonly leaveFor: (address: string) => void;
  /** Loads this page anew, so that nothing of what it held is left. */
  readonly reload: () => void;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly timers: Timers;
  readonly localeMemory: { readonly remember: (locale: Locale) => void };
}

/** The shop's observable state: one set a request on the server, one a tab in the browser. */
export const createStores = (world: StoreDependencies) => {
  const analytics = makeGuardedAnalytics(world);
  const dependencies = { ...world, analytics };
  const consent = new ConsentStore(world, analytics);
  const campaign = new CampaignStore(world);
  const notifications = new NotificationStore(dependencies);
  const compare = new CompareStore({ ...dependencies, notify: notifications.notify });
  const favorites = new FavoritesStore({ ...dependencies, notify: notifications.notify });
  const cart = new CartStore({ ...dependencies, notify: notifications.notify });
  const partnerTerms = new TermsStore(dependencies);
  const checkout = new CheckoutStore({ ...dependencies, onPartnersOrder: partnerTerms.next }, cart);
  const viewed = new ViewedStore(dependencies);
  const customer = createCustomer({ cart, checkout, viewed });
  const delivery = new DeliveryStore(dependencies);
  const promise = new PromiseStore(dependencies);
  const problem = new ProblemStore();
  const customerView = new CustomerViewStore(dependencies);
  const session = forgetfulSession(world.session, () => {
    customer.leave();
    world.formStorage.forget();
    world.quickOrderStorage.forget();
    partnerTerms.forget();
    customerView.forget();
  });
  const auth = new AuthStore({ ...dependencies, session, tell: problem.tell });
  const { form } = checkout;
  const contact = {
    recall: () => ({ name: form.draft.name, phone: form.draft.phone }),
    remember: form.rememberContact,
  };
  return {
    auth,
    campaign,
    cart,
    /** The operator's chat; absent when there is none. */
    chat: world.chat && makeKeepChat({ chat: world.chat, timers: world.timers }),
    checkout,
    compare,
    consent,
    credit: new CreditStore(dependencies, contact),
    customer,
    customerView,
    /** What the store of the day offer is made of; the store itself comes with its page. */
    dayOffer: { offers: world.offers, clock: world.clock, timers: world.timers },
    delivery,
    findOrder: makeFindOrder(dependencies),
    /** Today's gift, whose code comes once it is time for it; rejects when it cannot be loaded. */
    loadGift: once(async () => {
      const { GiftStore } = await import('#ui/features/editorial/gift/gift-store.ts');
      return new GiftStore(dependencies);
    }),
    /** What the lists of this tab showed, for who comes back to them. */
    shownPages: {
      products: new PagesMemory<Product>(),
      news: new PagesMemory<Article>(),
      videos: new PagesMemory<VideoReview>(),
      testimonials: new PagesMemory<Testimonial>(),
    },
    favorites,
    /** What the forms of pages are made of; their stores come with their pages. */
    forms: {
      contact,
      clock: dependencies.clock,
      ids: dependencies.ids,
      formStorage: dependencies.formStorage,
      feedback: dependencies.feedback,
      tradeIn: dependencies.tradeIn,
      warranty: dependencies.warranty,
      partnership: dependencies.partnership,
      search: dependencies.search,
      timers: dependencies.timers,
    },
    leads: new LeadsStore(dependencies, contact),
    /** The search's store, which comes with its code on the first need; rejects when that cannot be loaded. */
    loadSearch: once(async () => {
      const { SearchStore } = await import('#ui/features/catalog/search/search-store.ts');
      return new SearchStore(dependencies);
    }),
    notifications,
    partnerTerms,
    promise,
    region: new RegionStore(checkout, delivery),
    reviewForm: new ReviewFormStore(dependencies),
    /** The list of one product's reviews, begun with what came with the product. */
    reviewsOf: (productId: string, locale: Locale, first: ReviewPage | undefined) =>
      new ReviewListStore(dependencies, { productId, locale }, first),
    problem,
    /** What the quick order's store is made of; the store itself comes with its page. */
    quickOrder: {
      search: dependencies.search,
      catalog: dependencies.catalog,
      storage: dependencies.quickOrderStorage,
      clipboard: dependencies.clipboard,
      cart,
    },
    /** What a scanner is made of; the scanner itself comes with its dialog. */
    scanner: {
      loadScanner: dependencies.loadScanner,
      clock: dependencies.clock,
      search: dependencies.search,
      catalog: dependencies.catalog,
    },
    sendCv: makeSendCv(dependencies),
    shareLink: makeShareLink({ sharing: dependencies.sharing, notify: notifications.notify }),
    viewed,
    leaveFor: dependencies.leaveFor,
    rememberLocale: dependencies.localeMemory.remember,
    /** Reads what earlier visits left, once the first render is done; gives the way to stop following other tabs. */
    start: () => {
      consent.start();
      campaign.start();
      checkout.start();
      partnerTerms.start();
      // Only where somebody is signed in there is something to hide.
      const watching = world.isAuth ? [customerView] : [];
      const stops = [auth, cart, compare, favorites, promise, ...watching].map((store) => store.start());
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
};
export type Stores = ReturnType<typeof createStores>;

/** A session whose end, and whose beginning with another, forgets what a partner has left here (rules SECOND-5, AUTH-12). */
const forgetfulSession = (session: Session, forget: () => void): Session => ({
  ...session,
  login: async (query) => {
    const answer = await session.login(query);
    if (answer.ok && answer.value.afresh) forget();
    return answer;
  },
  logout: async () => {
    const answer = await session.logout();
    if (answer.ok) forget();
    return answer;
  },
});

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
