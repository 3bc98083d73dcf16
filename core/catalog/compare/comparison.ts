import {
  createProductList,
  type Product,
  type ProductListState,
  type ProductListStorage,
} from '#core/catalog/products/index.ts';
import type { Notify } from '#core/kernel/notifications/index.ts';
import { toggleCompared } from './compare.ts';

interface Dependencies {
  readonly storage: ProductListStorage;
  readonly notify: Notify;
  /** Shows the list each time it changes. */
  readonly show: (kept: ProductListState) => void;
}

/** Use-case: keeps the products that a visitor compares, and notifies of each toggle (rules COMPARE-1 … COMPARE-4, COMPARE-9). */
export const createComparison = ({ storage, notify, show }: Dependencies) => {
  const { list, keep, start, arrange } = createProductList({ storage, show });
  return {
    start,
    arrange,
    /** Puts a product in or takes it out; a fourth changes nothing. */
    toggle: (product: Product): void => {
      const toggled = toggleCompared(list(), product);
      if (toggled.list !== list()) keep(toggled.list);
      notify(toggled.outcome, product.title);
    },
    /** Replaces the comparison by a shared one (rule COMPARE-9). */
    take: keep,
  };
};
