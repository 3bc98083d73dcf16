import type { ExpectedDay } from '#core/purchase/checkout/index.ts';
import { useDayWords } from '#ui/features/purchase/delivery/use-day-words.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** From when an order can be fetched, in words: `сегодня, 21 ноября, с 12:00`. */
export const usePickupTimeWords = (): ((from: ExpectedDay) => string) => {
  const { t } = useLanguage();
  const words = useDayWords();
  return ({ time, ...day }) => {
    const when = words({ first: day, last: day });
    return time ? t('order.fetchFrom', { when, time }) : when;
  };
};
