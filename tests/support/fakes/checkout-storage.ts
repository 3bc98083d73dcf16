import type { CheckoutStorage, LastOrder, OrderDraft, PendingOrder } from '#core/purchase/checkout/index.ts';

/** Checkout storage that lasts as long as the test. */
export const inMemoryCheckoutStorage = (): CheckoutStorage => {
  let draft: OrderDraft | undefined;
  let pending: PendingOrder | undefined;
  let placed: LastOrder | undefined;
  let orders: unknown;
  return {
    loadDraft: () => draft,
    saveDraft: (saved) => {
      draft = saved;
    },
    loadPending: () => pending,
    savePending: (saved) => {
      pending = saved;
    },
    loadPlaced: () => placed,
    savePlaced: (saved) => {
      placed = saved;
    },
    loadOrders: () => orders,
    saveOrders: (saved) => {
      orders = saved;
    },
  };
};
