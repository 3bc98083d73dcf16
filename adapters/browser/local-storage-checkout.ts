import { type CheckoutStorage, repairPending, repairPlaced } from '#core/purchase/checkout/index.ts';
import { localStored, sessionStored } from './stored.ts';

/** In local storage: the draft, the pending order, the last placed order and all orders; in session storage: the key of the order that this tab has sent. Orders are repaired on every read (rule ORDER-7). */
export const createLocalStorageCheckout = (): CheckoutStorage => {
  const draft = localStored('checkout');
  const pending = localStored('checkout.pending');
  const sentHere = sessionStored('checkout.sent');
  const placed = localStored('checkout.placed');
  const orders = localStored('orders');
  return {
    loadDraft: draft.read,
    saveDraft: draft.write,
    loadPending: () => repairPending(pending.read()),
    savePending: (order) => {
      pending.write(order);
      sentHere.write(order?.key);
    },
    isSentHere: ({ key }) => sentHere.read() === key,
    loadPlaced: () => repairPlaced(placed.read()),
    savePlaced: placed.write,
    loadOrders: orders.read,
    saveOrders: (list) => orders.write(list.length === 0 ? undefined : list),
  };
};
