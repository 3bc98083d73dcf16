import type { CheckoutStorage, PendingOrder, PlacedOrder } from '#core/purchase/checkout/index.ts';
import { localStored } from './stored.ts';

/** The draft, the unanswered order and the last placed one in local storage. */
export const createLocalStorageCheckout = (): CheckoutStorage => {
  const draft = localStored('checkout');
  const pending = localStored('checkout.pending');
  const placed = localStored('checkout.placed');
  return {
    loadDraft: () => draft.read(),
    saveDraft: (value) => draft.write(value),
    loadPending: () => {
      const value = pending.read();
      return hasText(value, 'key') && 'order' in value ? (value as unknown as PendingOrder) : undefined;
    },
    savePending: (value) => pending.write(value),
    loadPlaced: () => {
      const value = placed.read();
      return hasText(value, 'orderNumber') ? (value as unknown as PlacedOrder) : undefined;
    },
    savePlaced: (value) => placed.write(value),
  };
};

const hasText = <Name extends string>(value: unknown, name: Name): value is Record<Name, string> =>
  typeof value === 'object' && value !== null && typeof (value as Record<string, unknown>)[name] === 'string';
