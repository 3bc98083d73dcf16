import { type DeliveryPromise, promiseFor } from '#core/purchase/delivery/index.ts';
import { useSite } from '#ui/app/site.ts';
import { useCheckout } from '#ui/features/purchase/checkout/checkout-context.ts';
import { useDeliveryPromise } from '#ui/features/purchase/delivery/promise-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/**
 * The day by which standard delivery brings an order placed now to the chosen region: `Доставим завтра`; undefined in the
 * first render, and where the shop promises no days (rules HOME-9, TILE-2). For observers.
 */
export const useArrivalWords = (): string | undefined => {
  const { t, day } = useLanguage();
  const { deliverySchedule } = useSite();
  const { regionId } = useCheckout().draft;
  const promised = promiseFor(useDeliveryPromise(), deliverySchedule, { regionId, type: 'standard' });
  return promised && t(`arrival.${kindOf(promised)}`, { day: day(promised.last.date) });
};

const kindOf = ({ first, last }: DeliveryPromise) => {
  if (last.inDays < 2) return last.inDays === 0 ? 'today' : 'tomorrow';
  return first.date === last.date ? 'on' : 'by';
};
