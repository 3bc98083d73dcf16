import type { ProductCatalog } from '#core/catalog/products/index.ts';
import type { CartStorage } from '#core/purchase/cart/index.ts';
import type { DeliveryDirectory } from '#core/purchase/delivery/index.ts';
import { providedHook } from '#ui/app/provided.ts';

/** What the layers of cart and checkout need of the world: what is saved for later, what goes with it, and what shops have. */
export interface CartPorts {
  readonly catalog: Pick<ProductCatalog, 'current' | 'product'>;
  readonly delivery: Pick<DeliveryDirectory, 'stock'>;
  readonly savedStorage: CartStorage;
}

export const useCartPorts = providedHook<CartPorts>('CartPorts');
