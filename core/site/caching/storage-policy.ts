import { canonicalSpelling, LIVE_ORDER, localePath, locales } from '#core/kernel/locale/index.ts';

/** Path prefixes of pages that are never stored (rules CACHE-2, LIVE-10). */
export const uncachedPrefixes: readonly string[] = [
  '/_nuxt',
  '/_loading',
  '/_ipx',
  '/media/',
  ...['/compare', LIVE_ORDER].flatMap((page) => locales.map((locale) => localePath(page, locale))),
];

/** Whether a path is canonical (rule ROUTE-10): only home pages end in a slash. */
const isCanonical = (path: string): boolean =>
  path === '/' || (!path.endsWith('/') && path === canonicalSpelling(path));

/** Whether a page may be stored: without query, outside the excluded prefixes, at its canonical path (rule CACHE-2). */
export const isPageCacheable = (url: string): boolean =>
  !url.includes('?') && !uncachedPrefixes.some((prefix) => url.startsWith(prefix)) && isCanonical(url);

/** What the cache looks at in a request. */
export interface CacheRequest {
  readonly method: string;
  /** Path with its query. */
  readonly url: string;
  /** The partners' face. */
  readonly vitrina: boolean;
  /** A token's cookie came along. */
  readonly hasToken: boolean;
}

/** What the cache may do for a request. */
export type CacheUse =
  /** Serve from the cache, and store what is rendered. */
  | 'fill'
  /** Serve from the cache, store nothing (rule CACHE-6). */
  | 'read'
  /** Bypass the cache. */
  | 'none';

/** What the cache may do for a request (rules CACHE-2, CACHE-4, CACHE-6). */
export const cacheUse = ({ method, url, vitrina, hasToken }: CacheRequest): CacheUse => {
  if (vitrina || hasToken || !isPageCacheable(url)) return 'none';
  if (method === 'GET') return 'fill';
  return method === 'HEAD' ? 'read' : 'none';
};

/** How an answer may be stored: as a page, briefly, or not at all. */
export type StoragePolicy = 'page' | 'brief' | 'none';

/** How an answer may be stored, by status and cookies (rule CACHE-5). */
export const storagePolicy = (answer: { readonly status: number; readonly setsCookie: boolean }): StoragePolicy => {
  if (answer.setsCookie) return 'none';
  if (answer.status === 200) return 'page';
  return answer.status === 404 || answer.status === 301 ? 'brief' : 'none';
};
