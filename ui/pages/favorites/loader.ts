import { FAVORITES_ADDRESSED } from '#core/catalog/favorites/index.ts';
import { PRODUCT_IDS, type Product, parseProductIds, sortByIds } from '#core/catalog/products/index.ts';
import { pageLoader, required } from '#ui/app/loading.ts';

export interface FavoritesData {
  /** Ids in the address (rule NAMED-1). */
  readonly ids: readonly string[];
  /** Those still sold, at today's prices. */
  readonly items: readonly Product[];
}

export const load = pageLoader(async ({ shop, locale, url, signal }): Promise<FavoritesData> => {
  const ids = parseProductIds(url.searchParams.get(PRODUCT_IDS), FAVORITES_ADDRESSED);
  if (ids.length === 0) return { ids, items: [] };
  const items = required(await shop.catalog.current({ locale, productIds: ids }, signal));
  return { ids, items: sortByIds(ids, items, ({ productId }) => productId) };
});
