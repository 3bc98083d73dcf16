import { createShareLink } from '#core/catalog/sharing/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { viewItem } from '#core/marketing/analytics/index.ts';
import { createGuardedAnalytics } from '#core/marketing/consent/index.ts';
import { createForgetPartner, createNextCustomer } from '#core/purchase/next-customer/index.ts';
import { createChat } from '#core/site/browsing/index.ts';
import { CompareStore } from '#ui/features/catalog/compare/compare-store.ts';
import { FavoritesStore } from '#ui/features/catalog/favorites/favorites-store.ts';
import { ViewedStore } from '#ui/features/catalog/recently-viewed/viewed-store.ts';
import type { ReviewFormStore } from '#ui/features/catalog/reviews/review-form-store.ts';
import { CustomerViewStore } from '#ui/features/catalog/second-price/customer-view-store.ts';
import { AuthStore } from '#ui/features/kernel/auth/auth-store.ts';
import { ProblemStore } from '#ui/features/kernel/errors/problem-store.ts';
import { NotificationStore } from '#ui/features/kernel/notifications/notification-store.ts';
import { CampaignStore } from '#ui/features/marketing/campaign/campaign-store.ts';
import { ConsentStore } from '#ui/features/marketing/consent/consent-store.ts';
import { CartStore } from '#ui/features/purchase/cart/cart-store.ts';
import { CheckoutStore } from '#ui/features/purchase/checkout/checkout-store.ts';
import type { TermsStore } from '#ui/features/purchase/checkout/terms-store.ts';
import { DeviceHolder } from '#ui/features/purchase/counted-device/device-holder.ts';
import { DeliveryStore } from '#ui/features/purchase/delivery/delivery-store.ts';
import { PromiseStore } from '#ui/features/purchase/delivery/promise-store.ts';
import type { PromoCodeStore } from '#ui/features/purchase/promo-code/promo-code-store.ts';
import { RegionStore } from '#ui/features/purchase/region/region-store.ts';
import type { CreditStore } from '#ui/features/requests/credit/credit-store.ts';
import type { LeadsStore } from '#ui/features/requests/leads/leads-store.ts';
import { LazyStore } from '#ui/hydration/lazy-store.ts';
import { once } from '#ui/hydration/once.ts';
import type { World } from './world.ts';

/** The shop's observable state: one set a request on the server, one a tab in the browser. */
export const createStores = (world: World) => {
  const analytics = createGuardedAnalytics(world);
  const dependencies = { ...world, analytics };
  const consent = new ConsentStore(dependencies);
  const campaign = new CampaignStore(world);
  const notifications = new NotificationStore(dependencies);
  const compare = new CompareStore({ ...dependencies, notify: notifications.notify });
  const favorites = new FavoritesStore({ ...dependencies, notify: notifications.notify });
  const cart = new CartStore({ ...dependencies, notify: notifications.notify });
  const partnerTerms = new LazyStore<typeof TermsStore>(dependencies);
  const device = new DeviceHolder(world);
  let codes: PromoCodeStore | undefined;
  const promoCode = {
    forget: () => (codes ? codes.remove() : world.promoCodeStorage.save({})),
    check: (locale: Locale) => void codes?.check(locale),
  };
  const delivery = new DeliveryStore(dependencies);
  const checkout = new CheckoutStore(
    { ...dependencies, device: device.ofOrders, promoCode, onPartnersOrder: () => partnerTerms.made?.next() },
    cart,
    delivery,
  );
  const loadPromoCode = once(async () => {
    const { PromoCodeStore } = await import('#ui/features/purchase/promo-code/promo-code-store.ts');
    codes = new PromoCodeStore({ ...dependencies, cart }, checkout.applyCode);
    return codes;
  });
  const offerCode = (code: string) => void loadPromoCode().then((loaded) => loaded.offer(code));
  const viewed = new ViewedStore({ ...dependencies, report: (product) => analytics.push(viewItem(product)) });
  const customer = createNextCustomer({ ...world, cart, checkout, viewed });
  const promise = new PromiseStore(dependencies);
  const problem = new ProblemStore();
  const customerView = new CustomerViewStore(dependencies);
  const shownTerms = { forget: () => partnerTerms.made?.forget() };
  const forget = createForgetPartner({ ...world, customer, shown: [shownTerms, customerView] });
  const auth = new AuthStore({ ...dependencies, forget, tell: problem.tell }, world.isAuth);
  const contact = {
    recall: () => ({ name: checkout.draft.name, phone: checkout.draft.phone }),
    remember: checkout.form.offer,
  };
  return {
    analytics,
    auth,
    campaign,
    cart,
    /** The operator's chat; null when there is none. */
    chat: world.chat ? createChat({ chat: world.chat, timers: world.timers }) : null,
    checkout,
    compare,
    consent,
    /** Name and phone that the visitor has given anywhere in the shop. */
    contact,
    credit: new LazyStore<typeof CreditStore>(dependencies, contact),
    customer,
    customerView,
    delivery,
    device,
    /** Today's gift, whose code comes once it is time for it; rejects when it cannot be loaded. */
    loadGift: once(async () => {
      const { GiftStore } = await import('#ui/features/editorial/gift/gift-store.ts');
      return new GiftStore({ ...dependencies, offerCode });
    }),
    favorites,
    leads: new LazyStore<typeof LeadsStore>(
      { ...dependencies, seller: () => partnerTerms.made?.terms.sellerId },
      contact,
    ),
    /** The promo code's store, which comes with its code on the first need; rejects when that cannot be loaded. */
    loadPromoCode,
    /** The search's store, which comes with its code on the first need; rejects when that cannot be loaded. */
    loadSearch: once(async () => {
      const { SearchStore } = await import('#ui/features/catalog/search/search-store.ts');
      return new SearchStore(dependencies);
    }),
    notifications,
    partnerTerms,
    promise,
    region: new RegionStore(checkout, delivery),
    reviewForm: new LazyStore<typeof ReviewFormStore>(dependencies),
    problem,
    shareLink: createShareLink({ sharing: dependencies.sharing, notify: notifications.notify }),
    viewed,
    /** Reads what earlier visits left, once the first render is done; gives the way to stop following other tabs. */
    start: () => {
      consent.start();
      campaign.start();
      checkout.start();
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
