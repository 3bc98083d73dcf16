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

/** What the screens need of the world. */
export interface World extends ShopPorts {
  readonly analytics: DataLayer;
  readonly consentStorage: ConsentStorage;
  /** Absent: nothing reports to others. */
  readonly tagManager?: TagManager | undefined;
  readonly campaign: CampaignMemory;
  readonly phoneCampaign?: PhoneCampaign | undefined;
  /** Absent: there is no chat. */
  readonly chat?: LiveChat | undefined;
  readonly cartStorage: CartStorage;
  /** What came into the stored cart before the page was alive; absent: nothing does. */
  readonly earlyPieces?: EarlyPieces | undefined;
  /** Keeps what is saved for later. */
  readonly savedStorage: CartStorage;
  /** Most pieces of one product in the cart; absent: there is no such bound. */
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
  /** The camera's code, which comes on the first need; rejects when it cannot be loaded. */
  readonly loadScanner: () => Promise<CodeScanner<HTMLVideoElement>>;
  /** The code that follows an order, which comes on the first need; rejects when it cannot be loaded. */
  readonly loadOrderStream: () => Promise<OrderStream>;
  /** The code that keeps what can be read without a connection, which comes on the first need; rejects when it cannot be loaded. */
  readonly loadOfflineShelf: () => Promise<OfflineShelf>;
  readonly sharing: Sharing;
  readonly session: Session;
  readonly otherTabs: OtherTabs;
  readonly failedTries: FailedTries;
  /** A partner is signed in when the page comes. */
  readonly isAuth: boolean;
  /** Leaves this page for another of the site by a full load, so that nothing of it is left to go back to. */
  readonly leaveFor: (address: string) => void;
  /** Loads this page anew, so that nothing of what it held is left. */
  readonly reload: () => void;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly timers: Timers;
  readonly localeMemory: {
    readonly remember: (locale: Locale) => void;
    /** The language that the visitor is offered in place of the one shown. */
    readonly offered: (shown: Locale) => Locale | undefined;
  };
}
