import { providedHook } from '#ui/app/provided.ts';
import type { FavoritesStore } from './favorites-store.ts';

/** What the visitor keeps for later. */
export const useFavorites = providedHook<FavoritesStore>('Favorites');
