import type { ReactNode } from 'react';
import type { Promotion } from '#core/catalog/offers/index.ts';
import { Link } from '#ui/design/link.tsx';
import { groundOf } from '#ui/features/kernel/ground/ground.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { PromotionDates } from './promotion-dates.tsx';
import { PromotionPicture } from './promotion-picture.tsx';

interface PromotionHeroProps {
  readonly promotion: Promotion;
  /** On its own page the title is the page's heading; in a list it leads there. */
  readonly place: 'page' | 'list';
  readonly children?: ReactNode;
}

/** A promotion shown large on its own ground: words on one side, the picture fading into the ground on the other. */
export const PromotionHero = ({ promotion, place, children }: PromotionHeroProps) => {
  const { t, path } = useLanguage();
  const { title, lead, url } = promotion;
  const { style, dimmed } = groundOf(promotion);
  const Heading = place === 'page' ? 'h1' : 'h2';
  return (
    <article
      style={style}
      className={`group relative flex flex-col-reverse overflow-hidden rounded-sheet bg-(--tint) text-(--on-tint) md:grid md:min-h-90 md:grid-cols-2 xl:min-h-110 ${dimmed}`}
    >
      <div className="flex flex-col items-start justify-center p-6 md:py-10 md:pr-0 md:pl-10 xl:pl-16">
        <Heading className="text-28 lg:text-36 xl:text-48">{title}</Heading>
        {lead ? <p className="mt-3 max-w-[44ch] text-16 text-balance lg:text-18 xl:mt-4">{lead}</p> : null}
        <PromotionDates promotion={promotion} className="mt-3 text-14 font-semibold xl:mt-4 xl:text-16" />
        {place === 'list' ? (
          <Link
            to={path(`/promo/${url}`)}
            aria-label={t('promotions.moreOf', { title })}
            className="mt-5 inline-flex h-11 items-center rounded-control bg-(--on-tint) px-5 font-semibold text-(--tint) transition outline-none after:absolute after:inset-0 focus-visible:after:rounded-sheet focus-visible:after:outline-3 focus-visible:after:-outline-offset-4 focus-visible:after:outline-(--on-tint) xl:mt-7"
          >
            {t('promotions.more')}
          </Link>
        ) : null}
        {children}
      </div>
      <div className="relative h-60 sm:h-72 md:h-auto">
        <PromotionPicture
          promotion={promotion}
          sizes="(width < 768px) 100vw, (width < 1440px) 52vw, 700px"
          priority
          className="absolute inset-0"
        />
        <div
          aria-hidden="true"
          className="shade absolute inset-0 [--clear:25%] max-md:[--side:to_top] md:[--clear:40%]"
        />
      </div>
    </article>
  );
};
