import { discountPercent, type Product, saleState } from '#core/catalog/products/index.ts';
import { Badge } from '#ui/design/primitives/small.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** What is still to come is new by itself. */
const statusOf = ({ labels }: Product): 'preorder' | 'new' | undefined =>
  (['preorder', 'new'] as const).find((label) => labels.includes(label));

/** What is special about a product, in a few words. */
export const ProductBadges = ({ product, className }: { product: Product; className?: string }) => {
  const { t } = useLanguage();
  const percent = discountPercent(product);
  const status = statusOf(product);
  if (percent <= 0 && !status) return null;
  return (
    <div className={className}>
      {percent > 0 ? (
        <Badge tone="accent" label={t('tile.discount', { percent })}>
          −{percent}%
        </Badge>
      ) : null}
      {status ? <Badge {...(status === 'new' ? { tone: 'ink' } : {})}>{t(`tile.${status}`)}</Badge> : null}
    </div>
  );
};

/** The same on a tile, over its picture; its discount stands beside its price. What is out of stock is nothing else. */
export const TileStatus = ({ product }: { readonly product: Product }) => {
  const { t } = useLanguage();
  const status = saleState(product) === 'absent' ? 'absent' : statusOf(product);
  return status ? <p className={`tile-status tile-${status}`}>{t(`tile.${status}`)}</p> : null;
};
