export { clockCalendar } from './calendar.ts';
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
export { createExportOrders, createListOrders, MOST_PAGES, type OrdersList } from './use-cases.ts';
