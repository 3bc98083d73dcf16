import type { Locale } from '#core/locale/index.ts';
import { valueOr } from '#core/shared/index.ts';
import type { MainBanner, TopCategory } from './menu.ts';
import type { ProductCatalog, ProductSlider } from './ports.ts';
import type { Product } from './product.ts';

/** The blocks of the home page; a block that could not be loaded is empty and the page goes on without it. */
export interface HomePage {
  readonly banners: readonly MainBanner[];
  readonly topCategories: readonly TopCategory[];
  readonly newest: readonly Product[];
  readonly popular: readonly Product[];
  readonly promo: readonly Product[];
  readonly sliders: readonly ProductSlider[];
}

type Catalog = Pick<ProductCatalog, 'mainBanners' | 'topCategories' | 'collection' | 'sliders'>;

/** Use-case: loads every block of the home page side by side; never fails as a whole (rule HOME-1). */
export const makeLoadHome =
  ({ catalog }: { catalog: Catalog }) =>
  async (locale: Locale, signal?: AbortSignal): Promise<HomePage> => {
    const [banners, topCategories, newest, popular, promo, sliders] = await Promise.all([
      catalog.mainBanners({ locale }, signal),
      catalog.topCategories({ locale }, signal),
      catalog.collection({ locale, name: 'newest' }, signal),
      catalog.collection({ locale, name: 'popular' }, signal),
      catalog.collection({ locale, name: 'promo' }, signal),
      catalog.sliders({ locale }, signal),
    ]);
    return {
      banners: valueOr(banners, []),
      topCategories: valueOr(topCategories, []),
      newest: valueOr(newest, []),
      popular: valueOr(popular, []),
      promo: valueOr(promo, []),
      sliders: valueOr(sliders, []),
    };
  };
export type LoadHome = ReturnType<typeof makeLoadHome>;
