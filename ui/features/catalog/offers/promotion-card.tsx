import type { Promotion } from '#core/catalog/offers/index.ts';
import { CoverLink } from '#ui/design/cover-link.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { PromotionDates } from './promotion-dates.tsx';
import { PromotionPicture } from './promotion-picture.tsx';

interface PromotionCardProps {
  readonly promotion: Promotion;
  /** Level of the title among the headings around. */
  readonly heading?: 'h2' | 'h3';
}

/** A current promotion: picture, title, summary, end. The title's link covers the card. */
export const PromotionCard = ({ promotion, heading: Heading = 'h2' }: PromotionCardProps) => {
  const { path } = useLanguage();
  return (
    <article className="group relative">
      <PromotionPicture
        promotion={promotion}
        sizes="(width < 768px) 100vw, (width < 1440px) 48vw, 670px"
        className="aspect-[3/2] rounded-tile"
      />
      <Heading className="mt-4 text-22 text-pretty">
        <CoverLink to={path(`/promo/${promotion.url}`)}>{promotion.title}</CoverLink>
      </Heading>
      {promotion.lead ? <p className="mt-1 max-w-[52ch] text-pretty text-muted">{promotion.lead}</p> : null}
      <PromotionDates promotion={promotion} className="mt-2 text-14 font-medium" />
    </article>
  );
};

/**
 * A past promotion on one line with a grey picture; in the dark the picture keeps its colours, because grey would be
 * invisible there.
 */
export const PastPromotion = ({ promotion }: { readonly promotion: Promotion }) => {
  const { path } = useLanguage();
  return (
    <article className="group relative flex items-center gap-4 py-4">
      <PromotionPicture
        promotion={promotion}
        sizes="96px"
        className="aspect-[3/2] w-24 shrink-0 rounded-control opacity-60 [filter:grayscale(1)] dark:opacity-80 dark:[filter:none]"
      />
      <div className="min-w-0">
        <h3 className="text-16 font-medium text-pretty">
          <CoverLink to={path(`/promo/${promotion.url}`)}>{promotion.title}</CoverLink>
        </h3>
        <PromotionDates promotion={promotion} className="mt-1 text-14 text-muted" />
      </div>
    </article>
  );
};
