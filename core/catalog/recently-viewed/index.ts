export {
  type RecentlyViewed,
  rememberViewed,
  repairViewed,
  VIEWED_MAX,
  VIEWED_STORED_AS,
  type ViewedStorage,
  viewedBeside,
} from './recently-viewed.ts';
