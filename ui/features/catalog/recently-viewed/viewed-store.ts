import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Product, ProductCatalog } from '#core/catalog/products/index.ts';
import {
  type RecentlyViewed,
  rememberViewed,
  type ViewedStorage,
  viewedBeside,
} from '#core/catalog/recently-viewed/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { type DataLayer, viewItem } from '#core/marketing/analytics/index.ts';

interface Dependencies {
  readonly analytics: DataLayer;
  readonly catalog: Pick<ProductCatalog, 'current'>;
  readonly viewedStorage: ViewedStorage;
}

/** The products that a visitor looked at: which ones is remembered, what they cost today is asked for. */
export class ViewedStore {
  viewed: RecentlyViewed = [];
  products: readonly Product[] = [];
  loading = false;

  readonly #dependencies: Dependencies;
  #asked = 0;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { viewed: observableRef, products: observableRef }, { autoBind: true });
  }

  /**
   * Remembers and tells that a product is looked at, also by what other tabs have remembered meanwhile (rules
   * ANALYTICS-1, BROWSING-9).
   */
  see(product: Product): void {
    this.#keep(rememberViewed(this.#dependencies.viewedStorage.load(), product.productId));
    this.#dependencies.analytics.push(viewItem(product));
  }

  /** How many others there are beside a product, whether or not they are still sold. */
  countBeside(productId: string): number {
    return this.viewed.filter((id) => id !== productId).length;
  }

  /** What is known of the others (rule BROWSING-9). */
  beside(productId: string): readonly Product[] {
    return viewedBeside(this.viewed, this.products, productId);
  }

  /** Asks for today's prices and stock in a language; without an answer there is nothing to show. */
  async load(locale: Locale): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    this.loading = true;
    const answer = await this.#dependencies.catalog.current({ locale, productIds: this.viewed });
    if (asked !== this.#asked) return;
    runInAction(() => {
      this.loading = false;
      this.products = answer.ok ? answer.value : [];
    });
  }

  clear(): void {
    this.#keep([]);
  }

  #keep(viewed: RecentlyViewed): void {
    this.viewed = viewed;
    this.#dependencies.viewedStorage.save(viewed);
  }
}
