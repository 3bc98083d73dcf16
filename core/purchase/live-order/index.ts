export { hasEnded, type OrderChange } from './changes.ts';
export { type LiveOrder, makeFollowOrder, UNREAD_LIVE } from './follow-order.ts';
export { LINK_KEY, readLinkKey } from './link-key.ts';
export type { LinkQuery, OrderNews, OrderStream, StreamListener } from './ports.ts';
export { makeRelayOrders, type RelayOrders, relayedDesk } from './relay-orders.ts';
