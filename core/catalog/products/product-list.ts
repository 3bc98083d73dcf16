import { sortByIds } from './named-products.ts';
import type { Product } from './product.ts';
import type { ProductListStorage } from './stored-product.ts';

/** Products that a visitor has picked out. */
export interface ProductListState {
  readonly list: readonly Product[];
  /** Whether the stored list has been read: nothing is known of it in the first render. */
  readonly ready: boolean;
}

/** A list before it was read from storage (rule PRODUCT-2). */
export const UNREAD_LIST: ProductListState = { list: [], ready: false };

interface Dependencies {
  readonly storage: ProductListStorage;
  /** Shows the list each time it changes. */
  readonly show: (kept: ProductListState) => void;
}

/** Use-case: a list of products, stored between visits and shared between tabs (rule PRODUCT-2). */
export const createProductList = ({ storage, show }: Dependencies) => {
  let state = UNREAD_LIST;
  const setState = (change: Partial<ProductListState>) => {
    state = { ...state, ...change };
    show(state);
  };
  /** Another list takes the place of this one. */
  const keep = (list: readonly Product[]): void => {
    setState({ list });
    storage.save(list);
  };
  return {
    list: (): readonly Product[] => state.list,
    /** Reads the stored list and follows other tabs; gives the way to stop. */
    start: (): (() => void) => {
      const read = (list: readonly Product[]) => setState({ list, ready: true });
      read(storage.load());
      return storage.onChangeElsewhere(read);
    },
    keep,
    /** Puts the products in another order. */
    arrange: (ids: readonly string[]): void => keep(sortByIds(ids, state.list, ({ productId }) => productId)),
  };
};
