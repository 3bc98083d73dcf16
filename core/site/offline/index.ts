export { type OfflineLists, type OfflineProduct, readOfflineLists } from './lists.ts';
export {
  isCacheablePath,
  isOfflineFallback,
  isOutdated,
  OFFLINE_ADDRESSES,
  OFFLINE_PICTURES,
  offlineAddress,
  offlineCache,
  partsOf,
} from './offline-cache.ts';
export type { OfflineShelf } from './ports.ts';
export { createSaveOffline } from './save-offline.ts';
