import { Stars } from '#ui/design/primitives/small.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

interface MeanRatingProps {
  /** 1–5. */
  readonly mean: number;
  /** The mean in words, for screen readers. */
  readonly label: string;
  /** Of how many, in words. */
  readonly of: string;
}

/** A mean rating in a large figure, with its stars and of how many it is. */
export const MeanRating = ({ mean, label, of }: MeanRatingProps) => {
  const { mean: inWords } = useLanguage();
  return (
    <div className="flex shrink-0 items-center gap-3">
      <p className="text-48 font-bold figures">
        <span aria-hidden="true">{inWords(mean)}</span>
        <span className="sr-only">{label}</span>
      </p>
      <div>
        <span aria-hidden="true">
          <Stars rating={mean} label="" />
        </span>
        <p className="text-14 text-muted">{of}</p>
      </div>
    </div>
  );
};

interface StarShareProps {
  readonly stars: number;
  /** How many gave so many stars, and their part of all, %. */
  readonly given: number;
  readonly percent: number;
  /** The same in words, for screen readers. */
  readonly label: string;
}

/** Row of the rating distribution: stars, bar, number. */
export const StarShare = ({ stars, given, percent, label }: StarShareProps) => {
  const { count } = useLanguage();
  return (
    <>
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="w-2 text-right">
        {stars}
      </span>
      <span aria-hidden="true" className="h-1.5 grow overflow-hidden rounded-full bg-hairline">
        <span style={{ width: `${percent}%` }} className="block h-full rounded-full bg-star" />
      </span>
      <span aria-hidden="true" className="w-8 text-right text-muted">
        {count(given)}
      </span>
    </>
  );
};
