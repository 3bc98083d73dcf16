import { Star } from 'lucide-react';
import { starDistribution } from '#core/reviews/index.ts';
import type { TestimonialPage } from '#core/testimonials/index.ts';
import { Stars } from '#ui/design/primitives/small.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** The mean of all testimonials and how they spread over the stars; absent when that is not known (rule TESTIMONIAL-2). */
export const TestimonialSummary = ({ counts }: Pick<TestimonialPage, 'counts'>) => {
  const { t, count, mean: inWords } = useLanguage();
  const { shares, total, mean } = starDistribution(counts);
  if (mean === undefined) return null;
  const shown = inWords(mean);
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 lg:flex-col lg:items-stretch">
      <div className="flex items-center gap-3">
        <p className="text-48 leading-none font-bold tabular-nums">
          <span aria-hidden="true">{shown}</span>
          <span className="sr-only">{t('testimonials.mean', { mean: shown })}</span>
        </p>
        <div>
          <span aria-hidden="true">
            <Stars rating={mean} label="" />
          </span>
          <p className="text-14 text-muted">{t('testimonials.count', { count: total, shown: count(total) })}</p>
        </div>
      </div>
      <ul aria-label={t('testimonials.spread')} className="w-full max-w-80">
        {shares.map(({ stars, count: given, percent }) => (
          <li key={stars} className="flex h-7 items-center gap-2.5 text-14 tabular-nums">
            <span className="sr-only">{t('testimonials.share', { stars, count: given })}</span>
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
          </li>
        ))}
      </ul>
    </div>
  );
};
