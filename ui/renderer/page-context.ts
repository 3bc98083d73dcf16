import type { ListView } from '#core/catalog/products/index.ts';
import type { Viewer } from '#core/catalog/second-price/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Shop } from '#core/shop.ts';
import type { PageTag } from '#core/site/caching/index.ts';
import type { Shell } from '#core/site/settings/index.ts';
import type { Site } from '#ui/app/head.ts';
import type { DocumentParts } from './document-frame.ts';

/** What a page for everybody is made of beside its address: pages of equal content are the same. */
export interface PageContent {
  readonly status: number;
  /** Names, by its content, what surrounds the page. */
  readonly shell: string;
  readonly data: unknown;
}

/** What the server gives to the rendering of one page. */
export interface RenderInput {
  /** Path with its query at which the page stands. */
  readonly url: string;
  readonly shop: Shop;
  readonly site: Site;
  /** A partner is signed in. */
  readonly isAuth: boolean;
  /** How their lists are laid out; absent: as everybody's, whose pages may be kept (rules LISTING-7, CACHE-4). */
  readonly listView?: ListView;
  /** Who the HTML is for; absent: unknown (rule SECOND-3). */
  readonly viewer?: Viewer | undefined;
  /** Aborted when nobody waits for the page any more. */
  readonly signal: AbortSignal;
  /** In the page's place stands the error page of this status. */
  readonly failure?: { readonly status: number };
  /** Notified of what a loader threw that is no answer with a status: the page becomes the error page. */
  readonly onLoaderError: (error: unknown) => void;
  /** Addresses of the built scripts that a source module needs; none in development. */
  readonly scriptsOf: (module: string) => readonly string[];
  /** Addresses of the style sheets that a source module brings itself; none in development. */
  readonly stylesOf: (module: string) => readonly string[];
  /** Keeps what surrounds the pages of a language for all of them; gives the path under which a browser finds it. */
  readonly keepShell: (locale: Locale, shell: Shell) => string;
}

/** What the rendering of one page came to. */
export type RenderOutcome =
  /** `noindex`: search engines are asked to leave the page out (rule ROUTE-7). */
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly noindex: boolean;
      /** What the page shows of what may change (rule CACHE-11); what is around every page does not count. */
      readonly tags: () => readonly PageTag[];
      /** Absent for a page of the vitrina, which is a partner's. */
      readonly content?: PageContent | undefined;
      /** Writes it: most of a page's time, and of no use where a page of the same content stands ready (rule CACHE-19). */
      readonly write: () => DocumentParts;
    }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  /** There is no such page, or it could not be loaded: nothing was rendered. */
  | { readonly kind: 'failure'; readonly status: number };

/** Loads what one address shows; throws when that fails, as `write` does when the rendering itself fails. */
export type RenderAddress = (input: RenderInput) => Promise<RenderOutcome>;
