export {
  addressedFavorites,
  FAVORITES_ADDRESSED,
  FAVORITES_STORED_AS,
  repairFavorites,
} from './favorites.ts';
export { createFavorites } from './favorites-state.ts';
