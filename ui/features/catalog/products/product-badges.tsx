import { discountPercent, type Product } from '#core/catalog/products/index.ts';
import { Badge } from '#ui/design/primitives/small.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** What is special about a product, in a few words; what is still to come is new by itself. */
export const ProductBadges = ({ product }: { product: Product }) => {
  const { t } = useLanguage();
  const { labels } = product;
  const percent = discountPercent(product);
  return (
    <>
      {percent > 0 ? (
        <Badge tone="accent">
          <span className="sr-only">{t('tile.discount', { percent })}</span>
          <span aria-hidden="true">−{percent}%</span>
        </Badge>
      ) : null}
      {labels.includes('preorder') ? (
        <Badge>{t('tile.preorder')}</Badge>
      ) : labels.includes('new') ? (
        <Badge tone="ink">{t('tile.new')}</Badge>
      ) : null}
    </>
  );
};
