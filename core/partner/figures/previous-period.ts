import { isoDay, ORDERS_START, type OrdersFilter } from '#core/partner/orders/index.ts';
import { DAY_MS, isoOf } from './figures.ts';

/**
 * Filter of the period before: as many days, up to the day before the first (rule FIGURES-9). Undefined when it would
 * begin before the first orders, or when the filter has a step, because steps change with time.
 */
export const previousPeriod = (filter: OrdersFilter): OrdersFilter | undefined => {
  const [start, end] = [Date.parse(isoDay(filter.start)), Date.parse(isoDay(filter.end))];
  const last = start - DAY_MS;
  const first = last - (end - start);
  if (filter.status !== undefined || first < Date.parse(isoDay(ORDERS_START))) return undefined;
  const written = (at: number) => isoOf(at).replaceAll('-0', '-');
  return { ...filter, start: written(first), end: written(last) };
};

/** How much more or less than before, in whole per cent; undefined where there was nothing (rule FIGURES-9). */
export const changeSince = (before: number, now: number): number | undefined =>
  before > 0 ? Math.round((100 * (now - before)) / before) : undefined;
