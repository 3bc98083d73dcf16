import type { ProductCatalog } from '#core/catalog/products/index.ts';
import type { SharedLine } from '#core/catalog/sharing/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Cart, PutLine } from '#core/purchase/cart/index.ts';
import { joiningLines, type ReceivedCart, receivedCart } from './shared-cart.ts';

/** State of a cart opened by a link. */
export interface SharedCartState {
  readonly step: 'loading' | 'failed' | 'asking' | 'taken';
  readonly received: ReceivedCart;
}

/** A shared cart before it is loaded (rule SHARED-5). */
export const UNREAD_SHARED_CART: SharedCartState = { step: 'loading', received: { lines: [], gone: 0 } };

/** Whether a shared cart is merged with one's own or replaces it. */
export type TakingWay = 'join' | 'replace';

interface Dependencies {
  readonly catalog: Pick<ProductCatalog, 'current'>;
  readonly cart: {
    readonly lines: Cart;
    readonly clear: () => void;
    readonly addList: (lines: readonly PutLine[], locale: Locale) => void;
    readonly show: (locale: Locale) => void;
  };
  /** Most pieces of one product in the cart; absent for partners, who have no limit. */
  readonly soldAtOnce?: number | undefined;
  /** Shows the cart each time it changes. */
  readonly show: (state: SharedCartState) => void;
}

/** Use-case: opens a shared cart with today's prices and stock and takes it on request (rules SHARED-5, SHARED-6). */
export const createSharedCart = ({ catalog, cart, soldAtOnce, show }: Dependencies) => {
  let state = UNREAD_SHARED_CART;
  /** Number of the latest cart that was opened: an answer to an earlier one comes too late. */
  let latest = 0;
  const setState = (next: SharedCartState) => {
    state = next;
    show(state);
  };
  return {
    /** Asks for today's products of a cart. */
    open: async (lines: readonly SharedLine[], locale: Locale): Promise<void> => {
      latest += 1;
      const mine = latest;
      setState(UNREAD_SHARED_CART);
      const current = await catalog.current({ locale, productIds: lines.map(({ productId }) => productId) });
      if (mine !== latest) return;
      setState(
        current.ok
          ? { step: 'asking', received: receivedCart(lines, current.value, soldAtOnce) }
          : { ...UNREAD_SHARED_CART, step: 'failed' },
      );
    },
    /** Adds the available lines to the cart and opens it. */
    take: (way: TakingWay, locale: Locale): void => {
      if (way === 'replace') cart.clear();
      const lines = joiningLines(cart.lines, state.received.lines);
      setState({ ...state, step: 'taken' });
      if (lines.length > 0) cart.addList(lines, locale);
      else cart.show(locale);
    },
  };
};
