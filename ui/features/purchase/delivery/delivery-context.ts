import { providedHook } from '#ui/app/provided.ts';
import type { DeliveryStore } from './delivery-store.ts';

/** Regions and shops that orders are delivered to. */
export const useDelivery = providedHook<DeliveryStore>('Delivery');
