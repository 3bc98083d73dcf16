import { type Loaded, pageLoader, required } from '#ui/app/loading.ts';
import { requestedPage } from '#ui/features/kernel/paging/page-request.ts';

/** Search parameter of the category. */
export const CATEGORY = 'category';

/** A page of the whole catalogue or of one category. */
export const load = pageLoader(async ({ shop, locale, url, signal }) => {
  const page = requestedPage(url);
  const chosen = url.searchParams.get(CATEGORY);
  const narrowed = chosen ? { category: chosen } : {};
  return { page, ...narrowed, ...required(await shop.wholeCatalog.page({ locale, page, ...narrowed }, signal)) };
});

export type WholeCatalogueData = Loaded<typeof load>;
