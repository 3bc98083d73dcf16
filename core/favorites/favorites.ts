import { type Product, repairProducts } from '#core/catalog/index.ts';

/** Products kept for later, in the order in which they were added. */
export type Favorites = readonly Product[];

/** Name under which the list is stored in the browser (rule FAVORITE-2). */
export const FAVORITES_STORED_AS = 'favorites';

/** What toggling did; each outcome is a notification of its own. */
export type FavoriteOutcome = 'added_to_favorites' | 'removed_from_favorites';

/** Whether a product is kept (rule FAVORITE-1). */
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

/** The list out of whatever was stored: whole products, each once (rule FAVORITE-2). Never throws. */
export const repairFavorites = (stored: unknown): Favorites => repairProducts(stored);
