import type { ProductScreen } from '#core/site/screens/index.ts';
import { CategoryBanner } from '#ui/features/catalog/product/category-banner.tsx';
import { ProductRow } from '#ui/features/catalog/products/product-row.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** What leads on from a product: what is similar and its category's banner. */
export const Beside = ({ page }: { readonly page: ProductScreen }) => {
  const { t } = useLanguage();
  return (
    <div className="mt-12 flex flex-col gap-12 md:mt-16 md:gap-16">
      <ProductRow title={t('product.similar')} products={page.similar} />
      <CategoryBanner banner={page.banner} />
    </div>
  );
};
