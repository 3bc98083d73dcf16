import type { ListView } from '#core/catalog/products/index.ts';
import type { Viewer } from '#core/catalog/second-price/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { DeliverySchedule } from '#core/purchase/delivery/index.ts';
import type { Services } from '#core/site/browsing/index.ts';
import type { Shell } from '#core/site/settings/index.ts';
import type { Language } from '#ui/i18n/context.ts';

/** What a page says of itself to browsers and search engines. */
export interface Head {
  readonly title: string;
  readonly description?: string;
  /** Path without language prefix that this page is known by; the address it was reached by when absent. */
  readonly canonicalPath?: string;
  readonly image?: string;
  /** What is shown, for those who share the page; any other page is a `website`. */
  readonly kind?: 'article' | 'product';
  readonly noindex?: boolean;
  /** There is no such page: it has neither a canonical address nor other languages. */
  readonly lost?: boolean;
  readonly jsonLd?: readonly object[];
}

/** What a page's head may draw on. */
export interface HeadContext {
  readonly language: Language;
  readonly shell: Shell;
  /** Origin of this site without a slash at its end. */
  readonly origin: string;
}

export type PageHead<Data> = (data: Data, context: HeadContext) => Head;

/** What a page module hands to the router beside its component. */
export interface PageHandle<Data> {
  readonly head: PageHead<Data>;
  /** The page brings header, main part and footer of its own; `alone`, nothing lies over it, either. */
  readonly ownFrame?: true | 'alone';
}

/** Where this site lives and which of its two faces it shows. */
export interface Site {
  /** Origin without a slash at its end. */
  readonly origin: string;
  /** Where the shop itself lives; this very site unless it is the vitrina. */
  readonly shopOrigin: string;
  readonly vitrina: boolean;
  /** By what days are promised; absent: none are (rule DELIVERY-16). */
  readonly deliverySchedule?: DeliverySchedule;
  /** Most pieces of one product in an order; absent: there is no such bound, as for partners (rule CART-17). */
  readonly soldAtOnce?: number;
  /** The service centre's phones; absent: the usual ones (rule SETTINGS-5). */
  readonly serviceCentrePhones?: readonly string[];
  readonly services: Services;
  /** Browsers keep the offline page; absent: they do not, and forget it where they have it (rules OFFLINE-2, OFFLINE-9). */
  readonly offlinePage?: boolean;
}

/** Id of the element in which the page's state comes to the browser. */
export const BOOT_ID = 'boot';

/** State that the server's rendering hands to the browser. */
export interface Boot {
  readonly site: Site;
  /** The address that the page was rendered for, where it stands in for whatever was wanted (rule OFFLINE-1). */
  readonly at?: string;
  /** A partner is signed in; never on the shop's own face. */
  readonly isAuth: boolean;
  /** How a partner's lists are laid out; absent on the shop's own face, and on a page that was made for anybody. */
  readonly listView?: ListView;
  /** Who the HTML is for; absent: unknown (rule SECOND-3). */
  readonly viewer?: Viewer;
  readonly locale: Locale;
  readonly loaderData: Readonly<Record<string, unknown>>;
  /** Where the shell is found that many pages share; absent where the loader data has it. */
  readonly shell?: string;
  readonly errors: Readonly<Record<string, { readonly status: number; readonly data: unknown }>> | null;
}
