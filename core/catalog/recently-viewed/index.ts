export {
  changeSinceViewed,
  countBeside,
  type RecentlyViewed,
  repairViewed,
  type Seen,
  VIEWED_STORED_AS,
  type ViewedStorage,
  viewedBeside,
} from './recently-viewed.ts';
export { createRecentlyViewed, NOTHING_VIEWED, type ViewedState } from './viewed-state.ts';
