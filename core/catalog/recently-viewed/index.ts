export {
  changeSinceViewed,
  countOtherViewed,
  otherViewed,
  type RecentlyViewed,
  repairViewed,
  VIEWED_STORED_AS,
  type ViewedSnapshot,
  type ViewedStorage,
} from './recently-viewed.ts';
export { createRecentlyViewed, NOTHING_VIEWED, type ViewedState } from './viewed-state.ts';
