import { valueOr } from '#core/kernel/shared/index.ts';
import { clockCalendar, createListOrders, readOrdersParameters } from '#core/partner/orders/index.ts';
import { keepSellers } from '#core/purchase/checkout/index.ts';
import { type Loaded, pageLoader, required } from '#ui/app/loading.ts';

/** A partner's orders by the filter in the address (rule ORDERS-6). */
export const load = pageLoader(async ({ shop, locale, url, signal }) => {
  const listOrders = createListOrders({ ...shop, calendar: clockCalendar(shop.clock) });
  const [list, sellers] = await Promise.all([
    listOrders(readOrdersParameters(url.searchParams), locale, signal),
    shop.sellers.list({ locale }, signal),
  ]);
  return { list: required(list), sellers: keepSellers([], valueOr(sellers, [])) };
});

export type OrdersData = Loaded<typeof load>;
