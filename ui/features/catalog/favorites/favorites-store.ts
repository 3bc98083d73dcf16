import { actionBound, makeObservable } from 'mobx';
import {
  addressedFavorites,
  joinFavorites,
  makeToggleFavorite,
  type PriceChange,
  priceChange,
} from '#core/catalog/favorites/index.ts';
import type { Product, ProductListStorage } from '#core/catalog/products/index.ts';
import type { Notify } from '#core/kernel/notifications/index.ts';
import { ChosenStore } from '#ui/features/catalog/chosen/chosen-store.ts';

interface Dependencies {
  readonly favoritesStorage: ProductListStorage;
  readonly notify: Notify;
}

/** The products that the visitor keeps for later, as they were when they were added. */
export class FavoritesStore extends ChosenStore {
  constructor({ favoritesStorage: storage, notify }: Dependencies) {
    super(storage, makeToggleFavorite({ storage, notify }));
    makeObservable(this, { join: actionBound });
  }

  get addressed(): readonly string[] {
    return addressedFavorites(this.list);
  }

  /** Someone's favourites join these (rule FAVORITE-4). */
  join(products: readonly Product[]): void {
    this.keep(joinFavorites(this.list, products));
  }

  /** What became of the price of a product since it was added (rule FAVORITE-3). */
  priceChange(today: Product): PriceChange | undefined {
    const kept = this.list.find(({ productId }) => productId === today.productId);
    return kept && priceChange(kept, today);
  }
}
