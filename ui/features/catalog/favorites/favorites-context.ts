import { requiredContext } from '#ui/app/required-context.ts';
import type { FavoritesStore } from './favorites-store.ts';

/** What the visitor keeps for later. */
export const [FavoritesContext, useFavorites] = requiredContext<FavoritesStore>('Favorites');
