import { type CheckoutStorage, repairPending, repairPlaced } from '#core/purchase/checkout/index.ts';
import { localStored } from './stored.ts';

/** The draft, the unanswered order, the last placed one and the list of all in local storage; orders are repaired on every reading (rule ORDER-7). */
export const createLocalStorageCheckout = (): CheckoutStorage => {
  const draft = localStored('checkout');
  const pending = localStored('checkout.pending');
  const placed = localStored('checkout.placed');
  const orders = localStored('orders');
  return {
    loadDraft: draft.read,
    saveDraft: draft.write,
    loadPending: () => repairPending(pending.read()),
    savePending: pending.write,
    loadPlaced: () => repairPlaced(placed.read()),
    savePlaced: placed.write,
    loadOrders: orders.read,
    saveOrders: (list) => orders.write(list.length === 0 ? undefined : list),
  };
};
