import type { ShopPorts } from '#core/shop.ts';
import { createStores, type Stores } from './stores.ts';

const nothing = () => undefined;
const never = () => new Promise<never>(nothing);
const emptyList = { load: () => [], save: nothing, onChangeElsewhere: () => nothing };

/** The stores of one rendering on the server: in their first state, with nothing remembered, as every visitor's are. */
export const createServerStores = (ports: ShopPorts): Stores =>
  createStores({
    ...ports,
    analytics: { push: nothing },
    cartStorage: emptyList,
    compareStorage: emptyList,
    favoritesStorage: emptyList,
    checkoutStorage: {
      loadDraft: nothing,
      saveDraft: nothing,
      loadPending: nothing,
      savePending: nothing,
      loadPlaced: nothing,
      savePlaced: nothing,
    },
    clipboard: { copy: async () => false },
    giftStorage: emptyList,
    viewedStorage: emptyList,
    sharing: { share: async () => 'failed' },
    session: { login: never, logout: never, restore: never },
    clock: { now: () => 0 },
    ids: { next: () => '' },
    timers: { after: () => nothing },
    localeMemory: { remember: nothing },
  });
