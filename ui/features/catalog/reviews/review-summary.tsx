import { observer } from 'mobx-react-lite';
import { useLanguage } from '#ui/i18n/context.ts';
import { MeanRating, StarShare } from './rating.tsx';
import type { ReviewListStore } from './review-list-store.ts';

/** The mean and how reviews spread over the stars; each row of the spread narrows the list to its stars, and back. */
export const ReviewSummary = observer(({ list, isOpen }: { list: ReviewListStore; isOpen: boolean }) => {
  const { t, count, mean: inWords } = useLanguage();
  const { shares, total, mean } = list.distribution;
  if (mean === undefined) return null;
  return (
    <div className="flex flex-col gap-4 sm:flex-row sm:items-center sm:gap-8 xl:flex-col xl:items-stretch xl:gap-4">
      <MeanRating
        mean={mean}
        label={t('reviews.mean', { mean: inWords(mean) })}
        of={t('reviews.count', { count: total, shown: count(total) })}
      />
      <ul aria-label={t('reviews.filter')} className={`w-full max-w-100 sm:block ${isOpen ? '' : 'hidden'}`}>
        {shares.map(({ stars, count: given, percent }) => (
          <li key={stars}>
            <button
              type="button"
              aria-pressed={list.rating === stars}
              disabled={given === 0}
              onClick={() => void list.narrow(list.rating === stars ? undefined : stars)}
              className="-mx-2 flex h-8 w-[calc(100%+16px)] items-center gap-2.5 rounded-control px-2 text-14 transition enabled:hover:bg-tile disabled:text-muted aria-pressed:bg-tile aria-pressed:font-semibold pointer-coarse:h-11"
            >
              <StarShare
                stars={stars}
                given={given}
                percent={percent}
                label={t('reviews.only', { stars, count: given })}
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
});
