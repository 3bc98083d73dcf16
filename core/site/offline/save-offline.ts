import type { ProductListStorage } from '#core/catalog/products/index.ts';
import type { ViewedStorage } from '#core/catalog/recently-viewed/index.ts';
import type { CartStorage } from '#core/purchase/cart/index.ts';
import { mayPrefetch } from '#core/site/browsing/index.ts';
import { picturesOf, readOfflineLists } from './lists.ts';
import { PICTURE_BYTES } from './offline-cache.ts';
import type { OfflineShelf } from './ports.ts';

interface Dependencies {
  readonly shelf: OfflineShelf;
  readonly cartStorage: Pick<CartStorage, 'load'>;
  readonly favoritesStorage: Pick<ProductListStorage, 'load'>;
  readonly viewedStorage: Pick<ViewedStorage, 'load'>;
  /** Address of a picture on the offline page. */
  readonly addressOf: (image: string) => string;
}

/** Use-case: stores the offline page and its pictures (rules OFFLINE-5, OFFLINE-6). */
export const createSaveOffline =
  ({ shelf, cartStorage, favoritesStorage, viewedStorage, addressOf }: Dependencies) =>
  async (): Promise<void> => {
    if (!mayPrefetch(shelf.connection())) return;
    await shelf.keepPage();
    const lists = readOfflineLists({
      cart: cartStorage.load(),
      favorites: favoritesStorage.load(),
      viewed: viewedStorage.load(),
    });
    await shelf.keepPictures(picturesOf(lists).map(addressOf), PICTURE_BYTES);
  };
