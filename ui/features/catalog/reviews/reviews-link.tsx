import type { MouseEvent } from 'react';
import type { Product } from '#core/catalog/products/index.ts';
import { Rating } from '#ui/features/catalog/products/rating.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { REVIEWS_ID } from './reviews-id.ts';

/** From the stars of a product to its reviews below; from their absence to the first one. */
export const ReviewsLink = ({ product }: { product: Pick<Product, 'rating' | 'reviewCount'> }) => {
  const { t, count } = useLanguage();
  const { reviewCount, rating } = product;
  const go = (event: MouseEvent) => {
    const section = document.getElementById(REVIEWS_ID);
    if (!section) return;
    event.preventDefault();
    section.scrollIntoView({ behavior: 'smooth' });
    section.focus({ preventScroll: true });
  };
  return (
    <a
      href={`#${REVIEWS_ID}`}
      onClick={go}
      className="inline-flex min-h-6 items-center rounded-control text-14 text-muted transition hover:text-ink pointer-coarse:min-h-11"
    >
      {reviewCount > 0 && rating !== undefined ? (
        <Rating product={product}>{t('reviews.count', { count: reviewCount, shown: count(reviewCount) })}</Rating>
      ) : (
        t('reviews.first')
      )}
    </a>
  );
};
