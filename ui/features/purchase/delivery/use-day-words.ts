import type { DeliveryPromise, PromisedDay } from '#core/purchase/delivery/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** Promised days in words: `завтра, 21 ноября`, `24–25 ноября`. */
export const useDayWords = (): ((promised: DeliveryPromise) => string) => {
  const { t, day, days } = useLanguage();
  const oneDay = ({ date, inDays }: PromisedDay): string => {
    if (inDays === 0) return t('promise.today', { day: day(date) });
    return inDays === 1 ? t('promise.tomorrow', { day: day(date) }) : day(date);
  };
  return ({ first, last }) => (first.date === last.date ? oneDay(first) : days(first.date, last.date));
};
