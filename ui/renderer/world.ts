import type { ListViewMemory, ProductListStorage } from '#core/catalog/products/index.ts';
import type { ViewedStorage } from '#core/catalog/recently-viewed/index.ts';
import type { CodeScanner } from '#core/catalog/scanner/index.ts';
import type { Viewer, ViewerMemory } from '#core/catalog/second-price/index.ts';
import type { Sharing } from '#core/catalog/sharing/index.ts';
import type { Clipboard, GiftStorage } from '#core/editorial/gift/index.ts';
import type { FailedTries, OtherTabs, Session } from '#core/kernel/auth/index.ts';
import type { FormStorage } from '#core/kernel/forms/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Clock, Ids, Timers } from '#core/kernel/shared/index.ts';
import type { DataLayer } from '#core/marketing/analytics/index.ts';
import type { CampaignMemory, PhoneCampaign } from '#core/marketing/campaign/index.ts';
import type { ConsentStorage, TagManager } from '#core/marketing/consent/index.ts';
import type { CartStorage, EarlyPieces } from '#core/purchase/cart/index.ts';
import type { CheckoutStorage, TermsStorage } from '#core/purchase/checkout/index.ts';
import type { DeviceStorage } from '#core/purchase/counted-device/index.ts';
import type { OrderStream } from '#core/purchase/live-order/index.ts';
import type { PromoCodeStorage } from '#core/purchase/promo-code/index.ts';
import type { QuickOrderStorage } from '#core/purchase/quick-order/index.ts';
import type { QuoteStorage } from '#core/purchase/quote/index.ts';
import type { ShopPorts } from '#core/shop.ts';
import type { LiveChat } from '#core/site/browsing/index.ts';
import type { OfflineShelf } from '#core/site/offline/index.ts';

/** Ports of the screens: calls to the server, storages, clock and browser functions. */
export interface World extends ShopPorts {
  readonly analytics: DataLayer;
  readonly consentStorage: ConsentStorage;
  /** Absent without analytics. */
  readonly tagManager?: TagManager | undefined;
  readonly campaign: CampaignMemory;
  readonly phoneCampaign?: PhoneCampaign | undefined;
  /** Absent without a chat. */
  readonly chat?: LiveChat | undefined;
  readonly cartStorage: CartStorage;
  /** Products that were added to the stored cart before hydration; absent on the server. */
  readonly earlyPieces?: EarlyPieces | undefined;
  /** Lines saved for later. */
  readonly savedStorage: CartStorage;
  /** Most pieces of one product in the cart; absent without a limit. */
  readonly soldAtOnce?: number | undefined;
  readonly checkoutStorage: CheckoutStorage;
  readonly deviceStorage: DeviceStorage;
  readonly promoCodeStorage: PromoCodeStorage;
  readonly termsStorage: TermsStorage;
  readonly viewerMemory: ViewerMemory;
  /** The viewer in the page's HTML; absent: unknown. */
  readonly servedViewer?: Viewer | undefined;
  readonly listViewMemory: ListViewMemory;
  readonly compareStorage: ProductListStorage;
  readonly favoritesStorage: ProductListStorage;
  readonly clipboard: Clipboard;
  readonly formStorage: FormStorage;
  readonly giftStorage: GiftStorage;
  readonly viewedStorage: ViewedStorage;
  readonly quickOrderStorage: QuickOrderStorage;
  readonly quoteStorage: QuoteStorage;
  /** Loads the camera's code; rejects when it cannot be loaded. */
  readonly loadScanner: () => Promise<CodeScanner<HTMLVideoElement>>;
  /** Loads the code that follows an order; rejects when it cannot be loaded. */
  readonly loadOrderStream: () => Promise<OrderStream>;
  /** Loads the code that saves pages for offline use; rejects when it cannot be loaded. */
  readonly loadOfflineShelf: () => Promise<OfflineShelf>;
  readonly sharing: Sharing;
  readonly session: Session;
  readonly otherTabs: OtherTabs;
  readonly failedTries: FailedTries;
  /** A partner is signed in when the page loads. */
  readonly isAuth: boolean;
  /** Replaces this page by another of the site with a full load, so that Back does not return to it. */
  readonly leaveFor: (address: string) => void;
  /** Reloads the page, so that none of its state is left. */
  readonly reload: () => void;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly timers: Timers;
  readonly localeMemory: {
    readonly remember: (locale: Locale) => void;
    /** A language to offer instead of the one shown; undefined for none. */
    readonly offered: (shown: Locale) => Locale | undefined;
  };
}
