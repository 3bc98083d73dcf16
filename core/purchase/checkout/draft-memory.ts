import type { DraftMemory } from '#core/kernel/forms/index.ts';
import { type OrderDraft, repairDraft } from './draft.ts';
import type { CheckoutStorage } from './ports.ts';

/** The draft of an order between visits, repaired when it is read (rules CHECKOUT-7, CHECKOUT-8). */
export const storedDraftMemory = (
  storage: Pick<CheckoutStorage, 'loadDraft' | 'saveDraft'>,
): DraftMemory<OrderDraft> => ({
  load: () => repairDraft(storage.loadDraft()),
  save: (draft) => storage.saveDraft(draft),
});
