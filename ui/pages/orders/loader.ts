import { valueOr } from '#core/kernel/shared/index.ts';
import { clockCalendar, createListOrders, type OrdersList, readOrdersParameters } from '#core/partner/orders/index.ts';
import { keepSellers, type Seller } from '#core/purchase/checkout/index.ts';
import { pageLoader, required } from '#ui/app/loading.ts';

export interface OrdersData {
  readonly list: OrdersList;
  /** Empty when they could not be loaded. */
  readonly sellers: readonly Seller[];
}

/** A partner's orders by the filter in the address (rule ORDERS-6). */
export const load = pageLoader(async ({ shop, locale, url, signal }): Promise<OrdersData> => {
  const listOrders = createListOrders({ ...shop, calendar: clockCalendar(shop.clock) });
  const [list, sellers] = await Promise.all([
    listOrders(readOrdersParameters(url.searchParams), locale, signal),
    shop.sellers.list({ locale }, signal),
  ]);
  return { list: required(list), sellers: keepSellers([], valueOr(sellers, [])) };
});
