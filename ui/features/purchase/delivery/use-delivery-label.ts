import type { OrderDraft } from '#core/purchase/checkout/index.ts';
import { addressLabel } from '#core/purchase/delivery/index.ts';
import { useDelivery } from '#ui/features/purchase/delivery/delivery-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';

type Way = Pick<OrderDraft, 'method'> & Partial<Pick<OrderDraft, 'type' | 'regionId' | 'localityId'>>;

/** The chosen way of getting an order in a few words: `Доставка: Кишинёв`. For observers. */
export const useDeliveryLabel = ({ method, type, regionId = '', localityId = '' }: Way): string => {
  const { t } = useLanguage();
  const delivery = useDelivery();
  if (method === 'pickup') return t('delivery.byPickup');
  const place = addressLabel(delivery.regions, { regionId, localityId });
  if (!place) return t('delivery.toUnnamed');
  return type === 'express' ? t('delivery.toExpress', { place }) : t('delivery.to', { place });
};
