import type { Header } from '#adapters/cache/shared-pages.ts';
import { canonicalSpelling, isNoindex } from '#core/kernel/locale/index.ts';
import type { Failure } from '#core/kernel/shared/index.ts';
import type { Shop } from '#core/shop.ts';
import { type PageTag, pathTag } from '#core/site/caching/index.ts';
import type { ErrorPage } from '#server/http/error-page.ts';
import type { RenderPage } from '#server/render.ts';
import { linkHeader } from './preload-links.ts';
import type { PageAddress } from './ready-page.ts';

/** Longest rendering, ms. */
const RENDER_MS = 15_000;
const HTML = ['content-type', 'text/html; charset=utf-8'] as const;
const NOINDEX = ['x-robots-tag', 'noindex'] as const;

/** A page rendered for all visitors. */
export interface RenderedPage {
  readonly status: number;
  readonly pageHeaders: readonly Header[];
  readonly html: string;
  readonly tags: readonly PageTag[];
  /** Nothing is missing because the provider failed. */
  readonly complete: boolean;
}

/** The visitors' shop for one rendering; `onFailure` is called with each failure of the provider. */
export type WatchedShop = (onFailure: (failure: Failure) => void) => Shop;

/** Renders a page for all visitors, even when the one who asked has left. */
export const createPageMaker =
  (render: RenderPage, errorPage: ErrorPage, watchedShop: WatchedShop) =>
  async ({ path, site }: PageAddress): Promise<RenderedPage> => {
    let complete = true;
    const shop = watchedShop(({ status }) => {
      // A 404 is an answer, not a failure.
      if (status >= 500) complete = false;
    });
    const task = { kind: 'address', url: path, site, shop, isAuth: false } as const;
    const ownTag = pathTag(canonicalSpelling(path));
    const page = await render(task, AbortSignal.timeout(RENDER_MS));
    if (page.kind === 'redirect')
      return { status: page.status, pageHeaders: [['location', page.location]], html: '', tags: [ownTag], complete };
    if (page.kind === 'failure') {
      const html = await errorPage({ status: page.status, url: path, site, shop, isAuth: false });
      return { status: page.status, pageHeaders: [HTML, NOINDEX], html, tags: [ownTag], complete };
    }
    const { status, tags, noindex } = page;
    const html = page.html();
    const pageHeaders = [HTML, ...(noindex || isNoindex(path) ? [NOINDEX] : []), ...linkHeader(html)];
    return { status, pageHeaders, html, tags: [...tags(), ownTag], complete };
  };
