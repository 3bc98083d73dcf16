import type { Locale } from '#core/locale/index.ts';
import { type Failure, mapResult, type Result } from '#core/shared/index.ts';
import { type OrdersFilter, type OrdersPage, type OrdersParameters, ordersFilter } from './orders.ts';
import type { Calendar, OrdersArchive } from './ports.ts';

interface Dependencies {
  readonly archive: OrdersArchive;
  readonly calendar: Calendar;
}

/**
 * Use-case: one page of a partner's orders with the filter that it answers to (rules ORDERS-1 … ORDERS-4). Errors: the
 * port's own.
 */
export const makeListOrders =
  ({ archive, calendar }: Dependencies) =>
  async (
    told: OrdersParameters,
    locale: Locale,
    signal?: AbortSignal,
  ): Promise<Result<OrdersPage & { readonly filter: OrdersFilter }, Failure>> => {
    const filter = ordersFilter(told, calendar.today());
    return mapResult(await archive.list({ filter, locale }, signal), (page) => ({ ...page, filter }));
  };
export type ListOrders = ReturnType<typeof makeListOrders>;
