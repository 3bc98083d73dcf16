import { actionBound, makeObservable } from 'mobx';
import { addressedFavorites, createFavorites } from '#core/catalog/favorites/index.ts';
import type { Product, ProductListState, ProductListStorage } from '#core/catalog/products/index.ts';
import type { Notify } from '#core/kernel/notifications/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';
import { ChosenStore } from '#ui/features/catalog/chosen/chosen-store.ts';

interface Dependencies {
  readonly favoritesStorage: ProductListStorage;
  readonly notify: Notify;
}

/** The visitor's favourites, as they were when added. */
export class FavoritesStore extends ChosenStore {
  protected readonly keeping: ReturnType<typeof createFavorites>;

  constructor({ favoritesStorage: storage, notify }: Dependencies) {
    super();
    this.keeping = createFavorites({ storage, notify, show: syncTo<ProductListState>(this) });
    makeObservable(this, { join: actionBound });
  }

  get addressed(): readonly string[] {
    return addressedFavorites(this.list);
  }

  /** Adds shared favourites. */
  join(products: readonly Product[]): void {
    this.keeping.join(products);
  }
}
