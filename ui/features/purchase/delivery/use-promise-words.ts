import type { DeliveryChoice, DeliveryPromise, PromisedDay } from '#core/purchase/delivery/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useDeliveryPromise } from './promise-context.ts';

/** Promised days in words: `завтра, 21 ноября`, `24–25 ноября`. */
export const useDayWords = (): ((promised: DeliveryPromise) => string) => {
  const { t, day, days } = useLanguage();
  const oneDay = ({ date, inDays }: PromisedDay): string => {
    if (inDays === 0) return t('promise.today', { day: day(date) });
    return inDays === 1 ? t('promise.tomorrow', { day: day(date) }) : day(date);
  };
  return ({ first, last }) => (first.date === last.date ? oneDay(first) : days(first.date, last.date));
};

/** When goods come by a choice of delivery, in words; undefined until the page is alive. For observers. */
export const usePromiseWords = (): ((choice: Pick<DeliveryChoice, 'regionId' | 'type'>) => string | undefined) => {
  const words = useDayWords();
  const promise = useDeliveryPromise();
  return (choice) => {
    const promised = promise.of(choice);
    return promised && words(promised);
  };
};
