import type { ReactNode } from 'react';
import type { Review } from '#core/catalog/reviews/index.ts';
import { foreignLanguage, localeEntries } from '#core/kernel/locale/index.ts';
import { Minus, Plus } from '#ui/design/icons/index.tsx';
import { Stars } from '#ui/design/primitives/small.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

interface ReviewCardProps {
  readonly review: Review;
  /** A phone shows its beginning alone. */
  readonly short?: boolean;
}

/** What one shopper says, as it was written (rule REVIEW-9). */
export const ReviewCard = ({ review, short = false }: ReviewCardProps) => {
  const { t, locale, date } = useLanguage();
  const { author, rating, text, pros, cons, createdAt, language } = review;
  const foreign = foreignLanguage(review, locale);
  return (
    <article tabIndex={-1} className="py-5 outline-none">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 text-16 font-semibold">{author}</h3>
        <Stars rating={rating} label={t('reviews.given', { stars: rating })} />
        {createdAt ? (
          <time dateTime={createdAt} className="text-14 text-muted sm:ml-auto">
            {date(createdAt)}
          </time>
        ) : null}
      </header>
      <p lang={language} className={`mt-2 max-w-[68ch] text-pretty whitespace-pre-line ${short ? 'clamped' : ''}`}>
        {text}
      </p>
      {pros || cons ? (
        <dl lang={language} className={`mt-3 flex max-w-[68ch] flex-col gap-2 text-14 ${short ? 'max-sm:hidden' : ''}`}>
          {pros ? (
            <Point name={t('reviews.pros')} text={pros}>
              <Plus className="mt-0.5 size-4 shrink-0 text-positive" />
            </Point>
          ) : null}
          {cons ? (
            <Point name={t('reviews.cons')} text={cons}>
              <Minus className="mt-0.5 size-4 shrink-0 text-danger" />
            </Point>
          ) : null}
        </dl>
      ) : null}
      {foreign ? (
        <p className="mt-2 text-14 text-muted">
          {t('reviews.written', { context: foreign, language: localeEntries[foreign].name })}
        </p>
      ) : null}
    </article>
  );
};

const Point = ({ name, text, children }: { name: string; text: string; children: ReactNode }) => (
  <div className="flex gap-2">
    <dt>
      {children}
      <span className="sr-only">{name}</span>
    </dt>
    <dd className="min-w-0 whitespace-pre-line">{text}</dd>
  </div>
);
