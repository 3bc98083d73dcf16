import type { DeliveryDirectory } from '#core/delivery/index.ts';
import { ask, mapped, type ProviderAccess } from './ask.ts';
import { regions, shops, toRegions, toShops } from './calls/delivery.ts';

/** Regions and shops over the provider's HTTP calls. */
export const createHttpDeliveryDirectory = (access: ProviderAccess): DeliveryDirectory => ({
  regions: ({ locale }, signal) => ask(access, regions, {}, { locale, signal }, mapped(toRegions)),
  shops: ({ locale }, signal) => ask(access, shops, {}, { locale, signal }, mapped(toShops)),
});
