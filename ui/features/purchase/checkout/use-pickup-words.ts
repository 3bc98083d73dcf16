import {
  type PickupMoment,
  type PickupStock,
  pickupReadiness,
  type Shop,
  wantedOf,
} from '#core/purchase/delivery/index.ts';
import { useDeliveryPromise } from '#ui/features/purchase/delivery/promise-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useCheckout } from './checkout-context.ts';

export interface PickupWords {
  readonly text: string;
  /** Nothing has to be brought there. */
  readonly isWhole: boolean;
}

/**
 * Whether a shop has what is ordered and from when it can be fetched, in words: `Всё есть: забрать можно сегодня с 12:00`;
 * undefined until the page is alive, and of a shop that does not tell its stock (rules PICKUP-1 … PICKUP-3). For observers.
 */
export const usePickupWords = (stock: readonly PickupStock[]): ((shop: Shop) => PickupWords | undefined) => {
  const { t, day } = useLanguage();
  const { ordered } = useCheckout();
  const { now } = useDeliveryPromise();
  const wanted = wantedOf(ordered);
  const from = ({ date, inDays, time }: PickupMoment): string => {
    if (inDays === 0) return t('pickup.today', { time });
    return inDays === 1 ? t('pickup.tomorrow', { time }) : t('pickup.later', { day: day(date), time });
  };
  return (shop) => {
    const readiness = now === undefined ? undefined : pickupReadiness(shop, wanted, stock, now);
    switch (readiness?.kind) {
      case undefined:
        return undefined;
      case 'ready':
        return { isWhole: true, text: readiness.from ? from(readiness.from) : t('pickup.here') };
      case 'part': {
        const { here, all, restBy } = readiness;
        return { isWhole: false, text: t('pickup.part', { here, count: all, day: day(restBy.date) }) };
      }
      case 'awaited':
        return { isWhole: false, text: t('pickup.awaited', { day: day(readiness.by.date) }) };
    }
  };
};
