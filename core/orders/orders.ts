import type { OrderStep } from '#core/checkout/index.ts';
import type { Bani } from '#core/shared/index.ts';

/** A day of the calendar as the provider writes it, without leading zeros: `2023-9-4`. */
export type CalendarDay = string;

/** The day from which a partner's orders are listed unless told (rule ORDERS-1). */
export const ORDERS_START: CalendarDay = '2023-9-4';

/** What a partner looks for among the orders. */
export interface OrdersFilter {
  readonly start: CalendarDay;
  readonly end: CalendarDay;
  /** Number, phone, name or product; empty for all. */
  readonly query: string;
  /** Counted from 1. */
  readonly page: number;
}

/** One order of the list. */
export interface ListedOrder {
  readonly orderNumber: string;
  /** ISO date and time. */
  readonly createdAt: string;
  readonly status: OrderStep;
  /** Bani. */
  readonly total: Bani;
  readonly customerName: string;
  readonly customerPhone: string;
  readonly seller?: string;
  readonly products: readonly {
    readonly productId: string;
    readonly title: string;
    readonly code: string;
    readonly count: number;
    /** Bani. */
    readonly price: Bani;
  }[];
}

/** One page of a partner's orders. */
export interface OrdersPage {
  readonly orders: readonly ListedOrder[];
  readonly pages: number;
  readonly currentPage: number;
  readonly totalCount: number;
}

const DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const DAYS_IN = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/**
 * Reads a day in either spelling, `2026-09-04` or `2026-9-4`; undefined when the calendar has no such day (rule
 * ORDERS-3).
 */
export const parseDay = (written: string | null | undefined): CalendarDay | undefined => {
  const match = DAY.exec(String(written));
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const days = month === 2 && isLeap(year) ? 29 : (DAYS_IN[month - 1] ?? 0);
  return day >= 1 && day <= days ? `${year}-${month}-${day}` : undefined;
};

/** Below 0 when one day comes before another, above 0 when after; both as `parseDay` gives them (rule ORDERS-3). */
export const compareDays = (one: CalendarDay, other: CalendarDay): number => ordinal(one) - ordinal(other);

const ordinal = (day: CalendarDay): number => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return (year * 12 + month) * 31 + date;
};

/** The filter as it stands in an address. */
export interface OrdersParameters {
  readonly start?: string | null | undefined;
  readonly end?: string | null | undefined;
  readonly query?: string | null | undefined;
  readonly page?: number | undefined;
}

/**
 * A filter out of an address: from 4 September 2023 to today unless told (rules ORDERS-1, ORDERS-2); a day that is none
 * is as if not told, and days the wrong way round change places (rule ORDERS-3). The first page is 1 (rule ORDERS-4).
 */
export const ordersFilter = (told: OrdersParameters, today: CalendarDay): OrdersFilter => {
  const [from, to] = [parseDay(told.start) ?? ORDERS_START, parseDay(told.end) ?? today];
  const turned = compareDays(from, to) > 0;
  const page = told.page ?? 1;
  return {
    start: turned ? to : from,
    end: turned ? from : to,
    query: (told.query ?? '').trim(),
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
};
