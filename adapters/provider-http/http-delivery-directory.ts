import { regions, shops, toPickupStock, toRegions, toShops } from '#adapters/provider-http/calls/delivery.ts';
import type { DeliveryDirectory } from '#core/purchase/delivery/index.ts';
import { ask, mapped, type ProviderAccess } from './ask.ts';

/** Regions and shops over the provider's HTTP calls. */
export const createHttpDeliveryDirectory = (access: ProviderAccess): DeliveryDirectory => ({
  regions: ({ locale }, signal) => ask(access, regions, {}, { locale, signal }, mapped(toRegions)),
  shops: ({ locale }, signal) => ask(access, shops, { query: {} }, { locale, signal }, mapped(toShops)),
  stock: ({ locale, productIds }, signal) =>
    ask(access, shops, { query: { id: [...productIds] } }, { locale, signal }, mapped(toPickupStock)),
});
