import type { ReactNode } from 'react';
import type { Product } from '#core/catalog/products/index.ts';
import { litStars } from '#ui/design/primitives/small.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

interface RatingProps {
  readonly product: Pick<Product, 'rating' | 'reviewCount'>;
  /** How many reviews there are, in words; their number alone unless given. */
  readonly children?: ReactNode;
}

/** Stars and how many reviews stand behind them; nothing while there are none. */
export const Rating = ({ product: { rating, reviewCount }, children }: RatingProps) => {
  const { t, count, mean } = useLanguage();
  if (rating === undefined || reviewCount === 0) return null;
  const label = t('tile.rating', { rating: mean(rating), count: reviewCount });
  return (
    <span role="img" aria-label={label} className="rating" style={litStars(rating)}>
      {children ?? `(${count(reviewCount)})`}
    </span>
  );
};
