import { makeAutoObservable, observableRef } from 'mobx';
import type { PriceChange, Product, ProductCatalog } from '#core/catalog/products/index.ts';
import {
  changeSinceViewed,
  countOtherViewed,
  createRecentlyViewed,
  NOTHING_VIEWED,
  otherViewed,
  type ViewedState,
  type ViewedStorage,
} from '#core/catalog/recently-viewed/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Clock } from '#core/kernel/shared/index.ts';
import { type DataLayer, viewItem } from '#core/marketing/analytics/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';

interface Dependencies {
  readonly analytics: DataLayer;
  readonly catalog: Pick<ProductCatalog, 'current'>;
  readonly viewedStorage: ViewedStorage;
  readonly clock: Clock;
}

/** The products that a visitor looked at. */
export class ViewedStore implements ViewedState {
  viewed = NOTHING_VIEWED.viewed;
  products = NOTHING_VIEWED.products;
  loading = NOTHING_VIEWED.loading;

  readonly #keeping: ReturnType<typeof createRecentlyViewed>;

  constructor(dependencies: Dependencies) {
    const report = (product: Product) => dependencies.analytics.push(viewItem(product));
    this.#keeping = createRecentlyViewed({ ...dependencies, report, show: syncTo<ViewedState>(this) });
    makeAutoObservable(this, { viewed: observableRef, products: observableRef }, { autoBind: true });
  }

  /** Remembers and reports that a product is looked at. */
  see(product: Product): void {
    this.#keeping.see(product);
  }

  /** Reads what earlier visits have left. */
  recall(): void {
    this.#keeping.recall();
  }

  /** How many others there are beside a product, whether or not they are still sold. */
  countOtherViewed(productId: string): number {
    return countOtherViewed(this.viewed, productId);
  }

  /** What is known of the others. */
  beside(productId: string): readonly Product[] {
    return otherViewed(this.viewed, this.products, productId);
  }

  /** Change of a product's price since its last view. */
  priceChange(today: Product): PriceChange | undefined {
    return changeSinceViewed(this.viewed, today);
  }

  async load(locale: Locale): Promise<void> {
    await this.#keeping.load(locale);
  }

  clear(): void {
    this.#keeping.clear();
  }
}
