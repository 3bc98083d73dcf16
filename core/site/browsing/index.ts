export { isHeaderFixed } from './layout.ts';
export { type ChatService, type LiveChat, makeKeepChat, mayLoadChat } from './live-chat.ts';
export {
  AHEAD_MS,
  type Connection,
  FETCH_DELAY_MS,
  mayPrefetch,
  PRELOADER_AFTER_MS,
  PROGRESS_MS,
  PROGRESS_THROTTLE_MS,
} from './pacing.ts';
export type { Services } from './services.ts';
