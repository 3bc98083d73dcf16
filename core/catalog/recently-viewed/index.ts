export { makeKeepViewed, NOTHING_VIEWED, type ViewedState } from './keep-viewed.ts';
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
