export {
  type Ages,
  type AgingPage,
  agesOf,
  cacheControlOf,
  type Deadlines,
  deadlinesAfterFailure,
  deadlinesOf,
  type PageState,
  stateAt,
} from './ages.ts';
export { keyEnd, keyStart, type PageUrl, pageKey } from './key.ts';
export {
  BRIEF_PAGES,
  BRIEF_SECONDS,
  CACHE_RETRIES,
  CACHE_TIMEOUT_MS,
  CACHE_WAIT_MS,
  FALLBACK_SECONDS,
  PAGE_CACHE_SECONDS,
  PAGE_WAIT_MS,
  PRICE_MAX_AGE_SECONDS,
  RENDER_LOCK_MS,
  RENDER_LOCK_WAIT_MS,
  STALE_ANSWER_SECONDS,
  STALE_ANSWER_WAIT_MS,
} from './limits.ts';
export type { Notice, NoticeBoard, Posted, RenderLock, RenderLocks } from './ports.ts';
export { createPurges, isTimely, PURGE_TAGS, PURGE_WINDOW_SECONDS, type Purges } from './purging.ts';
export {
  type CacheRequest,
  type CacheUse,
  cacheUse,
  type StoragePolicy,
  storagePolicy,
} from './storage-policy.ts';
export { EVERY_PAGE, isPageTag, type PageTag, pathTag, showsPrices, tagList, tagsOf } from './tags.ts';
