import type { Product } from '#core/catalog/products/index.ts';
import type { PagesMemory } from '#core/kernel/paging/index.ts';
import { providedHook } from '#ui/app/provided.ts';

/** Pages shown by the product lists of this tab, for a return by Back. */
export const useShownProducts = providedHook<PagesMemory<Product>>('ShownProducts');
