import {
  createProductList,
  type Product,
  type ProductListState,
  type ProductListStorage,
} from '#core/catalog/products/index.ts';
import type { Notify } from '#core/kernel/notifications/index.ts';
import { joinFavorites, toggleFavorite } from './favorites.ts';

interface Dependencies {
  readonly storage: ProductListStorage;
  readonly notify: Notify;
  /** Shows the list each time it changes. */
  readonly show: (kept: ProductListState) => void;
}

/** Use-case: keeps a visitor's favourites, and notifies of each toggle (rules FAVORITE-1, FAVORITE-2, FAVORITE-4). */
export const createFavorites = ({ storage, notify, show }: Dependencies) => {
  const { list, keep, start, arrange } = createProductList({ storage, show });
  return {
    start,
    arrange,
    /** Adds a product, or takes it out if it is there. */
    toggle: (product: Product): void => {
      const toggled = toggleFavorite(list(), product);
      keep(toggled.list);
      notify(toggled.outcome, product.title);
    },
    /** Adds shared favourites to the visitor's own (rule FAVORITE-4). */
    join: (products: readonly Product[]): void => keep(joinFavorites(list(), products)),
  };
};
