import { useId, useState } from 'react';
import { stars } from '#core/catalog/reviews/index.ts';
import { Star } from '#ui/design/icons/index.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

interface StarChoiceProps {
  /** 0 while none is chosen. */
  readonly value: number;
  readonly onChoose: (value: number) => void;
  /** What is wrong with the choice, in words; announced. */
  readonly error: string | undefined;
}

const fromOne = stars.toReversed();

/** How many stars, as one choice of five: by pointer, or by arrow keys as any group of radio buttons. */
export const StarChoice = ({ value, onChoose, error }: StarChoiceProps) => {
  const { t } = useLanguage();
  const id = useId();
  const [pointed, setPointed] = useState(0);
  const lit = pointed || value;
  const word = stars.find((star) => star === lit) ?? 0;
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="flex flex-col gap-1"
    >
      <p id={`${id}-label`} className="text-14 font-medium">
        {t('reviews.stars')}
        <span aria-hidden="true" className="text-danger">
          {' '}
          *
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-2 flex" onPointerLeave={() => setPointed(0)}>
          {fromOne.map((star) => (
            <label
              key={star}
              onPointerEnter={({ pointerType }) => setPointed(pointerType === 'mouse' ? star : 0)}
              className="flex size-11 items-center justify-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-ink"
            >
              <input
                type="radio"
                name={`${id}-stars`}
                value={star}
                checked={value === star}
                onChange={() => onChoose(star)}
                aria-label={t(`reviews.star.${star}`)}
                className="sr-only"
              />
              <Star
                strokeWidth={1.5}
                className={`size-7 transition ${star <= lit ? 'fill-star text-star' : 'fill-transparent text-muted'}`}
              />
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="text-14 text-muted">
          {t(`reviews.word.${word}`)}
        </span>
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-14 text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
};
