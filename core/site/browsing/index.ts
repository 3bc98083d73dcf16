export {
  breakpoints,
  FIXED_HEADER_AFTER,
  hasMobileFooter,
  hasMobileMenus,
  isHeaderFixed,
  preloaderSize,
} from './layout.ts';
export {
  CHAT_DELAY_MS,
  type ChatService,
  type LiveChat,
  makeKeepChat,
  mayLoadChat,
  restartsChat,
} from './live-chat.ts';
export {
  AHEAD_MS,
  FETCH_DELAY_MS,
  mayPrefetch,
  PRELOADER_AFTER_MS,
  PROGRESS_MS,
  PROGRESS_THROTTLE_MS,
  progressAt,
} from './pacing.ts';
export { isScrollLocked, scrollFor } from './scrolling.ts';
export type { Services } from './services.ts';
