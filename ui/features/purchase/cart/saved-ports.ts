import type { ProductCatalog } from '#core/catalog/products/index.ts';
import type { CartStorage } from '#core/purchase/cart/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';

/** What keeping products for later needs of the world. */
export interface SavedPorts {
  readonly catalog: Pick<ProductCatalog, 'current'>;
  readonly savedStorage: CartStorage;
}

export const [SavedPortsContext, useSavedPorts] = requiredContext<SavedPorts>('SavedPorts');
