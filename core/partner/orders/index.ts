export { calendarBy } from './calendar.ts';
export {
  type CalendarDay,
  hasPartnerPrice,
  isoDay,
  type ListedOrder,
  ORDERS_START,
  type OrderedProduct,
  type OrdersFilter,
  type OrdersPage,
  type OrdersParameters,
  orderStatuses,
  ordersFilter,
  ordersParameters,
  ordersPeriods,
  ordersQuery,
  periodStart,
  readOrdersParameters,
} from './orders.ts';
export type { Calendar, OrdersArchive, SellerDirectory } from './ports.ts';
export { MOST_PAGES, makeExportOrders, makeListOrders, type OrdersList } from './use-cases.ts';
