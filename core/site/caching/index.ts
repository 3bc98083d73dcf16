export {
  CACHE_RETRIES,
  CACHE_TIMEOUT_MS,
  isPageCacheable,
  PAGE_CACHE_SECONDS,
  pageCacheKey,
  uncachedPrefixes,
} from './page-cache.ts';
