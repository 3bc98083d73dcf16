import { createBffPorts } from '#adapters/bff/client.ts';
import { createServerClock } from '#adapters/bff/server-time.ts';
import { createBffSession, watchSession } from '#adapters/bff/session-client.ts';
import { browserClock, browserIds, browserTimers } from '#adapters/browser/browser-clockwork.ts';
import { createBrowserCampaign } from '#adapters/browser/campaign.ts';
import { copyText } from '#adapters/browser/clipboard.ts';
import { createTabViewer } from '#adapters/browser/customer-view.ts';
import { createWindowDataLayer } from '#adapters/browser/data-layer.ts';
import { createBrowserErrorTracker, watchErrors } from '#adapters/browser/error-tracker.ts';
import { failedTriesCookie } from '#adapters/browser/failed-tries-cookie.ts';
import { browserSharing } from '#adapters/browser/link-sharing.ts';
import { createListViewCookie } from '#adapters/browser/list-view-cookie.ts';
import { createLocalStorageCart } from '#adapters/browser/local-storage-cart.ts';
import { createLocalStorageCheckout } from '#adapters/browser/local-storage-checkout.ts';
import { createLocalStorageConsent } from '#adapters/browser/local-storage-consent.ts';
import { createLocalStorageDevice } from '#adapters/browser/local-storage-device.ts';
import { createLocalStorageForms } from '#adapters/browser/local-storage-forms.ts';
import { createLocalStorageGift } from '#adapters/browser/local-storage-gift.ts';
import { createLocalStorageCompare, createLocalStorageFavorites } from '#adapters/browser/local-storage-products.ts';
import { createLocalStoragePromoCode } from '#adapters/browser/local-storage-promo-code.ts';
import { createLocalStorageQuickOrder } from '#adapters/browser/local-storage-quick-order.ts';
import { createLocalStorageQuotes } from '#adapters/browser/local-storage-quotes.ts';
import { createLocalStorageTerms } from '#adapters/browser/local-storage-terms.ts';
import { createLocalStorageViewed } from '#adapters/browser/local-storage-viewed.ts';
import { offerLocale, rememberLocale } from '#adapters/browser/locale-cookie.ts';
import { reloadOnLostChunks, type Visitor } from '#adapters/browser/lost-chunks.ts';
import { createOtherTabs } from '#adapters/browser/other-tabs.ts';
import { sessionStorageEarlyPieces } from '#adapters/browser/session-storage-early-pieces.ts';
import { createGoogleTagManager } from '#adapters/browser/tag-manager.ts';
import { uploadForm } from '#adapters/browser/upload.ts';
import { createVendorChat } from '#adapters/browser/vendor-chat.ts';
import type { ListView } from '#core/catalog/products/index.ts';
import { createReportError } from '#core/kernel/errors/index.ts';
import type { Services } from '#core/site/browsing/index.ts';

/**
 * Everything of the outside world that the shop needs in a browser, with what the operator has configured there; the page
 * says how its lists are laid out, if it does.
 */
export const composeBrowser = ({ tagManagerId, phoneCampaign, chat }: Services, listView: ListView | undefined) => {
  const campaign = createBrowserCampaign();
  const watched = watchSession((path, init) => fetch(path, init));
  return {
    ...createBffPorts(watched.send, uploadForm, campaign),
    analytics: createWindowDataLayer(),
    consentStorage: createLocalStorageConsent(),
    tagManager: tagManagerId === undefined ? undefined : createGoogleTagManager(tagManagerId),
    campaign,
    phoneCampaign,
    chat: chat && createVendorChat(chat),
    cartStorage: createLocalStorageCart('cart'),
    earlyPieces: sessionStorageEarlyPieces,
    savedStorage: createLocalStorageCart('saved'),
    checkoutStorage: createLocalStorageCheckout(),
    deviceStorage: createLocalStorageDevice(),
    promoCodeStorage: createLocalStoragePromoCode(),
    termsStorage: createLocalStorageTerms(),
    viewerMemory: createTabViewer(),
    listViewMemory: createListViewCookie(listView),
    compareStorage: createLocalStorageCompare(),
    favoritesStorage: createLocalStorageFavorites(),
    clipboard: { copy: copyText },
    formStorage: createLocalStorageForms(),
    giftStorage: createLocalStorageGift(),
    viewedStorage: createLocalStorageViewed(),
    quickOrderStorage: createLocalStorageQuickOrder(),
    quoteStorage: createLocalStorageQuotes(),
    loadScanner: async () => (await import('#adapters/browser/code-scanner-browser.ts')).createBrowserScanner(),
    loadOrderStream: async () =>
      (await import('#adapters/bff/order-stream-client.ts')).createBffOrderStream((path, init) => fetch(path, init)),
    loadOfflineShelf: async () => (await import('#adapters/browser/offline-shelf.ts')).createOfflineShelf(),
    sharing: browserSharing,
    session: createBffSession((path, init) => fetch(path, init), watched.onEnd),
    otherTabs: createOtherTabs(),
    failedTries: failedTriesCookie,
    leaveFor: (address: string) => window.location.replace(address),
    reload: () => window.location.reload(),
    clock: createServerClock(browserClock, (path, init) => fetch(path, init)),
    ids: browserIds,
    timers: browserTimers,
    localeMemory: { remember: rememberLocale, offered: offerLocale },
  };
};

/**
 * What the page does by itself from its first moment on. Gives the way to report an error of the shop's own, which leads
 * nowhere when no tracker is configured (rule ERROR-8).
 */
export const startBrowser = (
  site: { readonly origin: string; readonly services: Services },
  visitor: Visitor,
): ((error: unknown) => void) => {
  reloadOnLostChunks(browserClock, visitor);
  const { errorTracker } = site.services;
  if (errorTracker === undefined) return () => undefined;
  const report = createReportError({ tracker: createBrowserErrorTracker(errorTracker), clock: browserClock });
  const reportHere = (error: unknown) => report(site.origin, error);
  watchErrors(reportHere);
  return reportHere;
};

/** Loads what measures how fast the page is, and reports it when the visitor leaves. `folder`: of the page. */
export const reportPageSpeed = async (folder: string): Promise<void> =>
  (await import('#adapters/browser/page-speed.ts')).reportPageSpeed(folder);
