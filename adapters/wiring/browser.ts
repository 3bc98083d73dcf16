import { createBffPorts } from '#adapters/bff/client.ts';
import { browserClock, browserIds, browserTimers } from '#adapters/browser/browser-clockwork.ts';
import { createLocalStorageCart } from '#adapters/browser/local-storage-cart.ts';
import { createLocalStorageCheckout } from '#adapters/browser/local-storage-checkout.ts';
import { rememberLocale } from '#adapters/browser/locale-cookie.ts';

/** Everything of the outside world that the shop needs in a browser. */
export const composeBrowser = () => ({
  ...createBffPorts((path, init) => fetch(path, init)),
  cartStorage: createLocalStorageCart(),
  checkoutStorage: createLocalStorageCheckout(),
  clock: browserClock,
  ids: browserIds,
  timers: browserTimers,
  localeMemory: { remember: rememberLocale },
});
