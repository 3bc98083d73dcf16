import type { ProductCatalog } from '#core/catalog/products/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';

/** What the pages of a list are loaded by when they are needed again. */
interface ListingPorts {
  readonly catalog: Pick<ProductCatalog, 'listing' | 'search'>;
}

export const [ListingPortsContext, useListingPorts] = requiredContext<ListingPorts>('ListingPorts');
