import type { ProductListStorage } from '#core/catalog/products/index.ts';
import type { ViewedStorage } from '#core/catalog/recently-viewed/index.ts';
import type { CartStorage } from '#core/purchase/cart/index.ts';
import type { OfflineShelf } from '#core/site/offline/index.ts';
import { providedHook } from '#ui/app/provided.ts';

interface OfflinePorts {
  readonly cartStorage: CartStorage;
  readonly favoritesStorage: ProductListStorage;
  readonly viewedStorage: ViewedStorage;
  /** Rejects when its code cannot be loaded. */
  readonly loadOfflineShelf: () => Promise<OfflineShelf>;
  /** Reloads the page. */
  readonly reload: () => void;
}

/** Access to what is saved for offline use. */
export const useOfflinePorts = providedHook<OfflinePorts>('OfflinePorts');
