export {
  addressedFavorites,
  changeSince,
  FAVORITES_ADDRESSED,
  FAVORITES_STORED_AS,
  type PriceChange,
  repairFavorites,
} from './favorites.ts';
export { makeKeepFavorites } from './keep-favorites.ts';
