import { pageLoader, required } from '#ui/app/loading.ts';

/** One product, by its own address or within a category. */
export const loadProduct = pageLoader(async ({ shop, locale, params, signal }) => {
  const { url = '', category } = params;
  return required(await shop.catalog.product({ locale, url, ...(category ? { category } : {}) }, signal));
});
