import { discountPercent, type Product } from '#core/catalog/index.ts';
import { Badge } from '#ui/design/primitives/small.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** What is special about a product, in a few words over its picture. */
export const ProductBadges = ({ product }: { product: Product }) => {
  const { t } = useLanguage();
  const percent = discountPercent(product);
  return (
    <>
      {percent > 0 ? (
        <Badge tone="accent">
          <span className="sr-only">{t('tile.discount', { percent })}</span>
          <span aria-hidden="true">−{percent}%</span>
        </Badge>
      ) : null}
      {product.labels.includes('new') ? <Badge tone="ink">{t('tile.new')}</Badge> : null}
      {product.labels.includes('preorder') ? <Badge>{t('tile.preorder')}</Badge> : null}
    </>
  );
};
