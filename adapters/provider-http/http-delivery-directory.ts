import { regions, shops, toPickupStock, toRegions, toShops } from '#adapters/provider-http/calls/delivery.ts';
import { ok } from '#core/kernel/shared/index.ts';
import type { DeliveryDirectory } from '#core/purchase/delivery/index.ts';
import { ask, isUnknown, mapped, type ProviderAccess } from './ask.ts';
import { moldovaRegions } from './moldova-regions.ts';

/** Regions and shops over the provider's HTTP calls; one that does not know them delivers all over Moldova. */
export const createHttpDeliveryDirectory = (access: ProviderAccess): DeliveryDirectory => ({
  regions: async ({ locale }, signal) => {
    const answer = await ask(access, regions, {}, { locale, signal }, mapped(toRegions));
    return isUnknown(answer) ? ok(moldovaRegions(locale)) : answer;
  },
  shops: async ({ locale }, signal) => {
    const answer = await ask(
      access,
      shops,
      { query: {} },
      { locale, signal },
      mapped((answer) => toShops(answer, access.transport)),
    );
    return isUnknown(answer) ? ok([]) : answer;
  },
  stock: ({ locale, productIds }, signal) =>
    ask(access, shops, { query: { id: [...productIds] } }, { locale, signal }, mapped(toPickupStock)),
});
