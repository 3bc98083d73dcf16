import { type Listing, type ListingState, parseListing } from '#core/catalog/products/index.ts';
import { pageLoader, required } from '#ui/app/loading.ts';
import { redirectFromFirstPage } from '#ui/features/kernel/paging/page-request.ts';

export interface CategoryData {
  readonly category: string;
  readonly state: ListingState;
  readonly listing: Listing;
}

export const load = pageLoader(async ({ shop, locale, url, params, signal }): Promise<CategoryData> => {
  redirectFromFirstPage(url);
  const category = params.category ?? '';
  const state = parseListing(url.searchParams);
  const listing = required(await shop.catalog.listing({ locale, category, state }, signal));
  return { category, state, listing };
});
