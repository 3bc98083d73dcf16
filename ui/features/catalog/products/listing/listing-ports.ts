import type { CatalogueIndex } from '#core/catalog/feed/index.ts';
import type { OfferDesk } from '#core/catalog/offers/index.ts';
import type { ListViewMemory, ProductCatalog } from '#core/catalog/products/index.ts';
import { providedHook } from '#ui/app/provided.ts';

/** What the pages of a list are loaded by when they are needed again. */
interface ListingPorts {
  readonly catalog: Pick<ProductCatalog, 'listing' | 'search'>;
  readonly offers: Pick<OfferDesk, 'inCategory'>;
  readonly wholeCatalog: CatalogueIndex;
  readonly listViewMemory: ListViewMemory;
}

export const useListingPorts = providedHook<ListingPorts>('ListingPorts');
