import type { Locale } from '#core/locale/index.ts';
import type { Shell } from '#core/settings/index.ts';
import type { Language } from '#ui/i18n/context.ts';

/** What a page says of itself to browsers and search engines. */
export interface Head {
  readonly title: string;
  readonly description?: string;
  /** Path without language prefix that this page is known by; absent when it has no address of its own. */
  readonly canonicalPath?: string;
  readonly image?: string;
  readonly noindex?: boolean;
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
}

/** Where this site lives and which of its two faces it shows. */
export interface Site {
  /** Origin without a slash at its end. */
  readonly origin: string;
  readonly vitrina: boolean;
}

/** State that the server's rendering hands to the browser. */
export interface Boot {
  readonly site: Site;
  readonly locale: Locale;
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, { readonly status: number; readonly data: unknown }>> | null;
}
