import { FAVORITES_ADDRESSED } from '#core/catalog/favorites/index.ts';
import { PRODUCT_IDS, parseProductIds, sortByIds } from '#core/catalog/products/index.ts';
import { type Loaded, pageLoader, required } from '#ui/app/loading.ts';

/** The ids in the address (rule NAMED-1), and those of them that are still sold. */
export const load = pageLoader(async ({ shop, locale, url, signal }) => {
  const ids = parseProductIds(url.searchParams.get(PRODUCT_IDS), FAVORITES_ADDRESSED);
  if (ids.length === 0) return { ids, items: [] };
  const items = required(await shop.catalog.current({ locale, productIds: ids }, signal));
  return { ids, items: sortByIds(ids, items, ({ productId }) => productId) };
});

export type FavoritesData = Loaded<typeof load>;
