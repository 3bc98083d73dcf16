export { isHeaderFixed } from './layout.ts';
export { type ChatService, createChat, type LiveChat, mayLoadChat } from './live-chat.ts';
export {
  type Connection,
  FETCH_DELAY_MS,
  mayPrefetch,
  PRELOADER_AFTER_MS,
  PROGRESS_MS,
  PROGRESS_THROTTLE_MS,
} from './pacing.ts';
export { createPrefetchedPages } from './prefetched-pages.ts';
export type { Services } from './services.ts';
