import { type Product, saleState } from '#core/catalog/products/index.ts';
import { Badge } from '#ui/design/primitives/small.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** What is still to come is new by itself. */
const statusOf = ({ labels }: Product): 'preorder' | 'new' | undefined =>
  (['preorder', 'new'] as const).find((label) => labels.includes(label));

/** Badges of a product on its page; its discount is beside the price. */
export const ProductBadge = ({ product }: { product: Product }) => {
  const { t } = useLanguage();
  const status = statusOf(product);
  return status ? <Badge {...(status === 'new' ? { tone: 'ink' } : {})}>{t(`tile.${status}`)}</Badge> : null;
};

/** On a tile, above its picture: only what keeps it from being bought today. */
export const TileStatus = ({ product }: { readonly product: Product }) => {
  const { t } = useLanguage();
  const state = saleState(product);
  return state === 'absent' || state === 'preorder' ? (
    <p className={`tile-status tile-${state}`}>{t(`tile.${state}`)}</p>
  ) : null;
};
