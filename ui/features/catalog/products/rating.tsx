import type { Product } from '#core/catalog/products/index.ts';
import { litStars } from '#ui/design/primitives/small.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** Stars and how many reviews stand behind them; nothing while there are none. */
export const Rating = ({ product: { rating, reviewCount } }: { product: Pick<Product, 'rating' | 'reviewCount'> }) => {
  const { t, count, mean } = useLanguage();
  if (rating === undefined || reviewCount === 0) return null;
  const label = t('tile.rating', { rating: mean(rating), count: reviewCount });
  return (
    <span role="img" aria-label={label} className={`rating ${litStars(rating)}`}>
      {count(reviewCount)}
    </span>
  );
};
