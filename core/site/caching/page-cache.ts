import { localePath, locales } from '#core/kernel/locale/index.ts';

/** How long a rendered page is kept, s (rule CACHE-1). */
export const PAGE_CACHE_SECONDS = 10_800;
/** How long the cache may take to connect, and to answer, ms (rule CACHE-3). */
export const CACHE_TIMEOUT_MS = 2000;
/** How often a cache that did not answer is asked again (rule CACHE-3). */
export const CACHE_RETRIES = 1;

/** Beginnings of addresses whose pages are never kept (rule CACHE-2). */
export const uncachedPrefixes: readonly string[] = [
  '/_nuxt',
  '/_loading',
  '/_ipx',
  '/media/',
  ...locales.map((locale) => localePath('/compare', locale)),
];

/**
 * Whether a rendered page may be kept: not with a query, and not below an excluded prefix (rule CACHE-2). `url` is a
 * path with its query.
 */
export const isPageCacheable = (url: string): boolean =>
  !url.includes('?') && !uncachedPrefixes.some((prefix) => url.startsWith(prefix));

/** The key that a page is kept under (rule CACHE-1). */
export const pageCacheKey = (url: string): string => `page:${url}`;
