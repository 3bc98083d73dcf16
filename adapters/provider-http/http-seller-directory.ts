import type { SellerDirectory } from '#core/orders/index.ts';
import { ask, mapped, type ProviderAccess } from './ask.ts';
import { storeSellers } from './calls/auth.ts';

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
