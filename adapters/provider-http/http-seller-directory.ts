import { storeSellers } from '#adapters/provider-http/calls/auth.ts';
import type { SellerDirectory } from '#core/partner/orders/index.ts';
import { ask, mapped, type ProviderAccess } from './ask.ts';

/** The sellers of the partner whose `shtoken` it is, over the provider's HTTP call. */
export const createHttpSellerDirectory = (access: ProviderAccess): SellerDirectory => ({
  list: ({ locale }, signal) =>
    ask(
      access,
      storeSellers,
      {},
      { locale, signal },
      mapped((sellers) => sellers.map(({ id, name }) => ({ id: String(id), name }))),
    ),
});
