export {
  addressedFavorites,
  FAVORITES_ADDRESSED,
  FAVORITES_STORED_AS,
  type Favorites,
  isFavorite,
  joinFavorites,
  type PriceChange,
  priceChange,
  repairFavorites,
  toggleFavorite,
} from './favorites.ts';
export { makeToggleFavorite } from './toggle.ts';
