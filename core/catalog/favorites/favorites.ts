import { type Product, repairProducts } from '#core/catalog/products/index.ts';

/** Saved products, in the order of saving. */
export type Favorites = readonly Product[];

/** Name under which the list is stored in the browser (rule FAVORITE-2). */
export const FAVORITES_STORED_AS = 'favorites';

/** Most favourites that an address names (rule FAVORITE-5). */
export const FAVORITES_ADDRESSED = 100;

/** What toggling did; each outcome is a notification of its own. */
export type FavoriteOutcome = 'added_to_favorites' | 'removed_from_favorites';

/** Whether a product is saved (rule FAVORITE-1). */
export const isFavorite = (list: Favorites, productId: string): boolean =>
  list.some((product) => product.productId === productId);

/** Adds a product, or takes it out if it is there; never twice (rule FAVORITE-1). */
export const toggleFavorite = (
  list: Favorites,
  product: Product,
): { readonly list: Favorites; readonly outcome: FavoriteOutcome } =>
  isFavorite(list, product.productId)
    ? { list: list.filter(({ productId }) => productId !== product.productId), outcome: 'removed_from_favorites' }
    : { list: [...list, product], outcome: 'added_to_favorites' };

/** Adds shared favourites after the visitor's own, which keep their prices; no repeats (rule FAVORITE-4). */
export const joinFavorites = (list: Favorites, products: readonly Product[]): Favorites => [
  ...list,
  ...products.filter(({ productId }) => !isFavorite(list, productId)),
];

/** The favourites that an address names: the last 100 added (rule FAVORITE-5). */
export const addressedFavorites = (list: Favorites): readonly string[] =>
  list.slice(-FAVORITES_ADDRESSED).map(({ productId }) => productId);

/** Repairs the stored list: whole products, without repeats (rule FAVORITE-2). Never throws. */
export const repairFavorites = (stored: unknown): Favorites => repairProducts(stored);
