export { isHeaderFixed } from './layout.ts';
export { type ChatService, type LiveChat, makeKeepChat, mayLoadChat } from './live-chat.ts';
export {
  type Connection,
  FETCH_DELAY_MS,
  mayPrefetch,
  PRELOADER_AFTER_MS,
  PROGRESS_MS,
  PROGRESS_THROTTLE_MS,
} from './pacing.ts';
export { makePagesAhead } from './pages-ahead.ts';
export type { Services } from './services.ts';
