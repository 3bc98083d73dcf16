import type { Product, ProductListStorage } from '#core/catalog/products/index.ts';
import type { Notify } from '#core/kernel/notifications/index.ts';
import { type Favorites, toggleFavorite } from './favorites.ts';

interface Dependencies {
  readonly storage: Pick<ProductListStorage, 'save'>;
  readonly notify: Notify;
}

/** Use-case: toggles a favourite, keeps the list and tells what happened (rules FAVORITE-1, FAVORITE-2). */
export const makeToggleFavorite =
  ({ storage, notify }: Dependencies) =>
  (list: Favorites, product: Product): Favorites => {
    const toggled = toggleFavorite(list, product);
    storage.save(toggled.list);
    notify(toggled.outcome, product.title);
    return toggled.list;
  };
export type ToggleFavorite = ReturnType<typeof makeToggleFavorite>;
