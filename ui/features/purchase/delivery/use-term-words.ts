import type { DayCount } from '#core/purchase/delivery/index.ts';
import { useSite } from '#ui/app/site.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** How long each way of delivery takes, in words. */
interface TermWords {
  readonly kishinev: string;
  readonly elsewhere: string;
  readonly express: string;
  /** How long a shop keeps an order; absent when unknown. */
  readonly pickup: string | undefined;
}

/** `14:00`. */
const hourOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** How long the ways of delivery take by the schedule; undefined where the shop promises no days (rule DELIVERY-16). */
export const useTermWords = (): TermWords | undefined => {
  const { t } = useLanguage();
  const { deliverySchedule } = useSite();
  if (!deliverySchedule) return undefined;
  const { kishinev, elsewhere, until, expressUntil, holdDays } = deliverySchedule;
  const term = ([least, most]: DayCount): string => {
    const days = t('fees.days', { count: most, days: least === most ? most : `${least}–${most}` });
    return until === undefined ? days : t('fees.daysUntil', { days, time: hourOf(until) });
  };
  return {
    kishinev: term(kishinev),
    elsewhere: term(elsewhere),
    express: t('fees.termExpress', { time: hourOf(expressUntil) }),
    pickup: holdDays === undefined ? undefined : t('fees.termPickup', { count: holdDays }),
  };
};
