import type { Locale } from '#core/kernel/locale/index.ts';
import { type Failure, mapResult, ok, type Result } from '#core/kernel/shared/index.ts';
import {
  type CalendarDay,
  type ListedOrder,
  type OrdersFilter,
  type OrdersPage,
  type OrdersParameters,
  ordersFilter,
} from './orders.ts';
import type { Calendar, OrdersArchive } from './ports.ts';

interface Dependencies {
  readonly archive: OrdersArchive;
  readonly calendar: Calendar;
}

/**
 * Use-case: one page of a partner's orders with the filter that it answers to (rules ORDERS-1 … ORDERS-4). Errors: the
 * port's own.
 */
export const createListOrders =
  ({ archive, calendar }: Dependencies) =>
  async (given: OrdersParameters, locale: Locale, signal?: AbortSignal): Promise<Result<OrdersList, Failure>> => {
    const today = calendar.today();
    const filter = ordersFilter(given, today);
    return mapResult(await archive.list({ filter, locale }, signal), (page) => ({ ...page, filter, today }));
  };

/** A page of orders with what it answers to. */
export interface OrdersList extends OrdersPage {
  readonly filter: OrdersFilter;
  readonly today: CalendarDay;
}

/** Most pages that are written out or counted; a period with more is to be divided (rule ORDERS-7). */
export const MOST_PAGES = 1_000;

/**
 * Use-case: yields all orders of a filter page by page, for export (rule ORDERS-7). Ends with the first failed page.
 * Errors: those of the port.
 */
export const createExportOrders = ({ archive, calendar }: Dependencies) =>
  async function* (
    given: OrdersParameters,
    locale: Locale,
    signal?: AbortSignal,
  ): AsyncGenerator<Result<readonly ListedOrder[], Failure>> {
    const filter = ordersFilter(given, calendar.today());
    for (let page = 1, pages = 1; page <= Math.min(pages, MOST_PAGES); page += 1) {
      const answer = await archive.list({ filter: { ...filter, page }, locale }, signal);
      if (!answer.ok) return yield answer;
      pages = answer.value.pages;
      yield ok(answer.value.orders);
    }
  };
