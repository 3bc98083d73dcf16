import { actionBound, makeObservable } from 'mobx';
import { createComparison } from '#core/catalog/compare/index.ts';
import type { Product, ProductListState, ProductListStorage } from '#core/catalog/products/index.ts';
import type { Notify } from '#core/kernel/notifications/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';
import { ChosenStore } from '#ui/features/catalog/chosen/chosen-store.ts';

interface Dependencies {
  readonly compareStorage: ProductListStorage;
  readonly notify: Notify;
}

/** The products that the visitor compares, three at most. */
export class CompareStore extends ChosenStore {
  protected readonly keeping: ReturnType<typeof createComparison>;

  constructor({ compareStorage: storage, notify }: Dependencies) {
    super();
    this.keeping = createComparison({ storage, notify, show: syncTo<ProductListState>(this) });
    makeObservable(this, { take: actionBound });
  }

  get addressed(): readonly string[] {
    return this.ids;
  }

  /** Replaces the comparison by a shared one. */
  take(products: readonly Product[]): void {
    this.keeping.take(products);
  }
}
