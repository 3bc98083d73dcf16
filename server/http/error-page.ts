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

/** Who is shown the error page of which status, in place of what. */
interface ErrorAsked {
  readonly status: number;
  /** Path with its query, as it was asked for. */
  readonly url: string;
  readonly site: Site;
  readonly shop: Shop;
  readonly isAuth: boolean;
}

/** The HTML of an error page; rejects when it cannot be rendered. */
export type ErrorPage = (asked: ErrorAsked) => Promise<string>;

/** How long an error page may be rendered, ms. */
const RENDER_MS = 10_000;
/** Most that are kept: each face has two languages and few statuses. */
const KEPT = 40;
/** An address that no route knows. */
const NOWHERE = '/-/-/-';
/** Stands for the address of whoever is shown a kept page. */
const HERE = '/-here-';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
const quoted = (address: string): string => `"${escaped(address)}"`;

/**
 * The address that the error page stands at: the very one that was asked for, which its links in the other language
 * keep, unless no page can stand there.
 */
const shownAt = (url: string): string => {
  const pathname = pathOf(url);
  return validatePath(pathname).kind === 'fine' ? url : localePath(NOWHERE, splitLocale(pathname).locale);
};

/** The same page for another address: that stands in the links to each language, and nowhere else. */
const readdressed = (html: string, from: string, to: string): string =>
  locales.reduce(
    (page: string, locale: Locale) =>
      page.replaceAll(quoted(switchLocale(from, locale)), () => quoted(switchLocale(to, locale))),
    html,
  );

/**
 * Error pages, each rendered once in 60 s for its status, language and face, with nothing of whoever is shown it: their
 * own address is put in when it goes out (rule CACHE-18). A partner's is rendered each time, and so is one over a search,
 * whose words stand in the page; while developing, every one. `now` in ms.
 */
export const createErrorPage = (render: RenderPage, { dev = false, now = Date.now } = {}): ErrorPage => {
  const kept = new Map<string, { readonly at: number; readonly html: Promise<string> }>();

  const renderAt = async (asked: ErrorAsked, url: string): Promise<string> => {
    const page = await render({ ...asked, kind: 'error', url }, AbortSignal.timeout(RENDER_MS));
    if (page.kind !== 'page') throw new Error('The error page leads elsewhere');
    return page.html();
  };

  const keptAt = (asked: ErrorAsked, url: string): Promise<string> => {
    const key = `${asked.status} ${asked.site.origin}${url}`;
    const before = kept.get(key);
    if (before && now() - before.at < BRIEF_SECONDS * 1000) return before.html;
    const html = renderAt(asked, url);
    html.catch(() => kept.delete(key));
    kept.set(key, { at: now(), html });
    for (const oldest of [...kept.keys()].slice(0, -KEPT)) kept.delete(oldest);
    return html;
  };

  return async (asked) => {
    const { pathname, search, searchParams } = new URL(shownAt(asked.url), asked.site.origin);
    const address = pathname + search;
    if (dev || asked.isAuth || searchParams.has(SEARCH_FIELD)) return renderAt(asked, address);
    // What is under /auth has no frame.
    const { header } = visibleParts({ vitrina: asked.site.vitrina, isAuth: false, pathname });
    const here = localePath(header ? HERE : `${HERE}/auth`, splitLocale(pathname).locale);
    return readdressed(await keptAt(asked, here), here, address);
  };
};
