export {
  type Ages,
  type AgingPage,
  afterTrouble,
  agesOf,
  cacheControlOf,
  type Deadlines,
  deadlinesOf,
  type PageState,
  stateAt,
} from './ages.ts';
export {
  type CacheRequest,
  type CacheUse,
  cacheUse,
  type Keeping,
  keepingOf,
} from './keeping.ts';
export type { Header, KeptPage } from './kept-page.ts';
export { keyEnd, keyStart, type PageUrl, pageKey } from './key.ts';
export {
  BRIEF_PAGES,
  BRIEF_SECONDS,
  CACHE_RETRIES,
  CACHE_TIMEOUT_MS,
  CACHE_WAIT_MS,
  PAGE_CACHE_SECONDS,
  PAGE_WAIT_MS,
  PRICE_MAX_AGE_SECONDS,
  SPARE_SECONDS,
  STAND_IN_SECONDS,
  STAND_IN_WAIT_MS,
  TURN_MS,
  TURN_WAIT_MS,
} from './limits.ts';
export type { Found, Notice, NoticeBoard, PageStore, Posted, RenderTurns, Turn } from './ports.ts';
export { createPurges, isTimely, PURGE_TAGS, PURGE_WINDOW_SECONDS, type Purges } from './purging.ts';
export { EVERY_PAGE, isPageTag, type PageTag, pathTag, showsPrices, tagsOf } from './tags.ts';
