import type { ProductCatalog } from '#core/catalog/products/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { maxCount, obstacleOf } from './availability.ts';
import { type Cart, type CartLine, EMPTY_CART, type PutLine, type RemovedLine } from './cart.ts';
import type { CartStorage } from './ports.ts';

/** Most products that are saved for later (rule LATER-2). */
export const MAX_SAVED_LINES = 50;

/** What is saved for later with one line more in front: a product is there once, and the oldest gives way (rule LATER-2). */
export const withSaved = (saved: Cart, line: CartLine): Cart =>
  [line, ...saved.filter(({ product }) => product.productId !== line.product.productId)].slice(0, MAX_SAVED_LINES);

/** Whether a saved line can be put in the cart today (rule LATER-3). */
export const canPutBack = (line: CartLine): boolean => {
  const obstacle = obstacleOf(line);
  return obstacle === undefined || obstacle === 'too_many' || obstacle === 'above_limit';
};

/** Products saved for later, and the last removed line. */
export interface SavedState {
  /** The last saved first. */
  readonly saved: Cart;
  /** The line that was taken out of the cart last, to be put back (rule CART-29). */
  readonly removed: RemovedLine | undefined;
}

/** Nothing is known yet (rule LATER-1). */
export const UNREAD_SAVED: SavedState = { saved: EMPTY_CART, removed: undefined };

interface Dependencies {
  readonly catalog: Pick<ProductCatalog, 'current'>;
  readonly savedStorage: CartStorage;
  readonly cart: {
    /** Takes a line out of the cart; undefined when it is not there. */
    readonly remove: (productId: string) => RemovedLine | undefined;
    readonly putBack: (removed: RemovedLine) => void;
    readonly addList: (lines: readonly PutLine[], locale: Locale) => void;
    readonly has: (productId: string) => boolean;
  };
  /** Shows the list each time it changes. */
  readonly show: (state: SavedState) => void;
}

/** Use-case: products saved for later and the last removed line (rules CART-29, LATER-1 … LATER-5). */
export const createSavedForLater = ({ catalog, savedStorage, cart, show }: Dependencies) => {
  let state = UNREAD_SAVED;
  const setState = (change: Partial<SavedState>) => {
    state = { ...state, ...change };
    show(state);
  };
  const keep = (saved: Cart) => {
    setState({ saved });
    savedStorage.save(saved);
  };
  const forget = (productId: string) => keep(state.saved.filter(({ product }) => product.productId !== productId));
  const save = (productId: string): void => {
    const taken = cart.remove(productId);
    if (taken) keep(withSaved(state.saved, taken.line));
  };
  return {
    /** Follows other tabs; gives the way to stop. */
    start: (): (() => void) => savedStorage.onChangeElsewhere((saved) => setState({ saved })),
    /** Reads the list and gives it today's products; what is no longer sold leaves (rule LATER-4). */
    read: async (locale: Locale): Promise<void> => {
      setState({ saved: savedStorage.load().slice(0, MAX_SAVED_LINES), removed: undefined });
      if (state.saved.length === 0) return;
      const productIds = state.saved.map(({ product }) => product.productId);
      const current = await catalog.current({ locale, productIds });
      if (!current.ok) return;
      const byId = new Map(current.value.map((product) => [product.productId, product]));
      keep(
        state.saved.flatMap((line) => {
          const { productId } = line.product;
          const product = byId.get(productId);
          if (product) return [{ ...line, product }];
          return productIds.includes(productId) ? [] : [line];
        }),
      );
    },
    /** Moves a line out of the cart (rule LATER-1). */
    save,
    /** Moves out of the cart the lines of it that hold an order up (rule LATER-5). */
    putAside: (lines: Cart): void => {
      for (const line of lines) if (obstacleOf(line)) save(line.product.productId);
    },
    /** Puts a line in the cart again with its pieces, as far as there are so many (rule LATER-3). */
    putInCart: (productId: string, locale: Locale): void => {
      const line = state.saved.find(({ product }) => product.productId === productId);
      if (!line || !canPutBack(line)) return;
      cart.addList([{ ...line, most: maxCount({ product: line.product }) }], locale);
      // A full cart takes nothing more: then it stays here.
      if (cart.has(productId)) forget(productId);
    },
    /** Leaves a line out of the list. */
    forget,
    /** Takes a line out of the cart, with a way back (rule CART-29). */
    remove: (productId: string): void => setState({ removed: cart.remove(productId) }),
    /** Restores the last removed line (rule CART-29). */
    undo: (): void => {
      const { removed } = state;
      if (!removed) return;
      setState({ removed: undefined });
      cart.putBack(removed);
    },
  };
};
