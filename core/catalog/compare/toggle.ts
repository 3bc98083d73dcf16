import type { Product, ProductListStorage } from '#core/catalog/products/index.ts';
import type { Notify } from '#core/kernel/notifications/index.ts';
import { type CompareList, toggleCompared } from './compare.ts';

interface Dependencies {
  readonly storage: Pick<ProductListStorage, 'save'>;
  readonly notify: Notify;
}

/**
 * Use-case: toggles a product in the comparison, keeps the list and tells what happened (rules COMPARE-1 … COMPARE-4).
 */
export const makeToggleCompared =
  ({ storage, notify }: Dependencies) =>
  (list: CompareList, product: Product): CompareList => {
    const toggled = toggleCompared(list, product);
    if (toggled.list !== list) storage.save(toggled.list);
    notify(toggled.outcome, product.title);
    return toggled.list;
  };
export type ToggleCompared = ReturnType<typeof makeToggleCompared>;
