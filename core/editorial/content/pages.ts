import type { Locale } from '#core/kernel/locale/index.ts';
import type { Failure, Result } from '#core/kernel/shared/index.ts';
import type { OpeningSpan } from '#core/purchase/delivery/index.ts';

/** The content pages that the operator writes (rule CONTENT-5). */
export const contentPages = [
  'about',
  'credit',
  'delivery',
  'discount',
  'insurance',
  'partners',
  'service',
  'terms',
  'trade-in',
] as const;
export type ContentPageName = (typeof contentPages)[number];

/** A content page that the operator writes. */
export interface ContentPage {
  readonly title: string;
  /** Summary in one sentence; may be empty. */
  readonly lead: string;
  /** Clean HTML. */
  readonly html: string;
  readonly faq: readonly { readonly question: string; readonly answer: string }[];
  readonly seo: { readonly title?: string; readonly description?: string };
  /** Location of the page's subject, such as the workshop; absent when it has none. */
  readonly place?: ContentPlace;
}

/** A place that a content page is about. */
export interface ContentPlace {
  readonly address: string;
  readonly schedule: readonly OpeningSpan[];
  readonly latitude: number;
  readonly longitude: number;
}

/** Where the operator's words come from. */
export interface ContentPages {
  page(
    query: { readonly page: ContentPageName; readonly locale: Locale },
    signal?: AbortSignal,
  ): Promise<Result<ContentPage, Failure>>;
}

/** The content page at a path without language prefix; the service page owns every path below its own (rule CONTENT-5). */
export const contentPageAt = (path: string): ContentPageName | undefined => {
  const [, name, ...below] = path.split('/');
  return contentPages.find((page) => page === name && (below.length === 0 || page === 'service'));
};
