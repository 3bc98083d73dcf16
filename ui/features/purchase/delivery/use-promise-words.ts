import type { DeliveryChoice, PromisedDay } from '#core/purchase/delivery/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useDeliveryPromise } from './promise-context.ts';

/**
 * When goods come by a choice of delivery, in words: `завтра, 21 ноября`, `24–25 ноября`; undefined until the page is
 * alive. For observers.
 */
export const usePromiseWords = (): ((choice: Pick<DeliveryChoice, 'regionId' | 'type'>) => string | undefined) => {
  const { t, day, days } = useLanguage();
  const promise = useDeliveryPromise();
  const oneDay = ({ date, inDays }: PromisedDay): string => {
    if (inDays === 0) return t('promise.today', { day: day(date) });
    return inDays === 1 ? t('promise.tomorrow', { day: day(date) }) : day(date);
  };
  return (choice) => {
    const promised = promise.of(choice);
    if (!promised) return undefined;
    const { first, last } = promised;
    return first.date === last.date ? oneDay(first) : days(first.date, last.date);
  };
};
