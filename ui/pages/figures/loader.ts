import { valueOr } from '#core/kernel/shared/index.ts';
import {
  type CalendarDay,
  clockCalendar,
  type OrdersFilter,
  ordersFilter,
  readOrdersParameters,
} from '#core/partner/orders/index.ts';
import { keepSellers, type Seller } from '#core/purchase/checkout/index.ts';
import { pageLoader } from '#ui/app/loading.ts';

export interface FiguresData {
  readonly filter: OrdersFilter;
  readonly today: CalendarDay;
  /** Empty when they could not be loaded. */
  readonly sellers: readonly Seller[];
}

/** The filter in the address (rule ORDERS-6); the page counts the orders itself. */
export const load = pageLoader(async ({ shop, locale, url, signal }): Promise<FiguresData> => {
  const today = clockCalendar(shop.clock).today();
  const sellers = await shop.sellers.list({ locale }, signal);
  return {
    filter: ordersFilter(readOrdersParameters(url.searchParams), today),
    today,
    sellers: keepSellers([], valueOr(sellers, [])),
  };
});
