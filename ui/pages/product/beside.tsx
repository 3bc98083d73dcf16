import type { ProductScreen } from '#core/site/screens/index.ts';
import { CategoryBanner } from '#ui/features/catalog/product/category-banner.tsx';
import { ProductRow } from '#ui/features/catalog/products/product-row.tsx';
import { FittingSet } from '#ui/features/site/product-screen/fitting-set.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** The category's banner and similar products. */
export const Beside = ({ page }: { readonly page: ProductScreen }) => {
  const { t } = useLanguage();
  return (
    <div className="mt-12 flex flex-col gap-12 md:mt-16 md:gap-16">
      <FittingSet products={page.fits ?? []} />
      <CategoryBanner banner={page.banner} />
      <ProductRow title={t('product.similar')} products={page.similar} />
    </div>
  );
};
