import type { ProductCatalog } from '#core/catalog/products/index.ts';
import type { Problems } from '#core/kernel/errors/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { PutLine } from '#core/purchase/cart/index.ts';
import type { CheckoutStorage, OrderDesk, OrderStatus, StoredOrder } from '#core/purchase/checkout/index.ts';
import { type MyOrder, repairStoredOrders } from './my-orders.ts';
import { createRepeatOrder, type RepeatingState } from './repeat-order.ts';

/** The orders of this browser as they are seen. */
export interface MyOrdersState {
  /** The newest first. */
  readonly orders: readonly MyOrder[];
}

/** The list before it is read (rule MINE-1). */
export const UNREAD_ORDERS: MyOrdersState = { orders: [] };

interface Dependencies {
  readonly catalog: Pick<ProductCatalog, 'current'>;
  readonly orders: Pick<OrderDesk, 'status'>;
  readonly checkoutStorage: Pick<CheckoutStorage, 'loadOrders' | 'saveOrders'>;
  /** Where goods are put that are ordered again. */
  readonly cart: { readonly addList: (lines: readonly PutLine[], locale: Locale) => void };
  readonly problem: Problems;
  /** Shows the list each time it changes. */
  readonly show: (state: MyOrdersState) => void;
}

/** Use-case: lists the orders of this browser, asks where they are, and puts their goods in the cart again (rules MINE-1 … MINE-4). */
export const createMyOrders = ({ catalog, orders, checkoutStorage, cart, problem, show }: Dependencies) => {
  let state = UNREAD_ORDERS;
  const setState = (next: readonly MyOrder[]) => {
    state = { orders: next };
    show(state);
  };
  const change = (orderNumber: string, part: Partial<MyOrder>) =>
    setState(state.orders.map((order) => (order.orderNumber === orderNumber ? { ...order, ...part } : order)));
  /** Where an order is now; one that cannot be found out is listed without it. */
  const ask = async ({ orderNumber, phone }: StoredOrder, locale: Locale) => {
    const status = await orders.status({ orderNumber, phone, locale });
    if (status.ok) change(orderNumber, { status: status.value });
  };
  const repeat = async (orderNumber: string, locale: Locale): Promise<void> => {
    const order = state.orders.find((mine) => mine.orderNumber === orderNumber);
    if (!order || order.repeating) return;
    const show = (repeating: RepeatingState) => change(orderNumber, repeating);
    await createRepeatOrder({ catalog, cart, problem, show }, order.goods).repeat(locale);
  };
  return {
    /** Reads the list and asks where each order is. */
    start: async (locale: Locale): Promise<void> => {
      const kept = repairStoredOrders(checkoutStorage.loadOrders());
      setState(kept.map((order) => ({ ...order, repeating: false })));
      await Promise.all(kept.map((order) => ask(order, locale)));
    },
    /** Takes the news of where an order is. */
    learn: (status: OrderStatus): void => change(status.orderNumber, { status }),
    /** Puts what is still sold of an order in the cart, and says what is short. */
    repeat,
    /** Leaves an order out of the list; the order itself stays. */
    forget: (orderNumber: string): void => {
      const others = state.orders.filter((order) => order.orderNumber !== orderNumber);
      checkoutStorage.saveOrders(repairStoredOrders(others));
      setState(others);
    },
  };
};
