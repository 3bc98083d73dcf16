import { Star } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Stars } from '#ui/design/primitives/small.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import type { ReviewListStore } from './review-list-store.ts';

/** The mean and how reviews spread over the stars; each row of the spread narrows the list to its stars, and back. */
export const ReviewSummary = observer(({ list }: { list: ReviewListStore }) => {
  const { t, count, mean: inWords } = useLanguage();
  const { shares, total, mean } = list.distribution;
  if (mean === undefined) return null;
  const shown = inWords(mean);
  return (
    <div className="flex flex-col gap-4 sm:flex-row sm:items-center sm:gap-8 xl:flex-col xl:items-stretch xl:gap-4">
      <div className="flex shrink-0 items-center gap-3">
        <p className="text-48 leading-none font-bold tabular-nums">
          <span aria-hidden="true">{shown}</span>
          <span className="sr-only">{t('reviews.mean', { mean: shown })}</span>
        </p>
        <div>
          <span aria-hidden="true">
            <Stars rating={mean} label="" />
          </span>
          <p className="text-14 text-muted">{t('reviews.count', { count: total, shown: count(total) })}</p>
        </div>
      </div>
      <ul aria-label={t('reviews.filter')} className="w-full max-w-100">
        {shares.map(({ stars, count: given, percent }) => (
          <li key={stars}>
            <button
              type="button"
              aria-pressed={list.rating === stars}
              disabled={given === 0}
              onClick={() => void list.narrow(list.rating === stars ? undefined : stars)}
              className="-mx-2 flex h-8 w-[calc(100%+16px)] items-center gap-2.5 rounded-control px-2 text-14 tabular-nums transition enabled:hover:bg-tile disabled:text-muted aria-pressed:bg-tile aria-pressed:font-semibold pointer-coarse:h-11"
            >
              <span className="sr-only">{t('reviews.only', { stars, count: given })}</span>
              <span aria-hidden="true" className="w-2 text-right">
                {stars}
              </span>
              <Star aria-hidden="true" className="size-3.5 shrink-0 fill-star text-star" />
              <span aria-hidden="true" className="h-1.5 grow overflow-hidden rounded-full bg-hairline">
                <span style={{ width: `${percent}%` }} className="block h-full rounded-full bg-star" />
              </span>
              <span aria-hidden="true" className="w-8 text-right text-muted">
                {count(given)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
});
