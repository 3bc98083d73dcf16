import { useDelivery } from '#ui/features/purchase/delivery/delivery-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useCheckout } from './checkout-context.ts';

/** The chosen way of getting an order in a few words: `Доставка: Кишинёв`. For observers. */
export const useDeliveryLabel = (): string => {
  const { t } = useLanguage();
  const checkout = useCheckout();
  const delivery = useDelivery();
  const { method, type, regionId, localityId } = checkout.draft;
  if (method === 'pickup') return t('delivery.byPickup');
  const locality = delivery.localities(regionId).find((known) => known.localityId === localityId);
  const place = locality?.label ?? delivery.region(regionId)?.label;
  if (!place) return t('delivery.toUnnamed');
  return type === 'express' ? t('delivery.toExpress', { place }) : t('delivery.to', { place });
};
