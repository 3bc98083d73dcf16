import { valueOr } from '#core/kernel/shared/index.ts';
import { clockCalendar, ordersFilter, readOrdersParameters } from '#core/partner/orders/index.ts';
import { keepSellers } from '#core/purchase/checkout/index.ts';
import { type Loaded, pageLoader } from '#ui/app/loading.ts';

/** The filter in the address (rule ORDERS-6); the page counts the orders itself. */
export const load = pageLoader(async ({ shop, locale, url, signal }) => {
  const today = clockCalendar(shop.clock).today();
  const sellers = await shop.sellers.list({ locale }, signal);
  return {
    filter: ordersFilter(readOrdersParameters(url.searchParams), today),
    today,
    sellers: keepSellers([], valueOr(sellers, [])),
  };
});

export type FiguresData = Loaded<typeof load>;
