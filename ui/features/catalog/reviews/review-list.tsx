import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Button } from '#ui/design/primitives/button.tsx';
import { Skeleton } from '#ui/design/primitives/small.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { ReviewCard } from './review-card.tsx';
import type { ReviewListStore } from './review-list-store.ts';

/** How many reviews are seen before the others are asked for. */
const SEEN = 2;

interface ReviewListProps {
  readonly list: ReviewListStore;
  /** All are asked for, or those of some stars. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** The reviews that are shown, and the ways on: more of them, all of them, or the same question again. */
export const ReviewList = observer(({ list, isOpen, onOpen }: ReviewListProps) => {
  const { t, count } = useLanguage();
  const items = useRef<HTMLUListElement>(null);
  const { shown, total, rating, loading, failed } = list;
  const more = async () => {
    const before = isOpen ? shown.length : SEEN;
    onOpen();
    if (list.hasMore) await list.more();
    // The button disappears with the last page; the focus moves to the first new review.
    items.current?.children[before]?.querySelector('article')?.focus({ preventScroll: true });
  };
  if (failed && total === undefined) return <Failed list={list} />;
  if (total === undefined) return <Loading />;
  if (total === 0 && rating === undefined) return <Nobody />;
  return (
    <div className="min-w-0">
      <p role="status" className="flex min-h-6 flex-wrap items-center gap-x-3 text-14 text-muted empty:hidden">
        {rating === undefined ? null : (
          <>
            {t('reviews.narrowed', { stars: rating })}
            <button
              type="button"
              onClick={() => void list.narrow(undefined)}
              className="py-1 font-medium text-link hover:underline pointer-coarse:py-3"
            >
              {t('reviews.all')}
            </button>
          </>
        )}
      </p>
      <ul
        ref={items}
        aria-busy={loading === 'anew'}
        className="divide-y divide-hairline transition-opacity aria-busy:opacity-50"
      >
        {shown.map((review, place) => (
          <li key={review.reviewId} className={isOpen || place < SEEN ? '' : 'hidden noscript:block'}>
            <ReviewCard review={review} short={!isOpen} />
          </li>
        ))}
      </ul>
      {failed ? <Failed list={list} /> : null}
      {(list.hasMore || (!isOpen && shown.length > SEEN)) && !failed ? (
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 noscript:hidden">
          <Button kind="secondary" aria-disabled={loading !== undefined} onClick={() => void more()}>
            {isOpen ? t('reviews.more') : t('reviews.every', { total: count(total) })}
          </Button>
          <p role="status" className="text-14 text-muted">
            {isOpen ? t('reviews.shown', { shown: count(shown.length), total: count(total) }) : null}
          </p>
        </div>
      ) : null}
    </div>
  );
});

const Failed = ({ list }: { list: ReviewListStore }) => {
  const { t } = useLanguage();
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 rounded-tile bg-tile p-4 text-14">
      <p>{t('reviews.failed')}</p>
      <Button kind="secondary" size="sm" onClick={() => void list.reload()}>
        {t('reviews.retry')}
      </Button>
    </div>
  );
};

const Loading = () => {
  const { t } = useLanguage();
  return (
    <div className="flex flex-col gap-3 noscript:hidden">
      <span role="status" className="sr-only">
        {t('reviews.loading')}
      </span>
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-18" />
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-18" />
    </div>
  );
};

const Nobody = () => {
  const { t } = useLanguage();
  return (
    <div>
      <p className="text-16 font-medium">{t('reviews.empty')}</p>
      <p className="mt-1 text-14 text-muted">{t('reviews.emptyHint')}</p>
    </div>
  );
};
