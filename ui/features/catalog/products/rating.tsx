import type { Product } from '#core/catalog/products/index.ts';
import { Stars } from '#ui/design/primitives/small.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** Stars and how many reviews stand behind them; nothing while there are none. */
export const Rating = ({ product: { rating, reviewCount } }: { product: Pick<Product, 'rating' | 'reviewCount'> }) => {
  const { t, count, mean } = useLanguage();
  if (rating === undefined || reviewCount === 0) return null;
  return (
    <span className="inline-flex items-center gap-1.5 text-14 text-muted">
      <Stars rating={rating} label={t('tile.rating', { rating: mean(rating), count: reviewCount })} />
      <span aria-hidden="true">{count(reviewCount)}</span>
    </span>
  );
};
