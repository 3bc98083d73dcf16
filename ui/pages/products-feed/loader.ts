import type { CataloguePage } from '#core/catalog/feed/index.ts';
import { pageLoader, required } from '#ui/app/loading.ts';
import { requestedPage } from '#ui/features/kernel/paging/page-request.ts';

export interface WholeCatalogueData extends CataloguePage {
  readonly page: number;
  /** The shown category; absent for all. */
  readonly category?: string;
}

/** Search parameter of the category. */
export const CATEGORY = 'category';

/** A page of the whole catalogue or of one category. */
export const load = pageLoader(async ({ shop, locale, url, signal }): Promise<WholeCatalogueData> => {
  const page = requestedPage(url);
  const chosen = url.searchParams.get(CATEGORY);
  const narrowed = chosen ? { category: chosen } : {};
  return { page, ...narrowed, ...required(await shop.wholeCatalog.page({ locale, page, ...narrowed }, signal)) };
});
