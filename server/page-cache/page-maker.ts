import { isNoindex, spelledPath } from '#core/kernel/locale/index.ts';
import type { Failure } from '#core/kernel/shared/index.ts';
import type { Shop } from '#core/shop.ts';
import { pathTag } from '#core/site/caching/index.ts';
import type { ErrorPage } from '#server/http/error-page.ts';
import type { RenderPage } from '#server/render.ts';
import { linkHeader } from './link-header.ts';
import type { MadePage } from './page-cache.ts';
import type { PageAddress } from './ready-page.ts';

/** How long a page that nobody in particular waits for may be rendered, ms. */
const RENDER_MS = 15_000;
const HTML = ['content-type', 'text/html; charset=utf-8'] as const;
const NOINDEX = ['x-robots-tag', 'noindex'] as const;

/** The visitors' shop for one rendering; `onFailure` is given what the provider failed to give. */
export type WatchedShop = (onFailure: (failure: Failure) => void) => Shop;

/** Renders a page for everybody: it goes on when whoever asked first has left, and tells what is missing from it. */
export const createPageMaker =
  (render: RenderPage, errorPage: ErrorPage, watchedShop: WatchedShop) =>
  async ({ path, site }: PageAddress): Promise<MadePage> => {
    let whole = true;
    const shop = watchedShop(({ status }) => {
      // What is not there is not missing.
      if (status >= 500) whole = false;
    });
    const task = { kind: 'address', url: path, site, shop, isAuth: false } as const;
    const here = pathTag(spelledPath(path));
    const page = await render(task, AbortSignal.timeout(RENDER_MS));
    if (page.kind === 'redirect')
      return { status: page.status, own: [['location', page.location]], html: '', tags: [here], whole };
    if (page.kind === 'failure') {
      const html = await errorPage({ status: page.status, url: path, site, shop, isAuth: false });
      return { status: page.status, own: [HTML, NOINDEX], html, tags: [here], whole };
    }
    const { status, tags, noindex } = page;
    const html = page.html();
    const own = [HTML, ...(noindex || isNoindex(path) ? [NOINDEX] : []), ...linkHeader(html)];
    return { status, own, html, tags: [...tags(), here], whole };
  };
