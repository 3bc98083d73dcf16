import { createContext, use } from 'react';
import type { CartStorage } from '#core/cart/index.ts';
import type { CheckoutStorage } from '#core/checkout/index.ts';
import type { Locale } from '#core/locale/index.ts';
import type { Ids, Timers } from '#core/shared/index.ts';
import type { ShopPorts } from '#core/shop.ts';
import { CartStore } from '#ui/features/cart/cart-store.ts';
import { CheckoutStore } from '#ui/features/checkout/checkout-store.ts';
import { DeliveryStore } from '#ui/features/delivery/delivery-store.ts';
import { NotificationStore } from '#ui/features/notifications/notification-store.ts';

/** What the stores need of the world. */
export interface StoreDependencies extends ShopPorts {
  readonly cartStorage: CartStorage;
  readonly checkoutStorage: CheckoutStorage;
  readonly ids: Ids;
  readonly timers: Timers;
  readonly localeMemory: { readonly remember: (locale: Locale) => void };
}

/** The shop's observable state: one set a request on the server, one a tab in the browser. */
export const createStores = (dependencies: StoreDependencies) => {
  const notifications = new NotificationStore(dependencies);
  const cart = new CartStore({ ...dependencies, notify: notifications.notify });
  const checkout = new CheckoutStore(dependencies, cart);
  const delivery = new DeliveryStore(dependencies);
  return {
    cart,
    checkout,
    delivery,
    notifications,
    rememberLocale: dependencies.localeMemory.remember,
    /** Reads what earlier visits left, once the first render is done; gives the way to stop following other tabs. */
    start: () => {
      checkout.start();
      return cart.start();
    },
  };
};
export type Stores = ReturnType<typeof createStores>;

export const StoresContext = createContext<Stores | undefined>(undefined);

/** The stores of this request or tab. */
export const useStores = (): Stores => {
  const stores = use(StoresContext);
  if (!stores) throw new Error('useStores needs a StoresContext above');
  return stores;
};
