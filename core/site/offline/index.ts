export { makeKeepOffline } from './keep-offline.ts';
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
