import type { ListView } from '#core/catalog/products/index.ts';
import type { Viewer } from '#core/catalog/second-price/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Shop } from '#core/shop.ts';
import type { PageTag } from '#core/site/caching/index.ts';
import type { Shell } from '#core/site/settings/index.ts';
import type { Site } from '#ui/app/head.ts';
import type { DocumentParts } from './document-frame.ts';

/** Content of a shared page; pages with equal content and address have equal HTML. */
export interface PageContent {
  readonly status: number;
  /** Address of the shell, which has a hash of its content. */
  readonly shell: string;
  readonly data: unknown;
}

/** Input for rendering one page. */
export interface RenderInput {
  /** Path with query. */
  readonly url: string;
  readonly shop: Shop;
  readonly site: Site;
  /** A partner is signed in. */
  readonly isAuth: boolean;
  /** Layout of the partner's lists; absent for shared pages, which are cached (rules LISTING-7, CACHE-4). */
  readonly listView?: ListView;
  /** Who the HTML is for; absent: unknown (rule SECOND-3). */
  readonly viewer?: Viewer | undefined;
  /** Aborted when the client has left. */
  readonly signal: AbortSignal;
  /** Renders the error page of this status instead. */
  readonly failure?: { readonly status: number };
  /** Called with an unexpected error of a loader; the error page is rendered. */
  readonly onLoaderError: (error: unknown) => void;
  /** Addresses of the built scripts that a source module needs; none in development. */
  readonly scriptsOf: (module: string) => readonly string[];
  /** Addresses of a source module's own style sheets; none in development. */
  readonly stylesOf: (module: string) => readonly string[];
  /** Stores the shell of a language; returns the path under which browsers load it. */
  readonly keepShell: (locale: Locale, shell: Shell) => string;
}

/** Outcome of rendering one page. */
export type RenderOutcome =
  /** `noindex`: the page asks not to be indexed (rule ROUTE-7). */
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly noindex: boolean;
      /** Tags of the page's data, without the shell's (rule CACHE-11). */
      readonly tags: () => readonly PageTag[];
      /** Absent for pages of the vitrina, which are not shared. */
      readonly content?: PageContent | undefined;
      /** Renders the HTML, the slowest step; skipped when a page of equal content is cached (rule CACHE-19). */
      readonly write: () => DocumentParts;
    }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  /** Missing, or not loaded; nothing is rendered. */
  | { readonly kind: 'failure'; readonly status: number };

/** Loads the data of an address; rejects when that fails, and `write` throws when rendering fails. */
export type RenderAddress = (input: RenderInput) => Promise<RenderOutcome>;
