import { createBffPorts } from '#adapters/bff/client.ts';
import { createBffSession } from '#adapters/bff/session-client.ts';
import { browserClock, browserIds, browserTimers } from '#adapters/browser/browser-clockwork.ts';
import { copyText } from '#adapters/browser/clipboard.ts';
import { createWindowDataLayer } from '#adapters/browser/data-layer.ts';
import { browserSharing } from '#adapters/browser/link-sharing.ts';
import { createLocalStorageCart } from '#adapters/browser/local-storage-cart.ts';
import { createLocalStorageCheckout } from '#adapters/browser/local-storage-checkout.ts';
import { createLocalStorageGift } from '#adapters/browser/local-storage-gift.ts';
import { createLocalStorageCompare, createLocalStorageFavorites } from '#adapters/browser/local-storage-products.ts';
import { createLocalStorageViewed } from '#adapters/browser/local-storage-viewed.ts';
import { rememberLocale } from '#adapters/browser/locale-cookie.ts';
import { reloadOnLostChunks } from '#adapters/browser/lost-chunks.ts';
import { uploadForm } from '#adapters/browser/upload.ts';

/** Everything of the outside world that the shop needs in a browser. */
export const composeBrowser = () => ({
  ...createBffPorts((path, init) => fetch(path, init), uploadForm),
  analytics: createWindowDataLayer(),
  cartStorage: createLocalStorageCart(),
  checkoutStorage: createLocalStorageCheckout(),
  compareStorage: createLocalStorageCompare(),
  favoritesStorage: createLocalStorageFavorites(),
  clipboard: { copy: copyText },
  giftStorage: createLocalStorageGift(),
  viewedStorage: createLocalStorageViewed(),
  sharing: browserSharing,
  session: createBffSession((path, init) => fetch(path, init)),
  clock: browserClock,
  ids: browserIds,
  timers: browserTimers,
  localeMemory: { remember: rememberLocale },
});

/** What the page does by itself from its first moment on. */
export const startBrowser = (): void => reloadOnLostChunks(browserClock);
