import {
  type PickupDay,
  type PickupMoment,
  type PickupReadiness,
  type PickupStock,
  pickupReadiness,
  pickupTime,
  type Shop,
  wantedPieces,
} from '#core/purchase/delivery/index.ts';
import { useSite } from '#ui/app/site.ts';
import { useDeliveryPromise } from '#ui/features/purchase/delivery/promise-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useCheckout } from './checkout-context.ts';

export interface PickupWords {
  readonly text: string;
  /** Nothing has to be brought there. */
  readonly isWhole: boolean;
  /** How long the shop keeps the order; absent when unknown. */
  readonly held: string | undefined;
}

/**
 * Whether a shop has what is ordered, from when it can be fetched and until when it is held, in words: `В наличии: заберёте
 * сегодня с 12:00`, `Отложим до 25 ноября, 20:00`; undefined until the page is alive, and of a shop that does not tell its
 * stock (rules PICKUP-1 … PICKUP-3, PICKUP-5). For observers.
 */
export const usePickupWords = (stock: readonly PickupStock[]): ((shop: Shop) => PickupWords | undefined) => {
  const { t, day } = useLanguage();
  const { deliverySchedule } = useSite();
  const { ordered } = useCheckout();
  const { now } = useDeliveryPromise();
  const wanted = wantedPieces(ordered);
  const from = ({ date, inDays, time }: PickupMoment): string => {
    if (inDays === 0) return t('pickup.today', { time });
    return inDays === 1 ? t('pickup.tomorrow', { time }) : t('pickup.later', { day: day(date), time });
  };
  const until = ({ date, time }: PickupDay): string =>
    time ? t('pickup.held', { day: day(date), time }) : t('pickup.heldDay', { day: day(date) });
  const textOf = (readiness: PickupReadiness): string => {
    switch (readiness.kind) {
      case 'ready':
        return readiness.from ? from(readiness.from) : t('pickup.here');
      case 'part': {
        const { here, all: count, restBy } = readiness;
        return restBy
          ? t('pickup.part', { here, count, day: day(restBy.date) })
          : t('pickup.partSome', { here, count });
      }
      case 'awaited':
        return readiness.by ? t('pickup.awaited', { day: day(readiness.by.date) }) : t('pickup.awaitedSome');
    }
  };
  return (shop) => {
    const readiness = now === undefined ? undefined : pickupReadiness(shop, wanted, stock, deliverySchedule, now);
    if (!readiness) return undefined;
    const held = pickupTime(readiness, shop, deliverySchedule)?.until;
    return { text: textOf(readiness), isWhole: readiness.kind === 'ready', held: held && until(held) };
  };
};
