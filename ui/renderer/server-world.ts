import type { ListView } from '#core/catalog/products/index.ts';
import type { ShopPorts } from '#core/shop.ts';
import type { World } from './world.ts';

const nothing = () => undefined;
/** A call that never answers. */
export const neverResolves = () => new Promise<never>(nothing);
const emptyList = { load: () => [], save: nothing, onChangeElsewhere: () => nothing };

/** The ports of one rendering on the server. Storages are empty; only sign-in and list layout are known. */
export const serverWorld = (ports: ShopPorts, isAuth: boolean, listView: ListView = 'tiles'): World => ({
  ...ports,
  isAuth,
  analytics: { push: nothing },
  consentStorage: { load: nothing, save: nothing },
  campaign: { marks: () => ({}) },
  cartStorage: emptyList,
  savedStorage: emptyList,
  compareStorage: emptyList,
  favoritesStorage: emptyList,
  checkoutStorage: {
    loadDraft: nothing,
    saveDraft: nothing,
    loadPending: nothing,
    savePending: nothing,
    isSentHere: () => false,
    loadPlaced: nothing,
    savePlaced: nothing,
    loadOrders: nothing,
    saveOrders: nothing,
  },
  deviceStorage: { load: nothing, save: nothing, onChangeElsewhere: () => nothing },
  promoCodeStorage: { load: nothing, save: nothing },
  termsStorage: { load: nothing, save: nothing },
  listViewMemory: { load: () => listView, save: nothing },
  viewerMemory: { load: () => 'customer', save: nothing, onReturn: () => nothing },
  clipboard: { copy: async () => false },
  formStorage: { load: nothing, save: nothing, forget: nothing },
  giftStorage: { load: () => [], save: nothing, orderedAt: nothing, saveOrderedAt: nothing },
  viewedStorage: emptyList,
  quickOrderStorage: { load: nothing, save: nothing, forget: nothing },
  quoteStorage: { loadBook: nothing, saveBook: nothing, loadFirm: nothing, saveFirm: nothing, forget: nothing },
  loadScanner: neverResolves,
  loadOrderStream: neverResolves,
  loadOfflineShelf: neverResolves,
  sharing: { share: async () => 'failed' },
  session: { login: neverResolves, logout: neverResolves, restore: neverResolves, onEnd: () => nothing },
  otherTabs: { announceLeaving: nothing, onLeft: () => nothing },
  failedTries: { take: () => 0 },
  leaveFor: nothing,
  reload: nothing,
  clock: { now: () => 0 },
  ids: { next: () => '' },
  timers: { after: () => nothing },
  localeMemory: { remember: nothing, offered: nothing },
});
