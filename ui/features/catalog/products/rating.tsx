import type { ReactNode } from 'react';
import type { Product } from '#core/catalog/products/index.ts';
import { starsStyle } from '#ui/design/primitives/small.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

interface RatingProps {
  readonly product: Pick<Product, 'rating' | 'reviewCount'>;
  /** Number of reviews in words; by default the number alone. */
  readonly children?: ReactNode;
}

/** Stars and number of reviews; nothing without reviews. */
export const Rating = ({ product: { rating, reviewCount }, children }: RatingProps) => {
  const { t, count, mean } = useLanguage();
  if (rating === undefined || reviewCount === 0) return null;
  const label = t('tile.rating', { rating: mean(rating), count: reviewCount });
  return (
    <span role="img" aria-label={label} className="rating" style={starsStyle(rating)}>
      {children ?? `(${count(reviewCount)})`}
    </span>
  );
};

/** The mean after one star, on a tile; nothing without reviews. */
export const Score = ({ product: { rating, reviewCount } }: Pick<RatingProps, 'product'>) => {
  const { t, mean } = useLanguage();
  if (rating === undefined || reviewCount === 0) return null;
  return (
    <span role="img" aria-label={t('tile.rating', { rating: mean(rating), count: reviewCount })} className="score">
      {mean(rating)}
    </span>
  );
};
