import { COMPARE_STORED_AS, repairCompareList } from '#core/catalog/compare/index.ts';
import { FAVORITES_STORED_AS, repairFavorites } from '#core/catalog/favorites/index.ts';
import type { Product, ProductListStorage } from '#core/catalog/products/index.ts';
import { localStored } from './stored.ts';

const productList = (name: string, repair: (stored: unknown) => readonly Product[]) => (): ProductListStorage => {
  const stored = localStored(name);
  return {
    load: () => repair(stored.read()),
    save: (products) => stored.write(products),
    onChangeElsewhere: (listener) => stored.onChangeElsewhere((value) => listener(repair(value))),
  };
};

/** The comparison in local storage under `compare`, repaired on every read (rule COMPARE-4). */
export const createLocalStorageCompare = productList(COMPARE_STORED_AS, repairCompareList);

/** The favourites in local storage under `favorites`, repaired on every read (rule FAVORITE-2). */
export const createLocalStorageFavorites = productList(FAVORITES_STORED_AS, repairFavorites);
