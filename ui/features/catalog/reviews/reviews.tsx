import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useState } from 'react';
import type { ReviewPage } from '#core/catalog/reviews/index.ts';
import { MessageSquarePlus } from '#ui/design/icons/index.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { lazyPart } from '#ui/hydration/lazy-part.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { ReviewList } from './review-list.tsx';
import { useReviewListPorts } from './review-list-ports.ts';
import { ReviewListStore } from './review-list-store.ts';
import { ReviewSummary } from './review-summary.tsx';
import { REVIEWS_ID } from './reviews-id.ts';
import { useReviewForm } from './use-review-form.ts';

const ReviewLayer = lazyPart(() => import('./review-layer.tsx'), 'ReviewLayer');

interface ReviewsProps {
  readonly productId: string;
  /** The first page; absent when it could not be loaded with the product, and is then asked for here. */
  readonly first: ReviewPage | undefined;
}

/** A product's reviews: distribution of stars, list and a button to write one. */
export const Reviews = observer(({ productId, first }: ReviewsProps) => {
  const { t, locale } = useLanguage();
  const reviewForm = useReviewForm();
  const ports = useReviewListPorts();
  const [list] = useState(() => new ReviewListStore({ ...ports, subject: { productId, locale } }, first));
  const [withForm, setWithForm] = useState(false);
  useEffect(() => {
    if (!first) void list.reload();
  }, [first, list]);
  const write = () => {
    setWithForm(true);
    reviewForm.show(productId);
  };
  return (
    <section id={REVIEWS_ID} aria-labelledby="reviews-title" tabIndex={-1} className="outline-none">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="reviews-title" className="text-22 md:text-28">
          {t('reviews.title')}
        </h2>
        <Button
          kind="secondary"
          className="noscript:hidden"
          onPointerEnter={ReviewLayer.prefetch}
          onFocus={ReviewLayer.prefetch}
          onClick={write}
        >
          <MessageSquarePlus className="size-5" />
          {t('reviews.write')}
        </Button>
      </div>
      <div className="mt-5 grid gap-x-10 gap-y-4 xl:grid-cols-[240px_minmax(0,1fr)] xl:items-start">
        <ReviewSummary list={list} />
        <ReviewList list={list} />
      </div>
      {withForm ? (
        <Suspense>
          <ReviewLayer onPosted={() => void list.narrow(undefined)} />
        </Suspense>
      ) : null}
    </section>
  );
});
