import type { Promotion } from '#core/catalog/offers/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';

interface PromotionDatesProps {
  readonly promotion: Pick<Promotion, 'isActive' | 'endsAt'>;
  readonly className?: string;
}

/** Until when a promotion is on, or that it is over; nothing for one without an end. */
export const PromotionDates = ({ promotion, className = '' }: PromotionDatesProps) => {
  const { t, date } = useLanguage();
  const { isActive, endsAt } = promotion;
  const look = `text-balance ${className}`;
  if (endsAt === undefined) return isActive ? null : <p className={look}>{t('promotions.over')}</p>;
  return (
    <p className={look}>
      <time dateTime={endsAt}>{t(isActive ? 'promotions.until' : 'promotions.overSince', { date: date(endsAt) })}</time>
    </p>
  );
};
