import type { OrdersArchive } from '#core/orders/index.ts';
import { ask, mapped, type ProviderAccess } from './ask.ts';
import { fromOrdersFilter, ordersList, toOrdersPage } from './calls/partner-orders.ts';

/** The orders of the partner whose `shtoken` it is, over the provider's HTTP call. */
export const createHttpOrdersArchive = (access: ProviderAccess): OrdersArchive => ({
  list: ({ filter, locale }, signal) =>
    ask(access, ordersList, { query: fromOrdersFilter(filter) }, { locale, signal }, mapped(toOrdersPage)),
});
