import { discountPercent, type Product } from '#core/catalog/products/index.ts';
import { Badge } from '#ui/design/primitives/small.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** What is special about a product, in a few words; what is still to come is new by itself. */
export const ProductBadges = ({ product, className }: { product: Product; className?: string }) => {
  const { t } = useLanguage();
  const { labels } = product;
  const percent = discountPercent(product);
  const isNew = labels.includes('preorder') || labels.includes('new');
  if (percent <= 0 && !isNew) return null;
  return (
    <div className={className}>
      {percent > 0 ? (
        <Badge tone="accent" label={t('tile.discount', { percent })}>
          −{percent}%
        </Badge>
      ) : null}
      {labels.includes('preorder') ? (
        <Badge>{t('tile.preorder')}</Badge>
      ) : labels.includes('new') ? (
        <Badge tone="ink">{t('tile.new')}</Badge>
      ) : null}
    </div>
  );
};
