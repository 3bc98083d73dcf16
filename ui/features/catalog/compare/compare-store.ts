import { actionBound, makeObservable } from 'mobx';
import { makeToggleCompared } from '#core/catalog/compare/index.ts';
import type { Product, ProductListStorage } from '#core/catalog/products/index.ts';
import type { Notify } from '#core/kernel/notifications/index.ts';
import { ChosenStore } from '#ui/features/catalog/chosen/chosen-store.ts';

interface Dependencies {
  readonly compareStorage: ProductListStorage;
  readonly notify: Notify;
}

/** The products that the visitor compares, three at most. */
export class CompareStore extends ChosenStore {
  constructor({ compareStorage: storage, notify }: Dependencies) {
    super(storage, makeToggleCompared({ storage, notify }));
    makeObservable(this, { take: actionBound });
  }

  get addressed(): readonly string[] {
    return this.ids;
  }

  /** Someone's comparison takes the place of this one (rule COMPARE-9). */
  take(products: readonly Product[]): void {
    this.keep(products);
  }
}
