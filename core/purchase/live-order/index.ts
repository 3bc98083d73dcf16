export { hasEnded, type OrderChange } from './changes.ts';
export { createLiveOrder, type LiveOrder, UNREAD_LIVE } from './follow-order.ts';
export { LINK_KEY, readLinkKey } from './link-key.ts';
export type { LinkQuery, OrderNews, OrderStream, StreamListener } from './ports.ts';
export { createOrderRelay, type RelayOrders, relayCancellations } from './relay-orders.ts';
