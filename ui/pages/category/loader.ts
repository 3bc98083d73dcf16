import { parseListing } from '#core/catalog/products/index.ts';
import { type Loaded, pageLoader, required } from '#ui/app/loading.ts';
import { redirectFromFirstPage } from '#ui/features/kernel/paging/page-request.ts';

export const load = pageLoader(async ({ shop, locale, url, params, signal }) => {
  redirectFromFirstPage(url);
  const category = params.category ?? '';
  const state = parseListing(url.searchParams);
  const listing = required(await shop.catalog.listing({ locale, category, state }, signal));
  return { category, state, listing };
});

export type CategoryData = Loaded<typeof load>;
