export {
  isKeepable,
  isOutdated,
  OFFLINE_ADDRESSES,
  OFFLINE_PICTURES,
  offlineAddress,
  offlineCache,
  partsOf,
  standsIn,
} from './keeping.ts';
export { knownOffline, type OfflineLists, type OfflineProduct } from './lists.ts';
export type { OfflineShelf } from './ports.ts';
export { createSaveOffline } from './save-offline.ts';
