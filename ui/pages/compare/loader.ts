import { COMPARE_MAX } from '#core/catalog/compare/index.ts';
import { type DescribedProduct, PRODUCT_IDS, parseProductIds, sortByIds } from '#core/catalog/products/index.ts';
import { pageLoader, required } from '#ui/app/loading.ts';

export interface CompareData {
  /** Ids in the address (rule NAMED-1). */
  readonly ids: readonly string[];
  /** Those still sold, in the order of the address. */
  readonly items: readonly DescribedProduct[];
}

export const load = pageLoader(async ({ shop, locale, url, signal }): Promise<CompareData> => {
  const ids = parseProductIds(url.searchParams.get(PRODUCT_IDS), COMPARE_MAX);
  if (ids.length === 0) return { ids, items: [] };
  const items = required(await shop.catalog.described({ locale, productIds: ids }, signal));
  return { ids, items: sortByIds(ids, items, ({ product }) => product.productId) };
});
