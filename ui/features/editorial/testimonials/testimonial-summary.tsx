import { starDistribution } from '#core/catalog/reviews/index.ts';
import type { TestimonialPage } from '#core/editorial/testimonials/index.ts';
import { MeanRating, StarShare } from '#ui/features/catalog/reviews/rating.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** The mean of all testimonials and how they spread over the stars; absent when that is not known (rule TESTIMONIAL-2). */
export const TestimonialSummary = ({ counts }: Pick<TestimonialPage, 'counts'>) => {
  const { t, count, mean: inWords } = useLanguage();
  const { shares, total, mean } = starDistribution(counts);
  if (mean === undefined) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 lg:flex-col lg:items-stretch">
      <MeanRating
        mean={mean}
        label={t('testimonials.mean', { mean: inWords(mean) })}
        of={t('testimonials.count', { count: total, shown: count(total) })}
      />
      <ul aria-label={t('testimonials.spread')} className="w-full max-w-80">
        {shares.map(({ stars, count: given, percent }) => (
          <li key={stars} className="flex h-7 items-center gap-2.5 text-14">
            <StarShare
              stars={stars}
              given={given}
              percent={percent}
              label={t('testimonials.share', { stars, count: given })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
};
