import { requiredContext } from '#ui/app/required-context.ts';
import type { DeliveryStore } from './delivery-store.ts';

/** Regions and shops that orders are delivered to. */
export const [DeliveryContext, useDelivery] = requiredContext<DeliveryStore>('Delivery');
