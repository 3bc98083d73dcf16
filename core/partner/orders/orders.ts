import { type PriceTier, RETAIL } from '#core/catalog/products/index.ts';
import { type Bani, clean } from '#core/kernel/shared/index.ts';
import type { PaymentStatusType } from '#core/purchase/cart/index.ts';
import {
  type OrderDelivery,
  type OrderedGood,
  type OrderStep,
  orderSteps,
  type PaymentMethod,
  type PaymentState,
} from '#core/purchase/checkout/index.ts';

/** A day of the calendar as the provider writes it, without leading zeros: `2023-9-4`. */
export type CalendarDay = string;

/** The day from which a partner's orders are listed unless given (rule ORDERS-1). */
export const ORDERS_START: CalendarDay = '2023-9-4';

/** A step that orders can be looked for by. */
type KnownStep = Exclude<OrderStep, 'unknown'>;

/** What a partner looks for among the orders. */
export interface OrdersFilter {
  readonly start: CalendarDay;
  readonly end: CalendarDay;
  /** Number, phone, name or product; empty for all. */
  readonly query: string;
  /** Where the order has got to; absent for all. */
  readonly status?: KnownStep;
  /** Who sold; absent for all. */
  readonly sellerId?: string;
  /** Counted from 1. */
  readonly page: number;
  /** Most orders on a page, where the provider heeds it; absent: as many as it puts there. */
  readonly pageSize?: number;
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
  readonly customerEmail?: string;
  readonly seller?: string;
  readonly payment?: { readonly method: PaymentMethod; readonly state: PaymentState };
  readonly statusType?: PaymentStatusType;
  /** Advance paid, bani; absent when unknown (rule ADVANCE-2). */
  readonly advance?: Bani;
  readonly delivery?: OrderDelivery;
  readonly comment?: string;
  /** Whether it can still be cancelled; absent when the provider takes no cancelling. */
  readonly cancellable?: boolean;
  readonly products: readonly OrderedProduct[];
}

/** A product of an order, as a partner sees it. */
export interface OrderedProduct extends OrderedGood {
  readonly code: string;
  /** The price that it was sold at. */
  readonly tier: PriceTier;
  /** What one piece costs the partner, bani; absent where the provider does not tell. */
  readonly partnerPrice?: Bani;
  /** Title of its category, in the language asked for; absent where the provider does not tell. */
  readonly category?: string;
}

/** Whether anything of an order was sold at another price than the ordinary one, which its receipt tells (rule ORDERS-10). */
export const hasPartnerPrice = ({ products }: Pick<ListedOrder, 'products'>): boolean =>
  products.some(({ tier }) => tier !== RETAIL);

/** One page of a partner's orders. */
export interface OrdersPage {
  readonly orders: readonly ListedOrder[];
  readonly pages: number;
  readonly currentPage: number;
  readonly totalCount: number;
  /** Of all the orders found, on every page, bani; absent when the provider does not tell. */
  readonly totalSum?: Bani;
}

const DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const DAYS_IN = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Parses `2026-09-04` or `2026-9-4`; undefined for a day that does not exist (rule ORDERS-3). */
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

/** Query parameters of the filter. */
export interface OrdersParameters {
  readonly start?: string | null | undefined;
  readonly end?: string | null | undefined;
  readonly query?: string | null | undefined;
  readonly status?: string | null | undefined;
  readonly sellerId?: string | null | undefined;
  readonly page?: number | undefined;
}

/** Where an order may have got to, in the order of its way; a cancelled one has left it. */
export const orderStatuses: readonly KnownStep[] = [...orderSteps, 'cancelled'];

/** The parameters of the orders list in its address (rule ORDERS-6). */
export const ordersParameters = {
  start: 'start_date',
  end: 'end_date',
  query: 'query',
  status: 'status',
  sellerId: 'seller',
  page: 'page',
} as const;

/** What an address tells of the orders that are wanted (rule ORDERS-6). */
export const readOrdersParameters = (parameters: { get(name: string): string | null }): OrdersParameters => ({
  start: parameters.get(ordersParameters.start),
  end: parameters.get(ordersParameters.end),
  query: parameters.get(ordersParameters.query),
  status: parameters.get(ordersParameters.status),
  sellerId: parameters.get(ordersParameters.sellerId),
  page: Number(parameters.get(ordersParameters.page) ?? 1),
});

/** The query of an address that asks for these orders, without `?`; what goes without saying is left out (rule ORDERS-6). */
export const ordersQuery = (filter: OrdersFilter, today: CalendarDay): string => {
  const given: Record<string, string | undefined> = {
    [ordersParameters.start]: filter.start === ORDERS_START ? undefined : isoDay(filter.start),
    [ordersParameters.end]: filter.end === today ? undefined : isoDay(filter.end),
    [ordersParameters.query]: filter.query,
    [ordersParameters.status]: filter.status,
    [ordersParameters.sellerId]: filter.sellerId,
    [ordersParameters.page]: filter.page > 1 ? String(filter.page) : undefined,
  };
  return Object.entries(given)
    .flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []))
    .join('&');
};

/** The periods that a partner asks for most; each ends today (rule ORDERS-8). */
export const ordersPeriods = ['today', 'week', 'month', 'all'] as const;
export type OrdersPeriod = (typeof ordersPeriods)[number];

/** Days before today that a period reaches back. */
const REACH: Readonly<Record<Exclude<OrdersPeriod, 'all'>, number>> = { today: 0, week: 6, month: 29 };

/** The first day of a period that ends today (rule ORDERS-8). */
export const periodStart = (period: OrdersPeriod, today: CalendarDay): CalendarDay => {
  if (period === 'all') return ORDERS_START;
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const start = new Date(Date.UTC(year, month - 1, day - REACH[period]));
  return `${start.getUTCFullYear()}-${start.getUTCMonth() + 1}-${start.getUTCDate()}`;
};

/** A day as fields of dates have it, `2026-09-04`. */
export const isoDay = (day: CalendarDay): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
};

/**
 * Filter of an address: by default from 4 September 2023 to today (rules ORDERS-1, ORDERS-2). An invalid day counts as
 * absent, reversed days are swapped (rule ORDERS-3), pages begin with 1 (rule ORDERS-4), an unknown step counts as
 * absent (rule ORDERS-5).
 */
export const ordersFilter = (given: OrdersParameters, today: CalendarDay): OrdersFilter => {
  const [from, to] = [parseDay(given.start) ?? ORDERS_START, parseDay(given.end) ?? today];
  const turned = compareDays(from, to) > 0;
  const page = given.page ?? 1;
  const status = orderStatuses.find((step) => step === given.status);
  const sellerId = (given.sellerId ?? '').trim();
  return {
    start: turned ? to : from,
    end: turned ? from : to,
    query: clean(given.query ?? ''),
    ...(status === undefined ? {} : { status }),
    ...(sellerId === '' ? {} : { sellerId }),
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
};
