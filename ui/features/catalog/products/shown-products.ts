import type { Product } from '#core/catalog/products/index.ts';
import type { PagesMemory } from '#core/kernel/paging/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';

/** Pages shown by the product lists of this tab, for a return by Back. */
export const [ShownProductsContext, useShownProducts] = requiredContext<PagesMemory<Product>>('ShownProducts');
