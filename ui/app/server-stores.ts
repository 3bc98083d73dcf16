import type { ShopPorts } from '#core/shop.ts';
import { createStores, type Stores } from './stores.ts';

const nothing = () => undefined;

/** The stores of one rendering on the server: in their first state, with nothing remembered, as every visitor's are. */
export const createServerStores = (ports: ShopPorts): Stores =>
  createStores({
    ...ports,
    cartStorage: { load: () => [], save: nothing, onChangeElsewhere: () => nothing },
    checkoutStorage: {
      loadDraft: nothing,
      saveDraft: nothing,
      loadPending: nothing,
      savePending: nothing,
      loadPlaced: nothing,
      savePlaced: nothing,
    },
    ids: { next: () => '' },
    timers: { after: () => nothing },
    localeMemory: { remember: nothing },
  });
