import type { CataloguePage } from '#core/catalog/feed/index.ts';
import { pageLoader, required } from '#ui/app/loading.ts';
import { requestedPage } from '#ui/features/kernel/paging/page-request.ts';

export interface WholeCatalogueData extends CataloguePage {
  readonly page: number;
  /** The one category that is shown; absent for all of them. */
  readonly category?: string;
}

/** Names the category in the address. */
export const CATEGORY = 'category';

/** One page of the whole catalogue, or of one category of it. */
export const load = pageLoader(async ({ shop, locale, url, signal }): Promise<WholeCatalogueData> => {
  const page = requestedPage(url);
  const chosen = url.searchParams.get(CATEGORY);
  const narrowed = chosen ? { category: chosen } : {};
  return { page, ...narrowed, ...required(await shop.wholeCatalog.page({ locale, page, ...narrowed }, signal)) };
});
