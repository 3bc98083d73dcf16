import { createTabViewer } from '#adapters/browser/customer-view.ts';
import { createLocalStorageCart } from '#adapters/browser/local-storage-cart.ts';
import { recordEarlyPiece } from '#adapters/browser/session-storage-early-pieces.ts';

/**
 * What adding to the cart needs before the page is alive, and no more: it comes with every page. Each reading is of what is
 * stored indeed: a cart that only this script would hold is lost with it.
 */
export const composeEarly = () => ({
  cartStorage: {
    load: () => createLocalStorageCart('cart').load(),
    save: (cart: Parameters<ReturnType<typeof createLocalStorageCart>['save']>[0]) =>
      createLocalStorageCart('cart').save(cart),
  },
  earlyPieces: { record: recordEarlyPiece },
  viewerMemory: createTabViewer(),
});
