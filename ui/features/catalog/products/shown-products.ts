import type { Product } from '#core/catalog/products/index.ts';
import type { PagesMemory } from '#core/kernel/paging/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';

/** What the lists of products of this tab showed, for who comes back to them. */
export const [ShownProductsContext, useShownProducts] = requiredContext<PagesMemory<Product>>('ShownProducts');
