import { fromOrdersFilter, ordersList, toOrdersPage } from '#adapters/provider-http/calls/partner-orders.ts';
import type { OrdersArchive } from '#core/partner/orders/index.ts';
import { ask, mapped, type ProviderAccess } from './ask.ts';

/** The orders of the partner whose `shtoken` it is, over the provider's HTTP call. */
export const createHttpOrdersArchive = (access: ProviderAccess): OrdersArchive => ({
  list: ({ filter, locale }, signal) =>
    ask(
      access,
      ordersList,
      { query: fromOrdersFilter(filter) },
      { locale, signal },
      mapped((answer) => toOrdersPage(answer, { pictures: access.transport.pictures })),
    ),
});
