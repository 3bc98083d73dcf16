export { makeKeepOffline } from './keep-offline.ts';
export {
  isKeepable,
  isOutdated,
  OFFLINE_ADDRESSES,
  OFFLINE_PICTURES,
  offlineAddress,
  offlineCache,
  PICTURE_BYTES,
  partsOf,
  standsIn,
} from './keeping.ts';
export { knownOffline, type OfflineLists, type OfflineProduct, picturesOf } from './lists.ts';
export type { OfflineShelf } from './ports.ts';
