import type { Product } from '#core/catalog/products/index.ts';
import { valueOr } from '#core/kernel/shared/index.ts';
import { pageLoader } from '#ui/app/loading.ts';

export interface VitrinaHomeData {
  readonly popular: readonly Product[];
  readonly newest: readonly Product[];
}

/** Best sellers and new products; a list that fails is left out. */
export const load = pageLoader(async ({ shop, locale, signal }): Promise<VitrinaHomeData> => {
  const [popular, newest] = await Promise.all(
    (['popular', 'newest'] as const).map(async (name) =>
      valueOr(await shop.catalog.collection({ locale, name }, signal), []),
    ),
  );
  return { popular: popular ?? [], newest: newest ?? [] };
});
