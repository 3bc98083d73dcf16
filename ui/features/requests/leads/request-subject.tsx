import type { Product } from '#core/catalog/products/index.ts';
import { shownRetail } from '#core/catalog/second-price/index.ts';
import { LinePicture } from '#ui/features/catalog/products/line-picture.tsx';
import { ProductPrice } from '#ui/features/catalog/products/product-price.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { noBreakName } from '#ui/i18n/no-break.ts';

interface RequestSubjectProps {
  readonly product: Product;
  /** Shows the retail price only. */
  readonly atRetail?: boolean;
}

/** The product of a request. */
export const RequestSubject = ({ product, atRetail = false }: RequestSubjectProps) => (
  <div className="grid grid-cols-[72px_minmax(0,1fr)] items-center gap-4 border-y border-hairline py-3">
    <LinePicture image={product.image} side={72} />
    <div className="min-w-0">
      <p className="text-14 text-pretty">{noBreakName(product.title)}</p>
      {atRetail ? <RetailPrice product={product} /> : <ProductPrice product={product} className="text-18" />}
    </div>
  </div>
);

const RetailPrice = ({ product }: { readonly product: Product }) => {
  const { t, money } = useLanguage();
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-14 text-muted">{t('priceTiers.retail.name')}</span>
      <span className="price text-18">{money(shownRetail(product).price)}</span>
    </p>
  );
};
