import { err, notFound, ok } from '#core/kernel/shared/index.ts';
import { clockCalendar, createListOrders, type ListedOrder } from '#core/partner/orders/index.ts';
import { pageLoader, required } from '#ui/app/loading.ts';

/** Longest accepted number, in characters. */
const NUMBER_MAX = 40;

/** The partner's order in the address; 404 for an unknown number. */
export const load = pageLoader(async ({ shop, locale, url, signal }): Promise<ListedOrder> => {
  const query = (url.searchParams.get('number') ?? '').slice(0, NUMBER_MAX);
  const listOrders = createListOrders({ ...shop, calendar: clockCalendar(shop.clock) });
  const { orders } = required(await listOrders({ query }, locale, signal));
  const order = orders.find(({ orderNumber }) => orderNumber === query);
  return required(order ? ok(order) : err(notFound('The partner has no such order')));
});
