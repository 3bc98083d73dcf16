import { visibleParts } from '#core/kernel/auth/index.ts';
import {
  type Locale,
  localePath,
  locales,
  pathOf,
  splitLocale,
  switchLocale,
  validatePath,
} from '#core/kernel/locale/index.ts';
import type { Shop } from '#core/shop.ts';
import { BRIEF_SECONDS } from '#core/site/caching/index.ts';
import type { RenderPage } from '#server/render.ts';
import type { Site } from '#ui/app/head.ts';
import { SEARCH_FIELD } from '#ui/features/catalog/search/search-address.ts';

interface ErrorRequest {
  readonly status: number;
  /** Requested path with its query. */
  readonly url: string;
  readonly site: Site;
  readonly shop: Shop;
  readonly isAuth: boolean;
}

/** The HTML of an error page; rejects when it cannot be rendered. */
export type ErrorPage = (asked: ErrorRequest) => Promise<string>;

/** How long an error page may be rendered, ms. */
const RENDER_MS = 10_000;
/** Most cached error pages: each site has two languages and few statuses. */
const CACHED = 40;
/** An address that no route knows. */
const NOWHERE = '/-/-/-';
/** Placeholder for the requested address. */
const HERE = '/-here-';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
const quoted = (address: string): string => `"${escaped(address)}"`;

/** The requested address, kept in the links to other languages; a neutral one when it is invalid. */
const shownAt = (url: string): string => {
  const pathname = pathOf(url);
  return validatePath(pathname).kind === 'fine' ? url : localePath(NOWHERE, splitLocale(pathname).locale);
};

/** Replaces the address in a page: only the links to each language contain it. */
const readdressed = (html: string, from: string, to: string): string =>
  locales.reduce(
    (page: string, locale: Locale) =>
      page.replaceAll(quoted(switchLocale(from, locale)), () => quoted(switchLocale(to, locale))),
    html,
  );

/**
 * Error pages, cached for 60 s by status, language and site; the requested address is filled in (rule CACHE-18). A
 * partner's, one of a search and every one in development is rendered each time. `now` in ms.
 */
export const createErrorPage = (render: RenderPage, { dev = false, now = Date.now } = {}): ErrorPage => {
  const kept = new Map<string, { readonly at: number; readonly html: Promise<string> }>();

  const renderAt = async (asked: ErrorRequest, url: string): Promise<string> => {
    const page = await render({ ...asked, kind: 'error', url }, AbortSignal.timeout(RENDER_MS));
    if (page.kind !== 'page') throw new Error('The error page leads elsewhere');
    return page.html();
  };

  const keptAt = (asked: ErrorRequest, url: string): Promise<string> => {
    const key = `${asked.status} ${asked.site.origin}${url}`;
    const before = kept.get(key);
    if (before && now() - before.at < BRIEF_SECONDS * 1000) return before.html;
    const html = renderAt(asked, url);
    html.catch(() => kept.delete(key));
    kept.set(key, { at: now(), html });
    for (const oldest of [...kept.keys()].slice(0, -CACHED)) kept.delete(oldest);
    return html;
  };

  return async (asked) => {
    const { pathname, search, searchParams } = new URL(shownAt(asked.url), asked.site.origin);
    const address = pathname + search;
    if (dev || asked.isAuth || searchParams.has(SEARCH_FIELD)) return renderAt(asked, address);
    // Pages under /auth have no header.
    const { header } = visibleParts({ vitrina: asked.site.vitrina, isAuth: false, pathname });
    const here = localePath(header ? HERE : `${HERE}/auth`, splitLocale(pathname).locale);
    return readdressed(await keptAt(asked, here), here, address);
  };
};
